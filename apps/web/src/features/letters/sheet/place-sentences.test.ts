import { describe, expect, it } from 'vitest'
import { placeSentences, saysMore, sentenceAt } from './place-sentences.ts'

const blocks = ['Dear team,', 'I led. I cooked. I led.', 'Kind regards,']
const placed = (...texts: string[]) =>
  placeSentences(
    blocks,
    texts.map((text) => ({ text })),
  )

describe('a sentence of the letter', () => {
  it('that was changed is found no more, nor is one without words', () => {
    expect(placed('I led a team.', ' ')).toEqual([])
  })

  it('is found where it stands now, in the order of the page', () => {
    expect(placed('I cooked.', 'I led.').map(({ block, start, end }) => [block, start, end])).toEqual([
      [1, 0, 6],
      [1, 7, 16],
    ])
  })

  it('that stands there twice has two places', () => {
    expect(placed('I led.', 'I led.').map(({ start }) => start)).toEqual([0, 17])
  })

  it('is found with spaces that do not break', () => {
    expect(placeSentences(['I\u00a0led.'], [{ text: 'I led.' }])).toHaveLength(1)
  })

  it('is the one that a place in the text belongs to', () => {
    const all = placed('I led.', 'I cooked.')
    expect(sentenceAt(all, 1, 10)?.sentence.text).toBe('I cooked.')
    expect(sentenceAt(all, 1, 22)).toBeNull()
    expect(sentenceAt(all, 0, 3)).toBeNull()
  })
})

it('a block says more than its sentences where other words stand in it', () => {
  const text = 'I led. I typed this. I cooked.'
  const found = (...texts: string[]) =>
    placeSentences(
      [text],
      texts.map((it) => ({ text: it })),
    )
  expect(saysMore(text, found('I led.', 'I cooked.'))).toBe(true)
  expect(saysMore(text, found('I led.', 'I typed this.', 'I cooked.'))).toBe(false)
})
