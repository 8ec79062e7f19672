import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { matchResume } from './index.ts'
import { type MadeOf, madeOfItself, type PageLine, pageLines, shownScore } from './page-shows.ts'
import { florist, jobFrom, person, pipeWork, today, welder, welderAd } from './testing/people.ts'
import type { LedgerRow } from './types.ts'
import { pageWeights } from './weights.ts'

const job = jobFrom(welderAd)
const nobody: Source[] = []

const row = (requirement: string, points: number, ...sources: string[]): Row => ({
  ...{ requirement, points, kind: 'skill' },
  evidence: sources.map((source) => ({ source, quote: source })),
})
type Row = Pick<LedgerRow, 'points' | 'kind' | 'requirement' | 'evidence'>

const line = (text: string, ...sources: string[]): PageLine => ({ text, sources: new Set(sources), isTyped: false })
const others = (count: number) => Array.from({ length: count }, (_, at) => line('Fed the cat.', `other-${at}`))
const shown = (ledger: Row[], lines: PageLine[], own = nobody) => shownScore(ledger, lines, own, job)

/** What a person brings, and what a page of theirs shows of it. */
function shownOn(page: ResumeDocument, resume: ResumeDocument, { facts = [] as Fact[], madeOf = madeOfItself } = {}) {
  const { ledger } = matchResume(resume, job, { today, facts })
  const own = sourcesOf(resume, facts)
  return shownScore(ledger, pageLines(page, own, madeOf), own, job)
}

describe('nothing', () => {
  it('[M51] is shown where nothing is brought', () => {
    expect(shown([], others(3))).toBe(0)
    expect(shown([row('TIG welding', 0, 'a')], [line('TIG welding', 'a')])).toBe(0)
    expect(shownOn(person(florist), person(florist))).toBeGreaterThanOrEqual(0)
  })

  it('[M51] is shown by a page without the lines that carry it', () => {
    expect(shown([row('TIG welding', 8, 'a')], others(3))).toBe(0)
    expect(shown([row('TIG welding', 8, 'a')], [])).toBe(0)
  })

  it('[M51] is taken away by a rule over the whole', () => {
    expect(shown([row('TIG welding', 8, 'a'), row('Work of another kind', -4)], [line('TIG welding', 'a')])).toBe(100)
  })
})

describe('a row', () => {
  const ledger = [row('TIG welding', 8, 'a')]
  const at = (place: number, text = 'TIG welded pipe.') => [...others(place), line(text, 'a'), ...others(8 - place)]

  it('[M52] counts by the third in which its line stands', () => {
    const places = Array.from({ length: 9 }, (_, place) => shown(ledger, at(place)))
    expect(places.map(Math.round)).toEqual([100, 100, 100, 80, 80, 80, 60, 60, 60])
  })

  it('[M52] counts less in other words than the advertisement has, and whole by another name of the same', () => {
    expect(shown(ledger, at(0, 'Joined pipe by hand.'))).toBeCloseTo(100 * pageWeights.otherWords)
    expect(shown(ledger, at(0, 'GTAW on pipe.'))).toBeCloseTo(100 * pageWeights.otherWords)
    expect(shown([row('Kubernetes', 8, 'a')], at(0, 'Ran K8s.'))).toBe(100)
  })

  it('[M52] counts by the best of its lines', () => {
    expect(shown(ledger, [...at(8), line('TIG welding', 'b')])).toBeLessThan(100)
    expect(shown([row('TIG welding', 8, 'a', 'b')], [line('TIG welding', 'b'), ...at(8)])).toBe(100)
  })

  it('[M51] counts by its points', () => {
    const two = [row('TIG welding', 9, 'a'), row('Stick welding', 1, 'b')]
    expect(shown(two, [line('TIG welding', 'a')])).toBeCloseTo(90)
  })

  it('[M52] with a name of ours is said by any term of the advertisement', () => {
    const whole: Row[] = [{ ...row('The work as a whole', 5, 'a'), kind: 'wording' }]
    expect(shown(whole, [line('Pipe Welder, Red Fork Piping', 'a')])).toBe(100)
    expect(shown(whole, [line('Fitter, Red Fork Piping', 'a')])).toBeCloseTo(100 * pageWeights.otherWords)
  })
})

describe('moving a line', () => {
  it('[M52] up over lines that carry nothing never lowers it', () => {
    const ledger = [row('TIG welding', 8, 'a'), row('Blueprint reading', 3, 'b')]
    const [tig, prints] = [line('TIG welding', 'a'), line('Read blueprints.', 'b')]
    for (let from = 0; from <= 10; from += 1) {
      const below = [...others(from), tig, ...others(10 - from), prints]
      for (let to = 0; to < from; to += 1) {
        const above = [...others(to), tig, ...others(10 - to), prints]
        expect(shown(ledger, above)).toBeGreaterThanOrEqual(shown(ledger, below))
      }
    }
  })
})

describe('a page', () => {
  const resume = person(welder)
  const before = shownOn(resume, resume)
  const typed: MadeOf = () => null

  /** The page with other words in one of its lines, typed by hand. */
  function typedOn(change: (lines: string[]) => string[]) {
    const highlights = change(pipeWork.highlights)
    const page = person({ ...welder, work: [{ ...pipeWork, highlights }] })
    const known = new Map(sourcesOf(resume).map(({ text, id }) => [text, id]))
    const madeOf: MadeOf = ({ text }) => (known.has(text) ? [known.get(text) ?? ''] : null)
    return shownOn(page, resume, { madeOf })
  }

  it('[M51] shows between none and all of what is brought', () => {
    for (const who of [welder, florist, {}, { ...welder, work: [] }]) {
      const score = shownOn(person(who), person(who))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
    expect(before).toBeGreaterThan(50)
  })

  it('[M53] shows no more by a word that nothing supports', () => {
    for (const word of ['forklift operation', 'hydrotesting', 'apprentices', 'stakeholders'])
      expect(typedOn(([first = '', ...rest]) => [`${first} ${word}`, ...rest])).toBe(before)
  })

  it('[M53] shows no more and no less by a line that nothing supports, wherever it stands', () => {
    expect(typedOn((lines) => ['Hydrotesting and forklift operation.', ...lines])).toBe(before)
    expect(typedOn((lines) => [...lines, ...Array.from({ length: 20 }, () => 'Hydrotesting.')])).toBe(before)
  })

  it('[M53] still shows a line of which a few words were typed anew, and not one that was typed over', () => {
    expect(typedOn(([first = '', ...rest]) => [first.replace('stainless ', ''), ...rest])).toBe(before)
    expect(typedOn(() => ['Fed the cat.'])).toBeLessThan(before)
  })

  it('[M54] typed as it stood, or made of itself, shows the same', () => {
    expect(shownOn(resume, resume, { madeOf: typed })).toBe(before)
  })

  it('[M51] shows less of somebody who said more than stands on it', () => {
    const facts = [{ id: '1', statement: 'Drove the forklift in the yard for two years.', saidOn: today }]
    expect(shownOn(resume, resume, { facts })).toBeLessThan(before)
  })

  it('[M52] has one line for a group of skills', () => {
    const lines = pageLines(resume, nobody, madeOfItself)
    expect(lines.filter(({ text }) => text.includes('Blueprint reading'))).toEqual([
      expect.objectContaining({ text: 'Skills, Blueprint reading, Orbital welding' }),
    ])
  })
})
