import { describe, expect, it } from 'vitest'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Settled } from '../resume/settled.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { apply } from './apply.ts'
import { judge } from './judge.ts'
import { listsIn } from './lists.ts'
import { provenance } from './provenance.ts'
import { questionOf, toAsk } from './suggest.ts'
import { askingAbout } from './testing/asking.ts'
import { today, welder, welderJob } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'
import { openingSuggestions } from './weak-openings.ts'

const line = 'Cut settlement time from 40 to 6 minutes.'
const text = 'Lowered settlement time from 40 to 6 minutes.'
const edit = (over: Partial<Edit> = {}): Edit => ({
  ...{ id: 't1', line: 'l2', kind: 'reworded', text, reason: 'Plainer.', requirement: null, sources: ['l2'] },
  ...over,
})
const judgeWords = askingAbout('Lowered', 'Cut')
const judged = (edits: Edit[], settled?: Settled) => judge(sampleDocument(), [], edits, { judgeWords, settled })
const named = () => {
  const [found] = judged([edit()]).doubted
  if (!found) throw new Error('nothing is asked')
  return found.line
}

describe('an edit whose words only the person can settle', () => {
  it('[T27] stands nowhere: it is neither accepted nor refused', () => {
    const { accepted, doubted, refused } = judged([edit()])
    expect([accepted, refused]).toEqual([[], []])
    expect(doubted).toMatchObject([{ edit: edit(), doubts: [{ words: 'Lowered', youWrote: 'Cut' }], line: { line } }])
  })

  it('[T27] is refused like every other where it breaks another rule', () => {
    expect(judged([edit({ sources: ['l99'] })])).toMatchObject({ doubted: [], refused: [{}] })
  })

  it('[T27] gives way to one that is sure, whichever comes first, and to one about the same line', () => {
    const sure = edit({ id: 't2', text: 'Settlement time cut from 40 to 6 minutes.', reason: 'Shorter' })
    for (const both of [
      [edit(), sure],
      [sure, edit()],
    ])
      expect(judged(both)).toMatchObject({ accepted: [sure], doubted: [] })
    expect(judged([edit(), edit({ id: 't3' })]).doubted).toHaveLength(1)
  })
})

describe('what the person said when asked', () => {
  it('[T28] a yes lets these words stand for that line, with the fact that says so', () => {
    const { accepted, doubted } = judged([edit()], { yes: [{ ...named(), fact: '4', saidOn: today, text }], no: [] })
    expect(accepted).toEqual([{ ...edit(), sources: ['l2', 'fact-4'], confirmed: true }])
    expect(doubted).toEqual([])
  })

  it('[T28] what was confirmed is traced to the line and to the fact', () => {
    const { accepted } = judged([edit()], { yes: [{ ...named(), fact: '4', saidOn: today, text }], no: [] })
    const traced = provenance(sampleDocument(), accepted).find((it) => it.line === 'l2')
    expect(traced).toEqual({ line: 'l2', text, kind: 'confirmed', sources: ['l2', 'fact-4'] })
  })

  it('[T28] no question builds on a yes', () => {
    const yes = [{ heading: 'Anything', line: 'Sped up settlement.', fact: '4', saidOn: today, text: line }]
    expect(judged([edit()], { yes, no: [] })).toMatchObject({ accepted: [], doubted: [], refused: [{}] })
  })

  it.each([
    ['for the same line of another role', { heading: 'Clerk, Elsewhere' }],
    ['for another line', { line: 'Cut costs.' }],
    ['for further words', { text: 'Lowered settlement time from 40 minutes.' }],
  ])('[T28] a yes says nothing %s', (_, other) => {
    const yes = [{ ...named(), fact: '4', saidOn: today, text, ...other }]
    expect(judged([edit()], { yes, no: [] })).toMatchObject({ accepted: [], doubted: [{}] })
  })

  it('[T28] a no is final: the line is not asked about again, in whatever words', () => {
    const settled = { yes: [], no: [named()] }
    expect(judged([edit()], settled)).toMatchObject({ accepted: [], doubted: [], refused: [{}] })
    const other = edit({ text: 'Lowered the settlement time from 40 to 6 minutes.' })
    expect(judged([other], settled).doubted).toEqual([])
  })
})

describe('a question', () => {
  it('[T29] names both words', () => {
    expect(questionOf({ words: 'crew', youWrote: 'cooks' })).toBe('You wrote “cooks”. Is “crew” right?')
    expect(questionOf({ words: 'pastry', youWrote: '' })).toBe('No line of yours says “pastry”. Is it true?')
  })

  it('[T29] is put forty times at most, what is required first', () => {
    const job = welderJob()
    const required = job.requirements.find(({ importance }) => importance === 'required')?.id ?? null
    const many = Array.from({ length: 60 }, (_, at) => ({
      edit: edit({ id: `t${at}`, requirement: at === 59 ? required : null }),
      ...{ doubts: [], line: { heading: '', line: `${at}` } },
    }))
    const asked = toAsk(many, job)
    expect(asked).toHaveLength(40)
    expect(asked[0]?.edit.id).toBe('t59')
  })
})

const withLines = (...highlights: string[]) =>
  fromJsonResume({ work: [{ name: 'B', position: 'Keeper', startDate: '2020', highlights }] })
const suggested = (...highlights: string[]) =>
  openingSuggestions(withLines(...highlights), []).map((it) => it.edit.text)

describe('a weak opening', () => {
  it.each([
    ['Responsible for the aviary.', 'Managed the aviary.'],
    ['Responsible for training four keepers.', 'Trained four keepers.'],
    ['Was responsible for writing the log', 'Wrote the log'],
    ['Duties included feeding the cranes and cleaning', undefined],
    ['Tasked with ordering the hay', 'Ordered the hay'],
    ['In charge of the night shift', 'Managed the night shift'],
  ])('[T46] of “%s” the suggestion is “%s”', (line, text) => {
    expect(suggested(line)).toEqual(text === undefined ? [] : [text])
  })

  it.each([
    'Responsible for training keepers and cleaning',
    'Responsible for fundraising of all kinds, including planning',
    'Responsible for 1099s',
    'Responsible for training of four keepers',
    'Responsible for building maintenance',
    'Responsible for reading room',
    'Tasked with the hay',
    'Managed the aviary',
    'Assisted with the cranes',
  ])('[T46] nothing is suggested where the grammar is not certain: %s', (line) => {
    expect(suggested(line)).toEqual([])
  })

  it('[T46] is asked about, three times at most, and never of a line that is changed', () => {
    const lines = ['Responsible for hay.', 'Responsible for water.', 'Responsible for keys.', 'Responsible for cages.']
    const [first, ...others] = openingSuggestions(withLines(...lines), [])
    expect(others).toHaveLength(2)
    expect(first).toMatchObject({
      edit: { text: 'Managed hay.', kind: 'reworded' },
      doubts: [{ words: 'Managed', youWrote: 'Responsible for', from: 0, to: 7 }],
      line: { heading: 'Keeper, B', line: 'Responsible for hay.' },
    })
    expect(questionOf(first?.doubts[0] ?? { words: '', youWrote: '' })).toBe('Says what you did. OK?')
    const hidden = edit({ line: first?.edit.line ?? '', text: '' })
    expect(openingSuggestions(withLines(...lines), [hidden]).map((it) => it.edit.text)).not.toContain('Managed hay.')
  })

  it('[T46] is no edit: the line stands as it is', () => {
    const texts = listsIn(apply(welder(), proposed(welder(), welderJob()))).flatMap(({ lines }) => lines)
    expect(texts.map((it) => it.text)).toContain('Was responsible for training four apprentices.')
  })
})
