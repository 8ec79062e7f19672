import { describe, expect, it } from 'vitest'
import type { Edit } from '../resume/edit.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { judge } from './judge.ts'
import { believing } from './testing/asking.ts'

const first = 'Cut settlement time from 40 to 6 minutes.'
const edit = (over: Partial<Edit>): Edit => ({
  ...{ id: 't1', line: 'l2', kind: 'reworded', text: 'Settlement time cut from 40 to 6 minutes.' },
  ...{ reason: 'Shorter', requirement: null, sources: ['l2'] },
  ...over,
})
const facts = [
  { id: '7', statement: 'I used Kubernetes at Northwind Payments Ltd.', saidOn: '2026-06-01' },
  { id: '8', statement: 'I used Kubernetes.', saidOn: '2026-06-01' },
]
const judged = (...edits: Edit[]) => judge(sampleDocument(), facts, edits, { judgeWords: believing })
const why = (...edits: Edit[]) => judged(...edits).refused.map((it) => it.why)

describe('judge refuses', () => {
  it.each<[string, Partial<Edit>]>([
    ['a line that is not there', { line: 'l99' }],
    ['a kept line in other words', { kind: 'kept' }],
    ['a moved line in other words', { kind: 'moved', place: { list: 'r1', before: null, index: 0 } }],
    ['the same words as other words', { text: first }],
    ['a place of a line that does not move', { place: { list: 'r1', before: null, index: 0 } }],
    ['a combined line that takes none', { kind: 'combined' }],
    ['an added line without a place', { kind: 'added', line: 'x1' }],
    ['a moved employer', { line: 'e1', kind: 'moved', text: '', place: { list: 'c2', before: null, index: 0 } }],
  ])('[T5] %s', (_, over) => {
    expect(why(edit(over))).toHaveLength(1)
  })

  it.each<[string, Partial<Edit>]>([
    ['a line taken twice', { kind: 'combined', sources: ['l2', 'l3'], takes: ['l3', 'l3'] }],
    ['more than a line', { text: `${first} `.repeat(30_000) }],
  ])('[T5] %s', (_, over) => {
    expect(why(edit(over))).toHaveLength(1)
  })

  it.each<[string, Partial<Edit>]>([
    ['no source', { sources: [] }],
    ['a source that does not exist', { sources: ['l2', 'l99'] }],
    ['a source that is not its own line', { sources: ['l3'] }],
  ])('[T6] %s', (_, over) => {
    expect(why(edit(over))).toHaveLength(1)
  })

  it('[T7] what the judge of words refuses, with its reason', () => {
    const judgeWords = () => ({ verdict: 'refused' as const, doubts: [], why: 'No line of yours says this.' })
    const { accepted, refused } = judge(sampleDocument(), facts, [edit({})], { judgeWords })
    expect([accepted, refused.map((it) => it.why)]).toEqual([[], ['No line of yours says this.']])
  })

  it.each([
    '<img src="http://evil.example/?d=1"> Cut settlement time from 40 to 6 minutes.',
    'Cut [settlement time](http://evil.example) from 40 to 6 minutes.',
    'Cut settlement time from 40 to 6 minutes. https://evil.example',
    'Cut **settlement time** from 40 to 6 minutes.',
    'Cut settlement time from 40 to 6 minutes, javascript:alert(1).',
  ])('[T8] markup and links: %s', (text) => {
    expect(why(edit({ text }))).toHaveLength(1)
    expect(why(edit({ reason: text }))).toHaveLength(1)
  })

  it('[T9] a second edit of the same line, and a line that is there already', () => {
    expect(why(edit({}), edit({ id: 't2', text: 'Settlement time: cut from 40 to 6 minutes.' }))).toHaveLength(1)
    expect(why(edit({ line: 'l3', text: first, sources: ['l3'] }))).toHaveLength(1)
    const keyword: Partial<Edit> = {
      kind: 'added',
      text: 'go',
      sources: ['l4'],
      place: { list: 'g1', before: null, index: 0 },
    }
    expect(why(edit({ line: 'x1', ...keyword }))).toHaveLength(1)
  })

  it('[T9] leaving out the last line of an entry, alone or together', () => {
    const out = (id: string, line: string) => edit({ id, line, text: '', sources: [line] })
    expect(why(out('t1', 'l4'))).toEqual(['It is the only line of its entry.'])
    expect(judged(out('t1', 'l2'), out('t2', 'l3')).accepted.map(({ line }) => line)).toEqual(['l2'])
  })
})

describe('judge accepts', () => {
  it('[T6] a line that names more than it needs, on what is of its place', () => {
    const { accepted } = judged(edit({ sources: ['l2', 'l4', 'fact-8'] }))
    expect(accepted.map(({ sources }) => sources)).toEqual([['l2']])
  })

  it('[T6] a fact in the role that it names, and anything in the skills and the summary', () => {
    const used: Partial<Edit> = { kind: 'added', text: 'Used Kubernetes.', sources: ['fact-7'] }
    const edits = [
      edit({ line: 'x1', ...used, place: { list: 'r1', before: null, index: 0 } }),
      edit({
        id: 't2',
        line: 'x2',
        kind: 'added',
        text: 'Kubernetes',
        sources: ['fact-8'],
        place: { list: 'g1', before: null, index: 0 },
      }),
    ]
    expect(judged(...edits).refused).toEqual([])
  })

  it('[T5] a line that is moved and reworded at once, and a combined one', () => {
    const move = edit({
      id: 't2',
      line: 'l3',
      kind: 'moved',
      text: 'Led a team of four engineers.',
      sources: ['l3'],
      place: { list: 'r1', before: 'l2', index: 0 },
    })
    expect(judged(edit({}), move).refused).toEqual([])
    const both = edit({
      kind: 'combined',
      text: 'Cut settlement time from 40 to 6 minutes; led a team of four engineers.',
      sources: ['l2', 'l3'],
      takes: ['l3'],
    })
    expect(judged(both).refused).toEqual([])
  })
})
