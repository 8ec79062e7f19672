import { describe, expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { narrowerPapers, otherPapers, type PaperRow, saidToBeHeld, samePapers } from './testing/papers.ts'
import { jobFrom, person, today } from './testing/people.ts'

const askedIn = (asked: string) => jobFrom(`Team Member\n\nRequirements\n- ${asked}`)

const matched = ({ asked, held, issuer }: PaperRow) =>
  matchResume(person({ certificates: [{ name: held, ...(issuer ? { issuer } : {}) }] }), askedIn(asked), { today })

describe('a paper that is asked', () => {
  it.each(otherPapers)('[M46] $asked is not held with $held', (row) => {
    expect(saidToBeHeld(matched(row))).toEqual([])
  })

  it.each(samePapers)('[M46] $asked is held with $held', (row) => {
    const { ledger, knockOuts } = matched(row)
    const asked = [...ledger.filter(({ kind }) => kind === 'certificate'), ...knockOuts]
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['met']))
  })

  it.each(narrowerPapers)('[M24] $asked is a condition shown in part with $held', (row) => {
    const conditionOf = (held: string) => matched({ ...row, held }).knockOuts.map(({ status }) => status)
    expect(conditionOf(row.held)).toEqual(['partly'])
    expect(conditionOf(`${row.held}, expired`)).toEqual(['not-shown'])
  })

  it.each([
    ['Registered Nurse license', 'Registered Veterinary Nurse'],
    ['Electrician license', 'Electrician helper license'],
    ['Armed security guard license', 'Security guard license'],
  ])('[M24] %s is a condition not shown with %s', (asked, held) => {
    expect(matched({ asked, held }).knockOuts.map(({ status }) => status)).toEqual(['not-shown'])
  })

  it('is held by somebody who says so in a sentence', () => {
    const says = (asked: string, summary: string) =>
      saidToBeHeld(matchResume(person({ summary }), askedIn(asked), { today }))
    expect(says('RN license', 'Compassionate registered nurse with eight years in intensive care.')).not.toEqual([])
    expect(says('Electrician license', 'Reliable tradesman with an electrician license.')).not.toEqual([])
    expect(says('Electrician license', 'Reliable tradesman with a low-voltage electrician license.')).toEqual([])
  })

  it('may bear the name of the job besides', () => {
    const certificates = [{ name: 'Oregon General Journeyman Electrician License (J)' }]
    const held = (title: string) =>
      saidToBeHeld(
        matchResume(
          person({ certificates }),
          jobFrom(`${title}\n\nRequirements\n- Oregon General Journeyman (J) license`),
          { today },
        ),
      )
    expect(held('Commercial Electrician')).not.toEqual([])
    expect(held('Plumber')).toEqual([])
  })

  it('[M46] is still held where another one has lapsed', () => {
    for (const lapsed of ['Low-voltage electrician license, lapsed', 'Master electrician license, lapsed']) {
      const certificates = [{ name: 'Electrician license' }, { name: lapsed }]
      const { knockOuts } = matchResume(person({ certificates }), askedIn('Electrician license'), { today })
      expect(knockOuts.map(({ status }) => status)).toEqual(['met'])
    }
  })
})
