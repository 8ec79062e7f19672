import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { sentencesOf } from '../text/spans.ts'
import { readJob } from './read-job.ts'

const matcher = skillMatcher()

// Many runs; how long they take says nothing.
vi.setConfig({ testTimeout: 120_000 })

const many = (text: string) => text.repeat(Math.ceil(60_000 / text.length))

describe('[J18] input that is no advertisement', () => {
  it.each([
    ['nothing', ''],
    ['blanks', many(' ')],
    ['empty lines', many('\n')],
    ['one line of 10 MB', 'a'.repeat(10_000_000)],
    ['words without end', many('Java and Python or ')],
    ['dots', many('.')],
    ['questions', many('?!')],
    ['brackets', many('(')],
    ['quotation marks', many('"')],
    ['brackets in brackets', many('(a ')],
    ['tags', many('<p>')],
    ['half a tag', many('<a ')],
    ['comments', many('<!--')],
    ['capitals', many('A')],
    ['names', many('Aa ')],
    ['digits', many('111 ')],
    ['sums', many('$1,000 - ')],
    ['combining marks', `e${'\u0301'.repeat(100_000)}`],
    ['emoji', many('😀🎉')],
    ['right to left', many('مطلوب مهندس برمجيات. ')],
    ['another script', many('需要五年工作经验。')],
    ['half characters', many('\ud83d')],
  ])('%s: no requirement', (_, text) => {
    expect(readJob(text, matcher).requirements.filter((it) => it.kind === 'certificate')).toEqual([])
  })

  it('dots without end are one sentence, found before the test is given up', () => {
    const line = { text: '.'.repeat(400_000), from: 0 }
    expect(sentencesOf(line)).toEqual([line])
  })

  it('is cut at a length that any advertisement fits in', () => {
    expect(readJob('word '.repeat(1_000_000), matcher).text.length).toBeLessThanOrEqual(60_000)
  })

  it('never throws, and every part stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const job = readJob(`Clerk\n\nRequirements\n- ${text}`, matcher)
        for (const { words, from, to } of [...job.requirements, ...job.conditions, ...job.benefits])
          expect(job.text.slice(from, to).replace(/\s+/g, ' ')).toBe(words.replace(/\s+/g, ' '))
      }),
      { numRuns: 40 },
    )
  })
})

describe('[J18] the same advertisement in another dress', () => {
  const pieces = [
    'must have',
    'is a plus',
    'required',
    'preferred',
    'Java',
    'Excel',
    'and',
    'or',
    ',',
    ';',
    '(',
    ')',
    '– ',
    '5+ years of experience with',
    "bachelor's degree in",
    'ideally',
    'German C1',
    '.',
    'You',
  ]
  const bullet = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((words) => words.join(' '))
  const anyAd = fc.oneof(
    fc.constant(`Clerk\nAcme Ltd, Leeds\n\nWe file things. You must have Excel.\n\nNice to have: French`),
    fc
      .array(bullet, { maxLength: 5 })
      .map((lines) => `Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`),
  )
  const read = (text: string) => readJob(text, matcher)

  it('reads alike every time, and from its own text', () => {
    fc.assert(
      fc.property(anyAd, (text) => {
        const job = readJob(text, matcher)
        expect(readJob(text, matcher)).toEqual(job)
        expect(readJob(job.text, matcher)).toEqual(job)
      }),
      { numRuns: 15 },
    )
  })

  it('line ends, other blanks and invisible characters change nothing', () => {
    fc.assert(
      fc.property(anyAd, (text) => {
        const plain = read(text)
        expect(read(text.replaceAll('\n', '\r\n'))).toEqual(plain)
        expect(read(text.replaceAll(' ', '\u00a0'))).toEqual(plain)
        expect(read(text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u200b'))).toEqual(plain)
      }),
      { numRuns: 10 },
    )
  })
})

describe('[J18] the time grows with the length', () => {
  const long = (text: string) => text.repeat(Math.ceil(100_000 / text.length))
  it.each([
    ['blanks', `a${long(' ')}b`],
    ['words of one letter', long('a ')],
    ['joining words', long('and ')],
    ['preferences', long(', ideally ')],
    ['names', long('North Bridge ')],
    ['headings', long('Requirements\n')],
    ['short lines', long('BLS\n')],
    [
      '1,600 bullets',
      `Clerk\n\nRequirements\n${Array.from({ length: 1_600 }, (_, at) => `- Experience with tool ${at} and Excel`).join('\n')}`,
    ],
  ])('%s', (_, text) => {
    const start = process.cpuUsage()
    readJob(text, matcher)
    // Ten times what it takes, so that a busy machine fails nothing.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(8_000)
  })
})
