import { expect, it } from 'vitest'
import { nothingChanged, shownKind, summaryOfKinds } from './summary.ts'

it.each([
  [[], nothingChanged],
  [
    ['moved', 'skills', 'skills', 'hidden'],
    "For this job: 1 line moved up, skills in the ad's order, 1 line hidden. The wording is yours.",
  ],
  [
    ['moved', 'moved', 'headline'],
    'For this job: headline from a title you held, 2 lines moved up. The wording is yours.',
  ],
  [['spelling'], 'For this job: 1 name spelled as in the ad. The wording is yours.'],
  [['fact', 'confirmed'], 'For this job: 1 line from what you told us, 1 line confirmed by you. The wording is yours.'],
  [['reworded', 'moved'], 'For this job: 1 line moved up, 1 line reworded.'],
])('[T49] of %j it says in one line what changed', (kinds, summary) => {
  expect(summaryOfKinds(kinds)).toBe(summary)
})

it.each([
  [{ kind: 'moved', text: 'a', made: 'skills' }, 'skills'],
  [{ kind: 'reworded', text: ' ' }, 'hidden'],
  [{ kind: 'reworded', text: 'a', confirmed: true }, 'confirmed'],
  [{ kind: 'combined', text: 'a' }, 'combined'],
] as const)('[T49] %j is shown as %s, whoever made it', (edit, kind) => {
  expect(shownKind(edit)).toBe(kind)
})
