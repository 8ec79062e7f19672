import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Badge } from '../../ui/badge.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

interface Applicant {
  name: string
  score: number
  detail: string | null
  isYou: boolean
}

export function Applicants({ analysis }: { analysis: Analysis }) {
  if (analysis.competitors.length === 0 || analysis.unscored) return null
  const own = analysis.matchScore
  const others = analysis.competitors.map(({ name, relativeScore, weaknesses }): Applicant => {
    const lacks = weaknesses.slice(0, 3).join(', ')
    const score = Math.max(0, Math.min(100, roundedScore(own + relativeScore)))
    return { name, score, detail: lacks === '' ? texts.showsAll : texts.lacks(lacks), isYou: false }
  })
  const you = { name: texts.you, score: roundedScore(own), detail: null, isYou: true }
  const all = [...others, you].toSorted((a, b) => b.score - a.score)
  return (
    <FoldCard id="applicants" title={texts.applicants} summary={texts.exampleCount(others.length)}>
      <p className={styles.quiet}>{texts.applicantsLead}</p>
      <ul className={styles.rows}>
        {all.map(({ name, score, detail, isYou }) => (
          <li key={name} className={styles.applicant}>
            <p>
              {isYou ? <b>{texts.you}</b> : name} {isYou && <Badge tone="chalk">{texts.yourResume}</Badge>}
            </p>
            <b>{score}</b>
            <MiniTape score={score} label={texts.outOf100(score)} className={isYou ? undefined : styles.others} />
            {detail && <p className={styles.quiet}>{detail}</p>}
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}
