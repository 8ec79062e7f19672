import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import styles from './analysis.module.css'

interface Applicant {
  name: string
  score: number
  detail: string | null
  isYou: boolean
}

export function Applicants({ analysis }: { analysis: Analysis }) {
  if (analysis.competitors.length === 0) return null
  const own = analysis.matchScore
  const others = analysis.competitors.map(({ name, relativeScore, weaknesses }): Applicant => {
    const lacks = weaknesses.slice(0, 3).join(', ')
    const score = Math.max(0, Math.min(100, roundedScore(own + relativeScore)))
    return { name, score, detail: lacks === '' ? 'Shows all that is asked.' : `Does not show ${lacks}.`, isYou: false }
  })
  const you = { name: 'You', score: roundedScore(own), detail: null, isYou: true }
  const all = [...others, you].toSorted((a, b) => b.score - a.score)
  return (
    <FoldCard id="applicants" title="How typical applicants compare">
      <p className={styles.quiet}>Profiles made from this ad, scored by the same ledger. Not real people.</p>
      <ul className={styles.rows}>
        {all.map(({ name, score, detail, isYou }) => (
          <li key={name} className={styles.applicant}>
            <p>
              {isYou ? <b>You</b> : name} {isYou && <Badge tone="chalk">your resume</Badge>}
            </p>
            <b>{score}</b>
            <MiniTape score={score} label={`${score} of 100`} className={isYou ? undefined : styles.others} />
            {detail && <p className={styles.quiet}>{detail}</p>}
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}
