import { expect, it } from 'vitest'
import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { tradeDeeds, tradeThings } from '../words/trade-deeds.ts'
import { tabledVerb } from './tabled-verbs.ts'
import { readVerb } from './verbs.ts'

it('the deeds of a trade are in no other table, and each once', () => {
  const trades = [...tradeDeeds, ...tradeThings].flatMap(({ words }) => words.split(' '))
  const others = new Set([...nearDeeds, ...sameDeeds].flatMap(({ words }) => words.split(' ')))
  expect(trades.filter((verb) => others.has(verb) || readVerb(verb)?.form === 'base')).toEqual([])
  expect(new Set(trades).size).toBe(trades.length)
})

it('a thing of a trade is a deed only where its form shows it', () => {
  expect(tabledVerb('costume', true)).toBeNull()
  expect(tabledVerb('costumed', false)).toEqual({ base: 'costume', form: 'past' })
  expect(tabledVerb('defrost', true)).toEqual({ base: 'defrost', form: 'base' })
  expect(tabledVerb('defrost', false)).toBeNull()
})

it('a verb in l is read as it is written in Britain and in America', () => {
  for (const word of ['shovelled', 'shoveled', 'chiselled', 'chiseled'])
    expect(tabledVerb(word, false)).toEqual({ base: word.replace(/l+ed$/, 'l'), form: 'past' })
})
