import { describe, expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { otherPapers, type PaperRow, saidToBeHeld, samePapers } from './testing/papers.ts'
import { jobFrom, person, today } from './testing/people.ts'

const matched = ({ asked, held, issuer }: PaperRow) =>
  matchResume(
    person({ certificates: [{ name: held, ...(issuer ? { issuer } : {}) }] }),
    jobFrom(`Team Member\n\nRequirements\n- ${asked}`),
    { today },
  )

describe('[M38] a paper that is asked', () => {
  it.each(otherPapers)('$asked is not held with $held', (row) => {
    expect(saidToBeHeld(matched(row))).toEqual([])
  })

  it.each(samePapers)('$asked is held with $held', (row) => {
    const { ledger, knockOuts } = matched(row)
    const asked = [...ledger.filter(({ kind }) => kind === 'certificate'), ...knockOuts]
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['met']))
  })
})
