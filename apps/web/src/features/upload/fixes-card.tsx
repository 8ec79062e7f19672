import type { Fix } from '@bespeak/domain/match/index.ts'
import { Card } from '../../ui/card.tsx'
import styles from './upload.module.css'

export function FixesCard({ fixes }: { fixes: readonly Fix[] }) {
  return (
    <Card title="Top fixes">
      {fixes.length === 0 ? (
        <p className={styles.small}>Nothing to fix: what the job asks for is in your resume.</p>
      ) : (
        <ol className={styles.fixes}>
          {fixes.map(({ text, gain, requirement }) => (
            <li key={requirement}>
              <span>{text}</span>
              <span className={styles.gain}>+{gainOf(gain)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

const gainOf = (gain: number) => Math.max(1, Math.round(gain))
