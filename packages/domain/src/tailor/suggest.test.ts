import { describe, expect, it } from 'vitest'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Settled } from '../resume/settled.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { judge } from './judge.ts'
import { listsIn } from './lists.ts'
import { builtInWriter } from './propose.ts'
import { provenance } from './provenance.ts'
import { questionOf, toAsk } from './suggest.ts'
import { askingAbout } from './testing/asking.ts'
import { operator, operatorJob, today, welderJob } from './testing/people.ts'
import { usualOptions } from './writer.ts'

const line = 'Cut settlement time from 40 to 6 minutes.'
const text = 'Lowered settlement time from 40 to 6 minutes.'
const edit = (over: Partial<Edit> = {}): Edit => ({
  ...{ id: 't1', line: 'l2', kind: 'reworded', text, reason: 'Plainer.', requirement: null, sources: ['l2'] },
  ...over,
})
const judgeWords = askingAbout('Lowered', 'Cut')
const judged = (edits: Edit[], settled?: Settled) => judge(sampleDocument(), [], edits, today, { judgeWords, settled })
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
    expect(judged([edit({ reason: 'You led 40 people at Contoso.' })])).toMatchObject({ doubted: [], refused: [{}] })
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

it('[T33] a doubt about rank is not put as a question, whoever wrote the words', () => {
  const document = fromJsonResume({
    work: [{ name: 'B', position: 'Keeper', startDate: '2020', highlights: ['Responsible for the aviary.', 'Fed.'] }],
  })
  const lineId = listsIn(document)[0]?.lines[0]?.id ?? ''
  const managed = edit({ line: lineId, text: 'Managed the aviary.', sources: [lineId] })
  expect(judge(document, [], [managed], today)).toMatchObject({ accepted: [{}] })
  expect(judge(document, [], [managed], today, { asked: ['manage'] })).toMatchObject({ doubted: [], refused: [{}] })
})

it('[T45] the built-in writer asks nothing', async () => {
  const task = { document: operator(), job: operatorJob(), options: usualOptions, facts: [], today }
  const edits = await builtInWriter.propose(task)
  expect(edits.length).toBeGreaterThan(0)
  expect(judge(task.document, [], edits, today)).toMatchObject({ doubted: [], refused: [] })
})
