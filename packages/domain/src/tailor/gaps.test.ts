import { describe, expect, it } from 'vitest'
import { factFrom } from '../facts/answers.ts'
import type { Job, Requirement, RequirementKind } from '../job/job.ts'
import { rowIdOf } from '../job/row-id.ts'
import type { LedgerRow, Standing } from '../match/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { gapQuestions, withUnsure } from './gaps.ts'

const today = '2026-07-01'
const clerk = fromJsonResume({
  work: [
    {
      ...{ name: 'Quill & Co', position: 'Clerk', startDate: '2020' },
      highlights: ['Worked on the billing backend', 'Sold 40 stamps a day at the counter'],
    },
  ],
})
const [weak, strong] = ['Worked on the billing backend', 'Sold 40 stamps a day at the counter'].map((text) => {
  const lines = clerk.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'employment' ? entry.roles.flatMap((role) => role.lines) : [])),
  )
  return { source: lines.find((line) => line.text === text)?.id ?? '', quote: text }
})
if (!weak || !strong) throw new Error('no lines')

type Row = Partial<Omit<LedgerRow, 'kind'>> & { words: string; kind: RequirementKind }

const notFound: Pick<LedgerRow, 'status' | 'certain' | 'maxPoints' | 'importance' | 'evidence'> = {
  ...{ status: 'not-shown', certain: true, maxPoints: 5, importance: 'required', evidence: [] },
}

function askedOf(rows: readonly Row[], facts: Parameters<typeof gapQuestions>[3] = [], dealbreaker?: string) {
  const requirements = rows.map(({ words, kind, importance = 'required' }): Requirement => {
    const skills = [
      ...new Set(
        skillMatcher()
          .find(words)
          .map(({ skill }) => skill.name),
      ),
    ]
    return { id: rowIdOf(words), words, kind, importance, skills, years: null, from: 0, to: words.length }
  })
  const ledger = rows.map(
    ({ words, ...row }): LedgerRow => ({
      ...{ id: rowIdOf(words), requirement: words, subScore: 'skills', points: 0, near: [], how: null, todo: null },
      ...notFound,
      ...row,
    }),
  )
  const knockOuts: Standing['knockOuts'] = dealbreaker
    ? [{ requirement: dealbreaker, status: 'not-shown', evidence: [] }]
    : []
  return gapQuestions(clerk, { requirements } as Job, { ledger, knockOuts }, facts)
}

const shownBy = (...evidence: LedgerRow['evidence']): Pick<LedgerRow, keyof typeof notFound> => ({
  ...notFound,
  ...{ status: 'met', certain: false, evidence },
})

describe('the questions', () => {
  it.each([
    ['skill', 'Excel', 'Where have you used Excel?'],
    ['skill', 'Strong Excel skills', 'Where have you used Excel?'],
    [
      'skill',
      'Reconciling the fuel cards of a fleet in Excel',
      'Do you have this? The ad asks: “Reconciling the fuel cards of a fleet in Excel”. Where, and what did you do?',
    ],
    ['skill', 'Wound care', 'Do you have this? The ad asks: “Wound care”. Where, and what did you do?'],
    [
      'certificate',
      'ServSafe Manager certificate',
      'Do you hold this? The ad asks: “ServSafe Manager certificate”. Since when?',
    ],
    [
      'certificate',
      'Current CPR or First Aid certification',
      'Do you hold this? The ad asks: “Current CPR or First Aid certification”. Which one, and since when?',
    ],
    [
      'degree',
      'Bachelor’s degree in Finance or a related field',
      'Do you hold this? The ad asks: “Bachelor’s degree in Finance or a related field”. Which degree, from where and when?',
    ],
    ['language', 'Fluent Spanish, written and spoken', 'Do you speak Spanish? How well?'],
    ['language', 'Bilingual English/Spanish', 'Do you speak Spanish? How well?'],
    ['language', 'A second language', 'Do you know this language? The ad asks: “A second language”. How well?'],
  ] as const)('[T23] of a %s named “%s”: %s', (kind, words, question) => {
    expect(askedOf([{ words, kind }]).map((it) => it.question)).toEqual([question])
  })

  it('[T23] quote a row whole, however long', () => {
    const words = `TIG welding of ${'stainless pipe and '.repeat(12)}tanks`
    expect(askedOf([{ words, kind: 'skill' }])[0]?.question).toContain(`“${words}”`)
  })

  it.each([
    ['what is not certain', { certain: false }],
    ['what has no points', { maxPoints: 0 }],
    ['what the person has said', { corrected: 'not-mine' }],
    ['what a line shows', shownBy(strong)],
    ['what is close in a line', { ...shownBy(strong), status: 'partly' }],
  ] satisfies [string, Partial<Row>][])('[T23] are not asked of %s', (_, row) => {
    expect(askedOf([{ words: 'Excel', kind: 'skill', ...row }])).toEqual([])
  })

  it.each(['years', 'trait', 'condition', 'experience', 'responsibility'] as const)(
    '[T23] are not asked of rows of kind %s',
    (kind) => {
      expect(askedOf([{ words: 'Five years of it', kind }])).toEqual([])
    },
  )

  it('[T23] come with dealbreakers first, then musts by their points, weak lines, and what is preferred', () => {
    const rows: Row[] = [
      { words: 'Python', kind: 'skill', importance: 'preferred', maxPoints: 9 },
      { words: 'Billing systems', kind: 'experience', ...shownBy(weak) },
      { words: 'SAP', kind: 'skill', maxPoints: 4 },
      { words: 'Excel', kind: 'skill', maxPoints: 6 },
      { words: 'Active RN license', kind: 'certificate', maxPoints: 2 },
    ]
    const asked = askedOf(rows, [], 'Active RN license')
    expect(asked.map(({ requirement }) => requirement)).toEqual([
      ...['Active RN license', 'Excel', 'SAP', 'Worked on the billing backend', 'Python'],
    ])
    expect(asked.map(({ importance }) => importance)).toEqual([
      ...['required', 'required', 'required', 'required', 'preferred'],
    ])
  })

  it('[T23] are five at most', () => {
    const rows = ['Excel', 'Python', 'SAP', 'Figma', 'Salesforce', 'Tableau', 'Jira'].map(
      (words): Row => ({ words, kind: 'skill' }),
    )
    expect(askedOf(rows)).toHaveLength(5)
  })
})

describe('a weak line', () => {
  const billing: Row = { words: 'Experience with billing systems', kind: 'experience', ...shownBy(weak) }
  const question = 'Your line: “Worked on the billing backend”. What did you do there yourself?'

  it('[T23] that is all a must has is asked about, once, and a no to it denies no requirement', () => {
    const asked = askedOf([billing, { ...billing, words: 'Backend development', status: 'partly' }])
    expect(asked).toEqual([
      {
        ...{ id: 'experience with billing systems', requirement: 'Worked on the billing backend' },
        ...{ importance: 'required', question, answered: false, line: weak.source },
      },
    ])
  })

  it('[T23] is not asked about beside a strong one, or for what is only preferred', () => {
    expect(askedOf([{ ...billing, ...shownBy(weak, strong) }])).toEqual([])
    expect(askedOf([{ ...billing, importance: 'preferred' }])).toEqual([])
  })

  it('[T23] stays among the questions once it is answered', () => {
    const said = { answer: 'Wrote the invoice service', requirement: 'Worked on the billing backend' }
    const fact = factFrom({ id: '1', saidOn: today, ...said })
    expect(askedOf([billing], fact ? [fact] : [])).toMatchObject([{ question, answered: true }])
  })
})

describe('an answer', () => {
  const told = (answer: string) => ({ id: '1', answer, requirement: 'Excel', saidOn: today })

  it('[T23] answers the question of the row that it was given to', () => {
    const fact = factFrom(told('Daily at Quill & Co'))
    const row: Row = { words: 'Excel', kind: 'skill', ...shownBy({ source: 'fact-1', quote: 'Excel' }) }
    expect(askedOf([row], fact ? [fact] : [])).toMatchObject([
      { question: 'Where have you used Excel?', answered: true },
    ])
  })

  it('[T23] that says neither yes nor no is asked about once more', () => {
    const asked = askedOf([{ words: 'Excel', kind: 'skill' }])
    expect(withUnsure(asked, [told('Pivot tables daily')])).toMatchObject([{ unsure: '1' }])
    expect(withUnsure(asked, [told('No')])[0]?.unsure).toBeUndefined()
  })
})
