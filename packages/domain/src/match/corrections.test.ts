import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionBank as bank } from '../interview/bank/index.ts'
import { interviewGuide } from '../interview/index.ts'
import { gapQuestions } from '../tailor/index.ts'
import { type Correction, matchResume } from './index.ts'
import { rowIdOf } from './row-id.ts'
import { jobFrom, person, today } from './testing/people.ts'
import { isOfAd } from './verdict.ts'

const job = jobFrom(`Head Florist

You will
- Order flowers from growers each week
- Train the Saturday staff

Requirements
- Tying bouquets
- 5 years as a florist
- Kubernetes
- Valid forklift license required
- Fluent German

Nice to have
- Photoshop`)
const line = 'Tied four hundred bouquets for weddings each summer'
const document = person({
  work: [
    { name: 'Petal & Co', position: 'Florist', startDate: '2019-01', highlights: [line, 'Led a team of three'] },
    {
      name: 'Corner Shop',
      position: 'Shop Assistant',
      startDate: '2016-01',
      endDate: '2018-12',
      highlights: ['Kept the till'],
    },
  ],
})
const match = (...corrections: Correction[]) => matchResume(document, job, { today, corrections })
const plain = match()
const source = plain.ledger.flatMap(({ evidence }) => evidence).find(({ quote }) => quote === line)?.source ?? ''
const mine = { source, text: line }
const rowIds = [...new Set(plain.ledger.filter(({ kind }) => isOfAd(kind)).map((row) => rowIdOf(row.requirement)))]
const correction = fc.record({
  row: fc.constantFrom(...rowIds),
  correction: fc.constantFrom<Correction['correction'][]>('shown', 'not-asked', 'not-mine'),
  line: fc.constant(mine),
})
const corrections = fc.uniqueArray(correction, { selector: ({ row }) => row, maxLength: 6 })
const rowsOf = ({ ledger, takenOut = [] }: typeof plain) =>
  [...ledger, ...takenOut].filter(({ kind }) => kind !== 'rule')
const isOf =
  (...ids: string[]) =>
  ({ requirement }: { requirement: string }) =>
    ids.includes(rowIdOf(requirement))
const sumOf = (rows: readonly { points: number }[]) => rows.reduce((sum, { points }) => sum + points, 0)

describe('a corrected row', () => {
  it('[M61] with the line counts whole, with that line as its evidence', () => {
    const row = match({ row: 'photoshop', correction: 'shown', line: mine }).ledger.find(isOf('photoshop'))
    expect(row).toMatchObject({ status: 'met', corrected: 'shown', todo: null, evidence: [{ source, quote: line }] })
    expect(row?.points).toBe(row?.maxPoints)
  })

  it('[M61] that is not theirs has no evidence and no point, also where it was found', () => {
    expect(plain.ledger.find(isOf('tying bouquets'))?.status).toBe('met')
    const after = match({ row: 'tying bouquets', correction: 'not-mine' })
    expect(
      after.ledger.filter(isOf('tying bouquets')).map(({ points, evidence, status }) => [points, evidence, status]),
    ).toEqual(plain.ledger.filter(isOf('tying bouquets')).map(() => [0, [], 'not-shown']))
    expect(after.missingSkills).toContain('Tying bouquets')
  })

  it('[M61] that is not asked is in no sum, list, table, fix or question, and stands apart', () => {
    expect(plain.missingSkills).toContain('Kubernetes')
    const after = match({ row: 'kubernetes', correction: 'not-asked' })
    expect(
      after.takenOut?.map(({ requirement, points, maxPoints, corrected }) => [
        requirement,
        points,
        maxPoints,
        corrected,
      ]),
    ).toContainEqual(['Kubernetes', 0, 0, 'not-asked'])
    const { takenOut: _, ...rest } = after
    expect(JSON.stringify(rest)).not.toMatch(/kubernetes/i)
    expect(gapQuestions(document, job, after, []).map(({ requirement }) => requirement)).not.toContain('Kubernetes')
    const said = { row: 'kubernetes', correction: 'not-asked' } as const
    const asked = (corrections: Correction[]) =>
      JSON.stringify(interviewGuide(document, job, { today, bank, corrections }).questions)
    expect(asked([])).toContain('Kubernetes')
    expect(asked([said])).not.toContain('Kubernetes')
  })

  it.each(['shown', 'not-mine'] as const)('[M61] that is %s is asked about no more, and is no fix', (said) => {
    expect(gapQuestions(document, job, plain, []).map(({ requirement }) => requirement)).toContain('Kubernetes')
    const after = match({ row: 'kubernetes', correction: said, line: mine })
    expect(gapQuestions(document, job, after, []).map(({ requirement }) => requirement)).not.toContain('Kubernetes')
    expect(JSON.stringify(after.topFixes)).not.toContain('Kubernetes')
  })

  it('[M61] whose line is gone counts as it was found; a line is found again by its words', () => {
    const gone = { source: 'line-gone', text: 'Nothing like it' }
    expect(match({ row: 'photoshop', correction: 'shown', line: gone })).toEqual(plain)
    const moved = match({ row: 'photoshop', correction: 'shown', line: { ...gone, text: line } })
    expect(moved.ledger.find(isOf('photoshop'))?.evidence).toEqual([{ source, quote: line }])
  })

  it('[M62] is the condition as well', () => {
    const [condition] = plain.knockOuts.filter(({ status }) => status === 'not-shown')
    const row = rowIdOf(condition?.requirement ?? '')
    const statusWith = (correction: Correction['correction']) =>
      match({ row, correction, line: mine }).knockOuts.find(isOf(row))?.status
    expect(rowIds).toContain(row)
    expect([statusWith('shown'), statusWith('not-mine'), statusWith('not-asked')]).toEqual(['met', 'failed', undefined])
    expect(match({ row, correction: 'shown', line: mine }).score).toBeGreaterThan(plain.score)
  })
})

it('[M61] a correction changes the status and evidence of no row with other words', () => {
  fc.assert(
    fc.property(corrections, (given) => {
      const others = (it: typeof plain) => rowsOf(it).filter((row) => !isOf(...given.map(({ row }) => row))(row))
      const told = (it: typeof plain) => others(it).map(({ id, status, evidence }) => ({ id, status, evidence }))
      expect(told(match(...given))).toEqual(told(plain))
    }),
    { numRuns: 25 },
  )
})

it('[M61] points add up to the score whatever is corrected, and what is not shown has no evidence', () => {
  fc.assert(
    fc.property(corrections, (given) => {
      const { score, ledger, ceiling, takenOut = [] } = match(...given)
      expect(sumOf(ledger)).toBeCloseTo(score, 6)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(ceiling).toBeGreaterThanOrEqual(score)
      expect(sumOf(takenOut)).toBe(0)
      for (const row of [...ledger, ...takenOut])
        if (row.corrected === 'not-mine' || row.corrected === 'not-asked') expect(row.evidence).toEqual([])
    }),
    { numRuns: 25 },
  )
})

it('[M61] taken back, the match is the same as before', () => {
  fc.assert(
    fc.property(corrections, correction, (given, more) => {
      const others = given.filter(({ row }) => row !== more.row)
      const before = match(...others)
      match(...others, more)
      expect(match(...others)).toEqual(before)
    }),
    { numRuns: 10 },
  )
  expect(matchResume(document, job, { today })).toEqual(plain)
})

it('[M63] a row goes by its words, however they are set', () => {
  const same = ['Valid RN license', ' valid  RN\nlicense. ', 'VALID RN LICENSE …', 'Valid RN license;']
  expect(new Set(same.map(rowIdOf))).toEqual(new Set(['valid rn license']))
  expect(rowIdOf('C++')).toBe('c++')
  expect(rowIdOf(rowIdOf('.NET or C#.'))).toBe('.net or c#')
})
