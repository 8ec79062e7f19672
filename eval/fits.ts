import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import { json, pairSet, today } from './data.ts'
import { commit, percent } from './scorer.ts'
import { tfIdf } from './tf-idf.ts'

// `npm run eval -- fits SET` matches resumes whose fit was graded beforehand with every advertisement of the set. How a
// score reads is the band that it lies in.

type Band = 'all' | 'near' | 'stretch' | 'neighbour' | 'other'

interface Graded {
  resume: string
  job: string
  band: Band | 'skip'
}

/** From, and below which. */
const bands: Record<Band, readonly [number, number]> = {
  all: [90, 101],
  near: [75, 101],
  stretch: [45, 71],
  neighbour: [20, 45],
  other: [0, 15],
}

interface Scored {
  resume: string
  job: string
  band: Band
  match: Match
  /** By TF-IDF. */
  plain: number
}

const isInBand = ({ band, match: { score } }: Scored) => {
  const [from, below] = bands[band]
  return score >= from && score < below
}

function scored(set: string): Scored[] {
  const { resumes, jobs, advertisements } = pairSet(`fits/${set}`)
  const plain = tfIdf({ resumes, advertisements })
  const graded = json<Graded[]>('fits', set, 'pairs.json')
  return [...resumes].flatMap(([resume, document]) =>
    [...jobs].flatMap(([job, read]) => {
      const band = graded.find((it) => it.resume === resume && it.job === job)?.band ?? 'other'
      if (band === 'skip') return []
      return { resume, job, band, match: matchResume(document, read, { today }), plain: plain(resume, job) }
    }),
  )
}

type By = (it: Scored) => number

const ours: By = ({ match }) => match.score
const byWords: By = ({ plain }) => plain

/** Of whom this is the own profession, and by whom no other advertisement is matched better. */
function firstAmong(all: readonly Scored[], band: Band, by: By): string {
  const own = all.filter((it) => it.band === band && it.resume.startsWith(`${it.job}--`))
  const first = own.filter((it) =>
    all.every((other) => other.resume !== it.resume || other === it || by(other) < by(it)),
  )
  return percent(first.length, own.length)
}

const ranks = Object.keys(bands).reverse()

/** Two resumes of different bands for one advertisement, the better one first. */
function ordered(all: readonly Scored[], by: By): string {
  const pairs = all.flatMap((it) =>
    all.flatMap((other) =>
      other.job === it.job && ranks.indexOf(other.band) < ranks.indexOf(it.band) ? [by(it) - by(other)] : [],
    ),
  )
  return percent(pairs.filter((gain) => gain > 0).length, pairs.length)
}

const beside = (name: string, figure: (by: By) => string) =>
  console.log(`${name.padEnd(34)} ${figure(ours)}, TF-IDF ${figure(byWords)}`)

export function fits([set = '', ...options]: string[]) {
  const all = scored(set)
  console.log(`${set}, on ${commit()}`)
  for (const band of ['near', 'stretch'] as const)
    beside(`own profession first, ${band}`, (by) => firstAmong(all, band, by))
  beside('order within a job', (by) => ordered(all, by))
  for (const band of Object.keys(bands) as Band[]) {
    const of = all.filter((it) => it.band === band)
    const scores = of.map(({ match }) => match.score).sort((a, b) => a - b)
    const at = (share: number) => scores[Math.floor(share * (scores.length - 1))]?.toFixed(0) ?? '–'
    console.log(
      `${`in band, ${band}`.padEnd(34)} ${percent(of.filter(isInBand).length, of.length)}, ${at(0)} | ${at(0.1)} | ${at(0.5)} | ${at(0.9)} | ${at(1)}`,
    )
  }
  const graded = all.filter(({ band }) => band !== 'other')
  console.log(`${'in band, all that are graded'.padEnd(34)} ${percent(graded.filter(isInBand).length, graded.length)}`)
  if (options.includes('--show'))
    for (const it of all.filter((one) => !isInBand(one)).sort((a, b) => a.band.localeCompare(b.band)))
      console.log(`${it.band.padEnd(10)} ${String(it.match.score).padStart(5)} ${it.resume} × ${it.job}`)
}
