import { describe, expect, it } from 'vitest'
import type { Clause } from './clauses.ts'
import { type Field, opened, passes } from './passes.ts'
import { readStatement } from './statement.ts'
import type { Opened, Word } from './word.ts'

const wordOf = (text: string, lower: string): Word => {
  const found = readStatement(text).words.find((word) => word.lower === lower)
  if (!found) throw new Error(`There is no ${lower} in ${text}`)
  return found
}
const clausesIn = (text: string) =>
  readStatement(text).clauses.map(({ doer, verb, objects, adjuncts, polarity }: Clause) => ({
    doer,
    verb: verb?.lemma ?? null,
    objects: objects.map(({ lower }) => lower),
    adjuncts: adjuncts.map(({ link, words }) => [link, ...words.map(({ lower }) => lower)].join(' ')),
    polarity,
  }))

const lines = [
  'Trained two cooks and ordered fish for 80 guests a day.',
  'Responsible for the layout of the catalogue, 2016 – 2019',
  'Cut waiting times from 12 to 6 days; the nurses rebuilt the rota without overtime.',
  'Senior Baker, Harbour Inn, March 2018 – present',
  'Helped the head gardener (part-time) prune 40 rose beds every evening under supervision',
  'Kept charts up to date on my own, May 2020',
]

describe('passes', () => {
  it('each reads only what those before it have written', () => {
    const written = new Set<Field>()
    for (const { name, reads, writes } of passes) {
      // What a word is before the first pass.
      for (const field of reads) if (field !== 'isLight') expect([...written], name).toContain(field)
      for (const field of writes) written.add(field)
    }
  })

  it.each(lines)('each writes only what it says: %s', (line) => {
    const made = opened(line)
    for (const pass of passes) {
      const before = copied(made)
      pass.run(made)
      expect(pass.writes, pass.name).toEqual(expect.arrayContaining(changed(before, made)))
    }
  })
})

const ofText = ['quantities', 'numbered', 'periods', 'isHeading'] as const
/** Without the other end of a number, which has this one as its own. */
const shown = (value: unknown) => JSON.stringify(value, (key, it) => (key === 'pair' ? it !== null : it))
const copied = (it: Opened) => ({
  words: it.words.map(
    ({ chain, remark, ...word }) =>
      new Map(
        Object.entries({ ...word, chain: chain.length, remark: remark.length }).map(([key, it]) => [key, shown(it)]),
      ),
  ),
  text: new Map(ofText.map((key) => [key, shown(key === 'numbered' ? [...it.numbered.keys()] : it[key])])),
})

function changed(before: ReturnType<typeof copied>, made: Opened): string[] {
  const after = copied(made)
  const differing = (one: Map<string, string>, other: Map<string, string>) =>
    [...other.keys()].filter((key) => one.get(key) !== other.get(key))
  return [
    ...new Set([
      ...differing(before.text, after.text),
      ...after.words.flatMap((word, at) => differing(before.words[at] ?? new Map(), word)),
    ]),
  ]
}

describe('words', () => {
  it('[LG2] [LG5] what stands inside a date is no number', () => {
    const { periods, quantities } = readStatement('Baked 300 loaves a day from March 2018 to May 2020')
    expect(periods).toMatchObject([{ start: '2018-03', end: '2020-05' }])
    expect(quantities).toMatchObject([{ value: 300, kind: 'count', rate: 'day' }])
  })

  it('[LG2] an open beginning says nothing of the end', () => {
    expect(readStatement('Cook, Inn, from February 2018').periods).toMatchObject([{ start: '2018-02', end: undefined }])
  })

  it('[LG3] the till is a thing, and `till` is none', () => {
    expect(wordOf('Kept the till', 'till').isLight).toBe(false)
    expect(wordOf('Worked till late', 'till').isLight).toBe(true)
  })

  it('[LG5] a change knows its two ends', () => {
    const [from] = readStatement('Cut waste from 12 to 6 kg').quantities
    expect(from).toMatchObject({ change: 'from', pair: { change: 'to', unit: 'gram' } })
  })

  it('[LG9] a word offers what is wider and asks for itself', () => {
    expect(wordOf('Walked dogs', 'dogs').offers).toContain('<animal')
    expect(wordOf('Walked dogs', 'dogs').asks).not.toContain('<animal')
  })

  it('[LG10] `every day` says no more than how often', () => {
    expect(wordOf('Swept the yard every day', 'every').isLight).toBe(true)
    expect(wordOf('Swept every yard', 'every').isLight).toBe(false)
  })
})

describe('clauses', () => {
  it('[LG4] [LG6] [LG11] a bullet opens with a deed, which governs what follows', () => {
    expect(clausesIn('Trained two cooks and ordered fish for 80 guests.')).toEqual([
      { doer: 'person', verb: 'train', objects: ['cooks'], adjuncts: [], polarity: 'affirmed' },
      { doer: 'person', verb: 'order', objects: ['fish'], adjuncts: ['for guests'], polarity: 'affirmed' },
    ])
  })

  it('[LG6] what others did is theirs', () => {
    expect(clausesIn('The nurses rebuilt the rota.').at(-1)).toMatchObject({ doer: 'others', verb: 'rebuild' })
  })

  it('[LG7] what is denied is denied to the end of its part', () => {
    expect(clausesIn('Drove lorries without accidents')).toMatchObject([{ verb: 'drive', polarity: 'denied' }])
  })

  it('[LG8] a heading is none of the person’s deeds; a reservation is kept with its clause', () => {
    expect(readStatement('Head Baker, Harbour Inn').isHeading).toBe(true)
    const [plain, reserved] = ['Pruned roses', 'Pruned roses under supervision'].map(
      (it) => readStatement(it).clauses[0],
    )
    expect(plain?.reservations).toBe(0)
    expect(reserved?.reservations).not.toBe(0)
  })

  it('[LG11] the tense of a deed is that of its verb', () => {
    const tenses = ['Baked bread', 'Bake bread', 'Baking bread daily'].map(
      (it) => readStatement(it).clauses[0]?.verb?.tense,
    )
    expect(tenses).toEqual(['past', 'present', 'ongoing'])
  })

  it('[LG12] the same line is read once, and a long text anew', () => {
    expect(readStatement('Baked bread')).toBe(readStatement('Baked bread'))
    const long = 'Baked bread. '.repeat(400)
    expect(readStatement(long)).not.toBe(readStatement(long))
    expect(readStatement(long)).toEqual(readStatement(long))
  })
})
