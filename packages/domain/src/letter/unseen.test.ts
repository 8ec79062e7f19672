import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { readPlainText } from '../reading/read.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { ownWords } from './check.ts'
import { type Letter, letterFrom, letterGround, letterStyles, unsupportedIn } from './index.ts'

// Persons and advertisements that were written before any letter was made from them.

const folder = fileURLToPath(new URL('../../../../eval/ours-texts/', import.meta.url))
const textOf = (name: string) => readFileSync(folder + name, 'utf8')
const today = '2026-07-01'

interface Expected {
  /** One of them stands in every letter. */
  tells: string[]
  lacks: string[]
  headings: string[]
}
const persons = Object.entries(JSON.parse(textOf('expected.json')) as Record<string, Expected>)

const resumeOf = (name: string): ResumeDocument =>
  existsSync(`${folder}${name}.json`)
    ? fromJsonResume(JSON.parse(textOf(`${name}.json`)))
    : readPlainText(textOf(`${name}.txt`)).document

const sentencesOf = ({ paragraphs }: Letter) => paragraphs.flatMap(({ sentences }) => sentences)
const hasWord = (text: string, words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(text)

describe.each(persons)('%s', (name, { tells, lacks, headings }) => {
  const resume = resumeOf(name)
  const job = readJob(textOf(`${name}.job.txt`), skillMatcher())
  const ground = letterGround(resume, job, { today })
  const letters = letterStyles.map((style) => letterFrom(ground, style))

  it('no letter says more than its sources', () => {
    expect(letters.flatMap((letter) => unsupportedIn(letter, resume, job, { today, style: letter.style }))).toEqual([])
  })

  it('no letter claims what is not shown, or names a heading as a skill', () => {
    const told = letters.flatMap(sentencesOf).filter(({ sources }) => sources.length > 0)
    expect(told.filter((it) => lacks.some((words) => hasWord(ownWords(it), words)))).toEqual([])
    expect(told.filter(({ text }) => headings.some((it) => text.includes(`${it},`)))).toEqual([])
  })

  it('every letter tells the strongest line', () => {
    const silent = letters.filter((letter) => !tells.some((words) => letter.content.includes(words)))
    expect(silent.map(({ style }) => style)).toEqual([])
  })

  it('no noun is told as a deed, and no place is meant that is not named', () => {
    const texts = letters.flatMap((letter) => [...sentencesOf(letter).map(({ text }) => text), letter.shortMessage])
    expect(
      texts.filter((text) =>
        /\bI (?:also )?(?:\p{Ll}+ (?:of|down from|up from) |blend |catalogue|used to )/u.test(text),
      ),
    ).toEqual([])
    expect(texts.filter((text) => /\bsomeone to (?:lower|green) /.test(text))).toEqual([])
  })
})

it('a short message leans on nothing that found no room in it', () => {
  const resume = resumeOf('arborist')
  const job = readJob(textOf('arborist.job.txt'), skillMatcher())
  const ground = letterGround(resume, job, { today })
  const messages = letterStyles.map((style) => letterFrom(ground, style).shortMessage)
  expect(messages.filter((text) => /My work there included/.test(text) && !/Blue Fork/.test(text))).toEqual([])
})
