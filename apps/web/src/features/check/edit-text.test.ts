import { describe, expect, it } from 'vitest'
import { asSentence, readsInPlace, withoutSentence, withWords } from './edit-text.ts'

const place = (text: string, words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
const letter = 'Dear Ms Lee,\n\nI led a team. I sold shoes. I left.\n\nThank you.'

describe('a text without a sentence', () => {
  it.each([
    ['in the middle', letter, 'I sold shoes.', 'Dear Ms Lee,\n\nI led a team. I left.\n\nThank you.'],
    ['at the start of a paragraph', letter, 'I led a team.', 'Dear Ms Lee,\n\nI sold shoes. I left.\n\nThank you.'],
    ['at the end of a paragraph', letter, 'I left.', 'Dear Ms Lee,\n\nI led a team. I sold shoes.\n\nThank you.'],
    ['that is a paragraph', letter, 'Dear Ms Lee,', 'I led a team. I sold shoes. I left.\n\nThank you.'],
    ['that is the last line', letter, 'Thank you.', 'Dear Ms Lee,\n\nI led a team. I sold shoes. I left.'],
    ['that is a bullet, with its sign', '- Sold shoes\n- Led a team\n- Left', 'Led a team', '- Sold shoes\n- Left'],
    ['that is numbered, with its number', '1. Sold shoes\n2. Left', 'Sold shoes', '2. Left'],
    ['that opens a bullet', '- Sold shoes. Led a team.', 'Sold shoes.', '- Led a team.'],
    ['that is all of it', 'I left.', 'I left.', ''],
  ])('%s', (_, text, words, left) => {
    expect(withoutSentence(text, place(text, words))).toBe(left)
  })
})

it('puts other words in the place of a sentence', () => {
  expect(withWords(letter, place(letter, 'I sold shoes.'), ' I sold boots. ')).toBe(
    letter.replace('I sold shoes.', 'I sold boots.'),
  )
})

it.each([
  ['Led a team', 'I led a team.', 'Led a team.'],
  ['Led a team.', 'I led a team!', 'Led a team.'],
  ['Led a team', 'Led a big team', 'Led a team'],
])('%s ends as a sentence does where one stood', (line, sentence, put) => {
  expect(asSentence(line, sentence)).toBe(put)
})

it.each([
  ['without a subject, in a letter', 'Led a team', letter, 'I led a team.', false],
  ['in the first person, in a letter', 'I led the team', letter, 'I led a team.', true],
  ['in a list of a letter', 'Led a team', `${letter}\n- Ran a team`, 'Ran a team', true],
  ['in a resume', 'Led a team', 'Ran a team. Sold shoes.', 'Ran a team.', true],
])('tells whether a line reads in the place of a sentence: %s', (_, line, text, sentence, reads) => {
  expect(readsInPlace(line, text, place(text, sentence))).toBe(reads)
})
