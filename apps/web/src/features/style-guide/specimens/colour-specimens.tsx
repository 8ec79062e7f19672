import { Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const tokens = [
  'table',
  'sheet',
  'well',
  'press',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'edge',
  'seam',
  'chalk',
  'chalk-soft',
  'chalk-line',
  'tape',
  'tape-edge',
  'fit',
  'fit-soft',
  'fit-line',
  'warn',
  'warn-soft',
  'warn-line',
  'danger',
  'danger-soft',
  'danger-line',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
]

export function ColourSpecimens() {
  return (
    <Specimen title="Color" note="Yellow only measures. Blue only marks what changed or can be pressed.">
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <li key={token}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${token})`} />
            </svg>
            {sentenceCase(token)}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

function sentenceCase(token: string): string {
  return token.charAt(0).toUpperCase() + token.slice(1).replace('-', ' ')
}
