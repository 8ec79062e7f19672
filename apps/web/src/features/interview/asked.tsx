import type { GuideQuestion } from '../../lib/resumes/guides.ts'
import { Badge } from '../../ui/badge.tsx'
import { AdWords } from '../../ui/words.tsx'
import styles from './question.module.css'
import * as texts from './texts.tsx'

/** What of the ad a question tests, unless it quotes that itself, and how much it weighs there. */
export function Asked({ question: { question, requirement, importance } }: { question: GuideQuestion }) {
  if (!requirement) return null
  return (
    <p className={styles.asked}>
      <Importance importance={importance} />
      {!question.includes(requirement) && (
        <span className={styles.quiet}>{texts.adSays(<AdWords>{requirement}</AdWords>)}</span>
      )}
    </p>
  )
}

export function Importance({ importance }: Pick<GuideQuestion, 'importance'>) {
  if (importance === 'required') return <Badge tone="danger">{texts.required}</Badge>
  return importance === 'preferred' ? <Badge>{texts.goodToHave}</Badge> : null
}
