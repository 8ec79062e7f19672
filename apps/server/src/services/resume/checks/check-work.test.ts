import { linesOf } from '@bespeak/domain/check/index.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { operator, welder } from '@bespeak/domain/tailor/testing/people.ts'
import { expect, it } from 'vitest'
import { welderAd } from '../testing/resume-calls.ts'
import { type CheckTask, checkText } from './check-work.ts'

const document = welder()
const shop = linesOf(document).find(({ text }) => text.includes('shop floor'))?.role ?? undefined
const verdictsOf = (text: string, given: Partial<CheckTask> = {}) => {
  const task = { documents: [document], said: [], settled: nothingSettled, addressee: null, today: '2026-07-01' }
  return checkText({ ...task, text, ...given }).map(({ verdict }) => verdict)
}

it('what is written for a role does not rest on another, nor on a role of the same id of another resume', () => {
  const text = 'Trained four apprentices.'
  expect(verdictsOf(text)).toEqual(['reworded'])
  expect(verdictsOf(text, { entry: shop })).toEqual(['not-yours'])
  const plain = 'Keep the shop floor tidy and the consumables in stock.'
  expect(verdictsOf(plain, { entry: shop, documents: [document, operator()] })).toEqual(['yours'])
  expect(
    verdictsOf('Run 12 k8s clusters for 40 services.', { entry: shop, documents: [document, operator()] }),
  ).toEqual(['not-yours'])
})

it('what a letter says of those whom it is for, in the words of their advertisement, needs no line', () => {
  const text = 'Your Lantern programme is why I weld stainless process pipe with TIG.'
  expect(verdictsOf(text)).toEqual(['not-yours'])
  expect(verdictsOf(text, { quotable: `<p>${welderAd}</p><p>- Our Lantern programme</p>` })).not.toContain('not-yours')
})

it('what was written for a letter alone is a ground of it', () => {
  const motivation = 'I grew up beside the Brackwater yard.'
  expect(verdictsOf(motivation)).toEqual(['not-yours'])
  expect(verdictsOf(motivation, { ofLetter: { role: '', motivation } })).toEqual(['yours'])
})
