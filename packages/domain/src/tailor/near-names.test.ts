import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { advertisementFor, namedSkills, resumeWith, swaps } from '../skills/testing/near-names.ts'
import { jobOf } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

it('[T12] no edit names a skill that no source spells, abbreviates or has under its maker', () => {
  expect(swaps().length).toBeGreaterThanOrEqual(200)
  const invented = swaps().flatMap((pair) => {
    const document = fromJsonResume(resumeWith(pair))
    const own = new Set(sourcesOf(document, []).flatMap(({ text }) => namedSkills(text)))
    return proposed(document, jobOf(advertisementFor(pair)))
      .filter(({ kind, text }) => kind !== 'moved' && namedSkills(text).some((name) => !own.has(name)))
      .map(({ text }) => `${pair.own} for ${pair.asked}: ${text}`)
  })
  expect(invented).toEqual([])
})
