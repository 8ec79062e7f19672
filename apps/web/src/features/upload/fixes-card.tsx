import type { Fix } from '@bespeak/domain/match/index.ts'
import { Card } from '../../ui/card.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

export function FixesCard({ fixes }: { fixes: readonly Fix[] }) {
  return (
    <Card title={texts.fixes}>
      {fixes.length === 0 ? (
        <p className={styles.small}>{texts.nothingToFix}</p>
      ) : (
        <ol className={styles.fixes}>
          {fixes.map(({ text, gain, requirement }) => (
            <li key={requirement}>
              <span>{text}</span>
              <span className={styles.gain}>{texts.gain(gain)}</span>
            </li>
          ))}
        </ol>
      )}
      {fixes.length > 0 && <p className={styles.small}>{texts.onlyIfTrue}</p>}
    </Card>
  )
}
