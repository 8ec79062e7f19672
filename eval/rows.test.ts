import { expect, it } from 'vitest'
import { type Label, labelledPairs, labelsOf, stretchPairs, truthOf } from './row-labels.ts'

const label = (mark: Label['mark'], requirement: string, kind = 'must'): Label => ({
  mark,
  kind,
  requirement,
  lines: [],
})
const row = (requirement: string, kind = 'skill') => ({ requirement, kind, importance: 'required' })
const truthOfMarks = (marks: string) => truthOf([...marks].map((mark) => label(mark as Label['mark'], '')))

it('what is true of a row is what its labels say together, and soft ones say nothing beside others', () => {
  expect(['M', 'MM', 'MS', 'N', 'MN', 'MP', 'PN', 'P', 'S', ''].map(truthOfMarks)).toEqual([
    'met',
    'met',
    'met',
    'not-shown',
    'partly',
    'partly',
    'partly',
    'partly',
    null,
    null,
  ])
})

it('one row may ask for several things, one thing be cut into several rows, and short forms are known', () => {
  const ad =
    'Docker and AWS\nVerify orders and counsel patients\nQualified Teacher Status\nBasic skills (Excel, Outlook)'
  const rows = ['Docker', 'AWS', 'Qualified Teacher Status', 'Basic skills'].map((words) => row(words))
  const duty = row('Verify orders and counsel patients', 'responsibility')
  const labels = [
    label('M', 'Docker and AWS'),
    label('M', 'Verify orders', 'duty'),
    label('N', 'Counsel patients', 'duty'),
    label('M', 'QTS'),
    label('N', 'Excel and Outlook'),
  ]
  const paired = labelsOf([...rows, duty], labels, ad)
  expect([...paired].map(([{ requirement }, own]) => [requirement, own.map((it) => it.requirement)])).toEqual([
    ['Docker', ['Docker and AWS']],
    ['AWS', ['Docker and AWS']],
    ['Qualified Teacher Status', ['QTS']],
    ['Basic skills', ['Excel and Outlook']],
    ['Verify orders and counsel patients', ['Verify orders', 'Counsel patients']],
  ])
})

it('pairs of a lower band are stretches, with labels or without', () => {
  const expected =
    '== p1 a1 band=75+\nM|must|SQL|Wrote SQL; skills: SQL|lex\n== stretch pairs\np1 s1 band=50-75 (no SQL)\n'
  expect(labelledPairs(expected)).toEqual([
    {
      resume: 'p1',
      job: 'a1',
      labels: [{ mark: 'M', kind: 'must', requirement: 'SQL', lines: ['Wrote SQL', 'SQL'] }],
    },
  ])
  expect(stretchPairs(expected)).toEqual([{ resume: 'p1', job: 's1' }])
})
