import { expect, it } from 'vitest'
import { readVerb } from '../language/verbs.ts'
import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { tradeDeeds } from '../words/trade-deeds.ts'

it('the deeds of a trade are in no other table, and each once', () => {
  const trades = tradeDeeds.flatMap(({ words }) => words.split(' '))
  const others = new Set([...nearDeeds, ...sameDeeds].flatMap(({ words }) => words.split(' ')))
  expect(trades.filter((verb) => others.has(verb) || readVerb(verb)?.form === 'base')).toEqual([])
  expect(new Set(trades).size).toBe(trades.length)
})
