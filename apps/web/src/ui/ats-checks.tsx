import { CircleMinus, TriangleAlert, X } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import styles from './ats-checks.module.css'
import { classNames } from './class-names.ts'
import * as texts from './texts/ats-checks.ts'
import { Tick } from './tick.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface AtsCheckWords {
  id: string
  title: string
  /** `pass`, `warn`, `fail` or `n/a`. */
  status: string
  detail: string
  fix: string | null
}

type AtsChecksProps = {
  report: { checks: readonly AtsCheckWords[] }
  /** Stands after a fix: a link or a button to the place that it is about. */
  actionFor?: (check: AtsCheckWords) => ReactNode
  className?: string | undefined
}

const countOf = (checks: readonly AtsCheckWords[], status: string) => checks.filter((it) => it.status === status).length

/** "2 to fix, 1 to look at" */
export const atsSummary = (checks: readonly AtsCheckWords[]): string =>
  texts.summary(countOf(checks, 'fail'), countOf(checks, 'warn'))

/** What software and people can misread, the worst first, each with its fix. What passed is folded. */
export function AtsChecks({ report: { checks }, actionFor, className }: AtsChecksProps) {
  const withStatus = (status: string) => checks.filter((check) => check.status === status)
  const [failed, warned, passed, open] = [
    withStatus('fail'),
    withStatus('warn'),
    withStatus('pass'),
    withStatus('n/a'),
  ] as const
  return (
    <div className={classNames(styles.checks, className)}>
      <p className={styles.summary}>{atsSummary(checks)}</p>
      <Found checks={[...failed, ...warned]} actionFor={actionFor} />
      <Folded title={texts.passed(passed.length)} checks={passed} />
      <Folded title={texts.skipped(open.length)} checks={open} />
    </div>
  )
}

type FoundProps = { checks: readonly AtsCheckWords[]; actionFor: AtsChecksProps['actionFor'] }

function Found({ checks, actionFor }: FoundProps) {
  if (checks.length === 0) return null
  return (
    <ul className={styles.found}>
      {checks.map((check) => (
        <li key={check.id} className={styles.check}>
          <Sign status={check.status} />
          <div className={styles.words}>
            <h3 className={styles.title}>{check.title}</h3>
            <p className={styles.detail}>{check.detail}</p>
            {check.fix !== null && <p className={styles.fix}>{check.fix}</p>}
            {actionFor?.(check)}
          </div>
        </li>
      ))}
    </ul>
  )
}

type FoldedProps = { title: string; checks: readonly AtsCheckWords[] }

function Folded({ title, checks }: FoldedProps) {
  if (checks.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary className={styles.summaryLine}>{title}</summary>
      <ul className={styles.foldedList}>
        {checks.map((check) => (
          <li key={check.id} className={styles.foldedCheck}>
            <Sign status={check.status} />
            <span>
              {check.title}
              {check.status === 'n/a' && <span className={styles.detail}> {check.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface SignWords {
  Icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>
  word: string
  look: string | undefined
}

const open: SignWords = { Icon: CircleMinus, word: texts.signs.open, look: styles.open }
const signs = new Map<string, SignWords>([
  ['fail', { Icon: X, word: texts.signs.fail, look: styles.fail }],
  ['warn', { Icon: TriangleAlert, word: texts.signs.warn, look: styles.warn }],
  ['pass', { Icon: Tick, word: texts.signs.pass, look: styles.pass }],
])

function Sign({ status }: { status: string }) {
  const { Icon, word, look } = signs.get(status) ?? open
  return (
    <span className={classNames(styles.sign, look)}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <VisuallyHidden>{word}: </VisuallyHidden>
    </span>
  )
}
