import type { Match } from '@bespeak/domain/match/index.ts'
import { askedOutright, ceilingWords, roundedScore, shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Tape } from '../../ui/tape.tsx'
import { AdWords } from '../../ui/words.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

/** What the person brings to the job, and what they could. */
export function ScoreCard({ match }: { match: Match }) {
  const score = roundedScore(match.score)
  const ceiling = shownCeiling(match.score, match.ceiling)
  const open = match.knockOuts.filter(({ status, isDate }) => status !== 'met' && !isDate)
  const dates = match.knockOuts.filter(({ isDate }) => isDate)
  return (
    <Card>
      <div className={styles.score}>
        <p className={styles.figure}>
          <span className={styles.caption}>{texts.bring}</span>
          <b>{score}</b> <span>{texts.ofHundred}</span>
        </p>
        <div className={styles.measure}>
          <p className={styles.verdict}>{verdictOf(match)}</p>
          <Tape score={score} ceiling={ceiling} target={targetScores} />
        </div>
      </div>
      {open.length > 0 && (
        <div className={styles.conditions}>
          <h3 className={styles.caption}>{texts.conditions}</h3>
          <ul>
            {open.map(({ requirement, status }) => (
              <li key={requirement}>
                <AdWords>{requirement}</AdWords>{' '}
                <Badge tone={status === 'failed' ? 'danger' : 'warn'}>{texts.standings[status]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {dates.map(({ requirement }) => (
        <p key={requirement} className={styles.conditions}>
          <span className={styles.caption}>{texts.toNote}</span> <AdWords>{requirement}</AdWords>
        </p>
      ))}
    </Card>
  )
}

function verdictOf({ ledger, score, ceiling }: Match): string {
  const { asked, met } = askedOutright(ledger)
  const first = asked === 0 ? '' : `${texts.shown(met, asked)} `
  return first + ceilingWords(score, ceiling)
}
