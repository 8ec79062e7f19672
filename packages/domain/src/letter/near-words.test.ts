import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Settled } from '../resume/settled.ts'
import { skillMatcher } from '../skills/index.ts'
import { unsupportedIn, writeLetter } from './index.ts'
import { letterStyles } from './letter.ts'
import { today } from './testing/letters.ts'

const line = 'Fixed 30 bicycles a week in the harbour workshop.'
const document = fromJsonResume({
  basics: { name: 'Ines Falk' },
  work: [
    {
      ...{ name: 'Harbour Cycles', position: 'Workshop Hand', startDate: '2019-03', endDate: '2024-02' },
      highlights: [line, 'Built 200 wheels for touring bicycles.'],
    },
  ],
})
const jobWith = (duty: string) =>
  readJob(
    `Cycle Technician\nQuay Bikes, Bristol\n\nWhat you will do\n- ${duty}\n- Keep the workshop tidy\n\nWhat you bring\n- Two years in a workshop\n`,
    skillMatcher(),
  )
const job = jobWith('Repair bicycles and cargo trikes')
const options = (settled?: Settled) => ({ style: 'professional', today, settled }) as const
const write = (settled?: Settled) => writeLetter(document, job, options(settled))
const asked = () => {
  const [found] = write().doubted
  if (!found) throw new Error('nothing is asked')
  return found
}

describe('[L21] a near word of the advertisement', () => {
  it('is not asked about where the advertisement says it of something else', () => {
    expect(writeLetter(document, jobWith('Repair roofs'), options()).doubted).toEqual([])
  })

  it('stands in no letter of any style before the yes, and the person’s own does', () => {
    for (const style of letterStyles) {
      const { content, shortMessage, emailBody } = writeLetter(document, job, { ...options(), style })
      expect([content, shortMessage, emailBody].join(' ')).not.toContain('repaired')
      expect(content).toContain('ixed 30 bicycles')
    }
  })

  it('is asked about in the sentence that the letter has, with the line and both words', () => {
    const { sentence, doubts, line: named, instead } = asked()
    expect(sentence.text).toContain('repaired 30 bicycles a week')
    expect(doubts).toMatchObject([{ words: 'repaired', youWrote: 'Fixed' }])
    expect(named).toEqual({ heading: 'Workshop Hand, Harbour Cycles', line })
    expect(write().content).toContain(instead?.of ?? 'nothing')
    expect(instead?.reason).toBe('The ad says “Repair bicycles and cargo trikes”.')
  })

  it('takes the place of the person’s own after a yes, and nothing is said twice', () => {
    const { sentence, line: named, instead } = asked()
    const settled = { yes: [{ ...named, fact: '1', saidOn: today, text: sentence.text }], no: [] }
    const letter = write(settled)
    expect(letter.content).toContain(sentence.text)
    expect(letter.content).not.toContain(instead?.of)
    expect(letter.doubted).toEqual([])
    expect(unsupportedIn(letter, document, job, options(settled))).toEqual([])
  })

  it('is not asked about again after a no, also where that was said of the resume', () => {
    expect(write({ yes: [], no: [asked().line] }).doubted).toEqual([])
  })
})
