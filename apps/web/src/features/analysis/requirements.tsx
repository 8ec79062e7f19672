import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { importanceWords } from '../../ui/texts/importance.ts'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import { CorrectRow } from './correct-row.tsx'
import { MeasureAgain } from './measure-again.tsx'
import { quotedBy, RequirementName } from './requirement-name.tsx'
import rowStyles from './requirements.module.css'
import { type Row, type RowGroup, sumOf } from './rows.ts'
import * as texts from './texts.tsx'
import type { GapWays } from './use-gap-ways.ts'
import { useGroups } from './use-groups.ts'

type RequirementsProps = { analysis: Analysis; waysOf: GapWays }

/** Each row with what shows it, its points, and what the person can say of it. */
export function Requirements({ analysis, waysOf }: RequirementsProps) {
  const groups = useGroups(analysis.ledger)
  if (groups.length === 0) return null
  const score = scoreOf(analysis)
  const hasPoints = score !== null && !isEarlier(analysis)
  return (
    <Card id="requirements" title={texts.theRequirements} className={styles.whole}>
      {isEarlier(analysis) && (
        <Note>
          {texts.earlier} <MeasureAgain analysis={analysis} />
        </Note>
      )}
      {groups.map((group) => (
        <Group key={group.name} group={group} analysis={analysis} waysOf={waysOf} hasPoints={hasPoints} />
      ))}
      {hasPoints && (
        <p className={rowStyles.sum}>
          <span>{texts.addUp}</span> <b>{texts.pointsOf(score, 100)}</b>
        </p>
      )}
    </Card>
  )
}

type GroupProps = RequirementsProps & { group: RowGroup; hasPoints: boolean }

function Group({ group: { name, rows }, analysis, waysOf, hasPoints }: GroupProps) {
  const isQuoted = quotedBy(analysis)
  const most = hasPoints ? sumOf(rows, 'maxPoints') : 0
  // What is found needs nobody: one line, until it is opened.
  const isFoldable = rows.every(({ status }) => status === 'met')
  const [isOpen, setIsOpen] = useState(!isFoldable)
  const heading = (
    <>
      {name} <span className={rowStyles.count}>{texts.inBrackets(rows.length)}</span>
    </>
  )
  return (
    <section className={rowStyles.group} aria-label={name}>
      <header className={rowStyles.head}>
        <h3>
          {isFoldable ? (
            <button
              type="button"
              className={rowStyles.fold}
              aria-expanded={isOpen}
              onClick={() => setIsOpen((isOpen) => !isOpen)}
            >
              <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
              {heading}
            </button>
          ) : (
            heading
          )}
        </h3>
        {most > 0 && <p>{texts.pointsOf(sumOf(rows, 'points'), most)}</p>}
      </header>
      <ul className={rowStyles.rows} hidden={!isOpen}>
        {rows.map((row) => (
          <li key={row.id} className={rowStyles.row}>
            <Words row={row} isQuoted={isQuoted(row)} />
            {hasPoints && row.maxPoints > 0 && (
              <p className={rowStyles.points}>{texts.pointsOf(row.points, row.maxPoints)}</p>
            )}
            {!isEarlier(analysis) && (
              <div className={rowStyles.say}>
                <CorrectRow analysis={analysis} row={row} ways={waysOf(row)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostLines = 2

function Words({ row, isQuoted }: { row: Row; isQuoted: boolean }) {
  const { requirement, kind, importance, how, evidence } = row
  const asked = kind === 'title' ? texts.jobTitle : importanceWords[importance]
  return (
    <div className={rowStyles.words}>
      <p>
        <RequirementName requirement={requirement} isQuoted={isQuoted} />
      </p>
      <p className={styles.quiet}>{[asked, how].filter(Boolean).join(' · ')}</p>
      {[...new Set(evidence)].slice(0, mostLines).map((line) => (
        <p key={line}>
          <Mine>{line}</Mine>
        </p>
      ))}
    </div>
  )
}
