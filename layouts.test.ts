import { readdirSync } from 'node:fs'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import { describe, expect, it } from 'vitest'
import { caseOf, casesOf, drawCase } from './eval/layouts/cases.ts'
import { headingWords } from './eval/layouts/draw/heading-words.ts'
import { labelledInOrder, plainForms, plainLines, plainText } from './eval/layouts/plain.ts'
import { plainPages, plainProgram } from './eval/layouts/plain-page.ts'
import { truthOfSheet } from './eval/layouts/printed.ts'
import { programs } from './eval/layouts/programs/index.ts'
import { chanceOf } from './eval/layouts/random.ts'
import { rebuilt } from './eval/layouts/rebuilt.ts'
import { composedWords } from './eval/layouts/words/composed.ts'
import { measuredWords } from './eval/layouts/words/measured.ts'
import { parts } from './eval/layouts/words/words.ts'
import { scoreDocument } from './eval/score.mjs'

const of = (use: 'training' | 'measured') => programs.filter((program) => program.use === use)

describe('layout programs', () => {
  it('are sixty and more, fifteen of them for measuring, no two of one name', () => {
    expect(programs.length).toBeGreaterThanOrEqual(60)
    expect(of('measured').length).toBeGreaterThanOrEqual(15)
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length)
  })

  it('have no family on both sides', () => {
    const trained = new Set(of('training').map(({ family }) => family))
    expect(of('measured').filter(({ family }) => trained.has(family))).toEqual([])
  })

  it('draw people of other names, employers, schools and trades for measuring', () => {
    const lists = ['given', 'family', 'employers', 'stems', 'schools', 'hosts', 'verbs', 'results', 'papers'] as const
    const shared = lists.flatMap((list) => measuredWords[list].filter((word) => composedWords[list].includes(word)))
    expect(shared).toEqual([])
    const trades = new Set(composedWords.trades.map(({ name }) => name))
    expect(measuredWords.trades.filter(({ name }) => trades.has(name))).toEqual([])
  })

  it('draw the same from the same seed, and another person from another', () => {
    const [a, b, c] = ['1', '1', '2'].map((seed) => casesOf('training', 3, seed))
    expect(a?.map(drawCase)).toEqual(b?.map(drawCase))
    expect(a?.map(({ person }) => person)).not.toEqual(c?.map(({ person }) => person))
  })
})

describe('composed layouts', () => {
  it('are the same from the same number, and no two alike', () => {
    const drawn = () => casesOf('composed', 20, '1').map(drawCase)
    expect(drawn()).toEqual(drawn())
    const all = casesOf('composed', 300, '1').map(({ program }) => JSON.stringify({ ...program, name: '', family: '' }))
    expect(new Set(all).size).toBe(all.length)
  })

  it('call no section by words of the measured ones', () => {
    const [composed, measured] = (['composed', 'measured'] as const).map((use) =>
      Object.values(headingWords[use]).flatMap((words) => parts(words.toLowerCase())),
    )
    expect(composed?.filter((words) => measured?.includes(words))).toEqual([])
  })
})

const shownCases = [...programs.map((program) => caseOf(program, 1, 'test')), ...casesOf('composed', 10, 'test')]

describe.each(shownCases.map((shown) => [shown.program.name, shown] as const))('the truth of %s', (_, shown) => {
  const drawn = drawCase(shown)
  const lines = plainLines(drawn)

  it.each(plainForms)('holds every field of the text that is %s', (form) => {
    const text = plainText(lines, form)
    const all = labelledInOrder(plainSource(text.text), text, drawn.sheet)
    const truth = truthOfSheet(shown.person, drawn.sheet)
    const { misses } = scoreDocument(shown.person, rebuilt(truth, all ?? []), truth.hidden, truth.precision)
    expect(misses).toEqual([])
  })
})

it('one file of each measured program is kept', () => {
  expect(readdirSync(new URL('eval/layouts/kept/', import.meta.url))).toHaveLength(of('measured').length)
})

it('the plainest pages say every word of a person, inside the paper', () => {
  for (const it of casesOf('composed', 12, 'plain')) {
    const chance = chanceOf(it.seed)
    const drawn = drawCase({ ...it, program: plainProgram(it.program, chance) })
    const lines = plainLines(drawn)
    const { fragments, pages } = plainPages(lines, drawn.sheet, chance)
    const shown = fragments.map(({ text }) => text.toLowerCase()).join(' ')
    const said = lines.flatMap(({ text, spans }) => spans.map(({ from, to }) => text.slice(from, to)))
    for (const word of said.flatMap((text) => text.toLowerCase().split(/\s+/)).filter(Boolean))
      expect(shown).toContain(word)
    for (const { page, y } of fragments) expect(y).toBeLessThan(pages[page - 1]?.height ?? 0)
  }
})
