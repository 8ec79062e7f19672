import { isChecked } from '@bespeak/domain/match/verdict.ts'
import { Check, Circle, CircleDashed, CircleDot, X } from 'lucide-react'
import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useLedger } from '../../lib/resumes/assistant-lines.ts'
import { useCorrection } from '../../lib/resumes/use-correction.ts'
import { classNames } from '../../ui/class-names.ts'
import { CorrectRow } from '../../ui/requirements/correct-row.tsx'
import { type RowGroup, sumOf } from '../../ui/requirements/row.ts'
import { useGroups } from '../../ui/requirements/use-groups.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { importanceWords } from '../../ui/texts/importance.ts'
import { Mine } from '../../ui/words.tsx'
import styles from './requirement-rows.module.css'
import * as texts from './texts.tsx'

type Row = Analysis['ledger'][number]

type RowsProps = {
  analysis: Analysis
  /** Points of an earlier engine add up to nothing. */
  hasPoints: boolean
  /** The answer to a correction may speak of another version. */
  onOther: (made: Analysis) => void
  onLine: () => void
}

/** What the person can settle first; what needs nothing from them is folded to its first rows. */
export function RequirementRows(props: RowsProps) {
  const groups = useGroups(useLedger(props.analysis))
  return groups.map((group) => <Group key={group.name} group={group} {...props} />)
}

/** So many rows of a group at first; what can be looked up and is not there is shown whole. */
function shownFirst(rows: readonly Row[]): number {
  const row = rows.find(({ corrected }) => !corrected)
  if (!row || !isChecked(row)) return 1
  if (row.status === 'met') return 2
  if (row.status === 'partly') return 4
  return row.certain ? Number.POSITIVE_INFINITY : 3
}

function Group({ group: { name, rows }, ...props }: RowsProps & { group: RowGroup<Row> }) {
  const [isWhole, setWhole] = useState(false)
  const most = props.hasPoints ? sumOf(rows, 'maxPoints') : 0
  // An answer folds nothing away.
  const [first] = useState(() => shownFirst(rows))
  const isFolded = rows.length > first + 1 && !isWhole
  return (
    <section className={styles.group} aria-label={name}>
      <header className={styles.head}>
        <h3>{texts.groupOf(name, rows.length)}</h3>
        {most > 0 && <p>{texts.pointsOf(sumOf(rows, 'points'), most)}</p>}
      </header>
      <ul className={styles.rows}>
        {(isFolded ? rows.slice(0, first) : rows).map((row) => (
          <RequirementItem key={row.id} row={row} {...props} />
        ))}
      </ul>
      {isFolded && (
        <TextButton className={styles.all} onClick={() => setWhole(true)}>
          {texts.showAll(rows.length)}
        </TextButton>
      )}
    </section>
  )
}

const mostLines = 2

function RequirementItem({ row, analysis, hasPoints, onOther, onLine }: RowsProps & { row: Row }) {
  const sent = useCorrection(analysis, row, onOther)
  const correction = {
    ...sent,
    async correct(as: string | null, line: string | null = null) {
      // A new line is on the page once it is tailored again.
      if ((await sent.correct(as, line)) && as === 'shown' && isNew(line, row)) onLine()
    },
  }
  const { kind, importance, how, evidence, requirement, status, corrected } = row
  const asked = kind === 'title' ? texts.jobTitle : importanceWords[importance]
  const meta = [asked, how].filter(Boolean).join(' · ')
  return (
    <li className={classNames(styles.row, status === 'met' && styles.met)}>
      <Sign row={row} />
      <p className={styles.name}>{requirement}</p>
      {hasPoints && <Worth row={row} />}
      {(status !== 'met' || corrected) && meta !== '' && <p className={styles.meta}>{meta}</p>}
      {[...new Set(evidence)].slice(0, mostLines).map((line) => (
        <p key={line} className={styles.line}>
          <Mine>{texts.quoted(line)}</Mine>
        </p>
      ))}
      <div className={styles.say}>
        <CorrectRow row={row} correction={correction} isOfSavedJob={analysis.jobDescriptionId !== null} isBrief />
      </div>
    </li>
  )
}

const isNew = (line: string | null, { near, evidence }: Row) =>
  line !== null && !near.includes(line) && !evidence.includes(line)

const sign = { size: 16, strokeWidth: 1.75, 'aria-hidden': true, className: styles.sign } as const

/** The words of the group say it too. */
function Sign({ row }: { row: Row }) {
  const { status, corrected, certain } = row
  if (corrected === 'not-mine' || corrected === 'not-asked') return <X {...sign} />
  if (!isChecked(row)) return <CircleDashed {...sign} />
  if (status === 'met') return <Check {...sign} />
  if (status === 'partly') return <CircleDot {...sign} />
  return certain ? <Circle {...sign} /> : <CircleDashed {...sign} />
}

function Worth({ row: { points, maxPoints, status } }: { row: Row }) {
  if (maxPoints === 0) return null
  const more = maxPoints - points
  if (status === 'met' || more <= 0) return <p className={styles.points}>{texts.pointsOf(points, maxPoints)}</p>
  return (
    <p className={styles.gain} title={texts.pointsOf(points, maxPoints)}>
      {texts.gain(more)}
    </p>
  )
}
