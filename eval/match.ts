import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { likenessOf, wordsOf, wordsOfResume, worthOf } from '@bespeak/domain/rank/index.ts'
import { get, type Pair, type PairSet, pairSet, today } from './data.ts'
import { byWords, type Figures, score } from './scorer.ts'
import { tfIdf } from './tf-idf.ts'

interface Scored {
  spearman: number
  ordering: Record<'withinJob' | 'withinResume' | 'nearMisses', { pct: number }>
  byGrade: Record<Pair['grade'], { mean: number }>
}

type Matches = Map<string, Match>

const keyOf = (resume: string, job: string) => `${resume} × ${job}`

/** How the scores of all pairs in a folder stand to their grades. */
export function matching(out: string, folder = ''): Figures {
  const set = pairSet(folder)
  const matches = matchAll(set)
  const scoreOf = (resume: string, job: string) => get(matches, keyOf(resume, job)).score
  const scores = new Set(set.pairs.map(({ resume, job }) => scoreOf(resume, job)))
  const held = (by: typeof scoreOf) => {
    const results = join(out, 'scores.json')
    writeFileSync(results, JSON.stringify(set.pairs.map((it) => ({ ...it, score: by(it.resume, it.job) }))))
    return score<Scored>('pairs', results, folder)
  }
  const plain = held(tfIdf(set))
  const { spearman, ordering, byGrade } = held(scoreOf)
  const ranking = held((resume, job) => {
    const likeness = likenessOf(wordsOfResume(get(set.resumes, resume)), wordsOf(get(set.advertisements, job)))
    return worthOf(roundedScore(scoreOf(resume, job)), likeness)
  })
  const means = (['strong', 'good', 'partial', 'weak'] as const).map((grade) => byGrade[grade].mean)
  return {
    Spearman: spearman,
    [`Spearman${byWords}`]: plain.spearman,
    'order within a job': ordering.withinJob.pct,
    [`order within a job${byWords}`]: plain.ordering.withinJob.pct,
    'without the weak ones': ordering.nearMisses.pct,
    [`without the weak ones${byWords}`]: plain.ordering.nearMisses.pct,
    'order of the jobs of a resume': ranking.ordering.withinResume.pct,
    [`order of the jobs of a resume${byWords}`]: plain.ordering.withinResume.pct,
    'distinct scores': (100 * scores.size) / set.pairs.length,
    'variants on the wrong side': wrongVariants(set, matches).length,
    'grades out of order': means.filter((mean, at) => mean <= (means[at + 1] ?? -1)).length,
    'knock-outs told beside the score, %': shareEnded(set.pairs.filter(isKnockOut), matches),
    'good matches with a dealbreaker, %': shareEnded(set.pairs.filter(isGood), matches),
    'ledgers that do not add up': [...matches.values()].filter((match) => !addsUp(match)).length,
  }
}

function matchAll({ pairs, resumes, jobs }: PairSet): Matches {
  const named = pairs.flatMap(({ resume, job }) => [[resume, job] as const, [originalOf(resume), job] as const])
  return new Map(
    named.map(([resume, job]) => [keyOf(resume, job), matchResume(get(resumes, resume), get(jobs, job), { today })]),
  )
}

/** `variants/nurse--license-lapsed` is a variant of `nurse`. */
const originalOf = (resume: string) => resume.replace(/^variants\//, '').replace(/--.*$/, '')

const ranks: Record<Pair['grade'], number> = { weak: 0, partial: 1, good: 2, strong: 3 }

/** Other words for the same must score the same, within three points; what is graded lower must score lower. */
export function wrongVariants({ pairs }: PairSet, matches: Matches): string[] {
  const grades = new Map(pairs.map(({ resume, job, grade }) => [keyOf(resume, job), ranks[grade]]))
  return pairs
    .filter(({ resume }) => resume.includes('--'))
    .filter(({ resume, job }) => {
      const original = keyOf(originalOf(resume), job)
      const gain = get(matches, keyOf(resume, job)).score - get(matches, original).score
      const graded = (grades.get(keyOf(resume, job)) ?? 0) - (grades.get(original) ?? 0)
      if (/--other-words/.test(resume)) return Math.abs(gain) > 3
      return graded < 0 && gain >= 0
    })
    .map(({ resume, job }) => keyOf(resume, job))
}

/** What share of the pairs has a dealbreaker that the resume does not show. */
const shareEnded = (pairs: readonly Pair[], matches: Matches) =>
  (100 * pairs.filter(({ resume, job }) => isEnded(get(matches, keyOf(resume, job)))).length) / pairs.length

const isEnded = ({ knockOuts }: Match) => knockOuts.some(({ status }) => status === 'failed' || status === 'not-shown')

const isKnockOut = ({ reason }: Pair) => reason.includes('(knock-out)')
const isGood = ({ grade }: Pair) => grade === 'good' || grade === 'strong'

/** The score, summed up again from nothing but the ledger. */
const addsUp = ({ score, ledger }: Match) =>
  score >= 0 && score <= 100 && ledger.reduce((sum, { points }) => sum + points, 0) === score
