import { expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { rules } from '../claims/support.ts'
import { feedbackOn } from './feedback.ts'
import { repairAdvice } from './repair-advice.ts'

const told = (source: string, text: string) =>
  feedbackOn('It leaves out much.', supports([source], text), [{ text: source }])

it('names the words that say more than the lines, what to do about them, and the lines', () => {
  expect(told('Helped the owner train two cooks.', 'Trained two Michelin cooks.')).toBe(
    '“Trained”, “cooks”: this claims a greater part than its lines. Keep their verb: who helped, took part or shared says so, and what changed by itself is told as such. “Michelin”: none of its lines says this. Leave it out, or use the word that the line has. Its lines say: “Helped the owner train two cooks.”',
  )
})

it('says why it fell where its words are not at fault', () => {
  expect(told('Trained two cooks.', 'Trained two cooks.')).toBe('It leaves out much.')
})

it('has advice for every rule by which a word can fall', () => {
  const names = Object.values(rules).map((rule) => rule.split(' ')[1] ?? '')
  expect(names.filter((name) => name !== 'near' && !(name in repairAdvice))).toEqual([])
})
