import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import { useLedger } from '../../lib/resumes/assistant-lines.ts'
import { useCorrection } from '../../lib/resumes/use-correction.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { CorrectRow } from '../../ui/requirements/correct-row.tsx'
import { quotedBy, RequirementName } from '../../ui/requirements/requirement-name.tsx'
import { type RowGroup, sumOf } from '../../ui/requirements/row.ts'
import { useGroups } from '../../ui/requirements/use-groups.ts'
import { importanceWords } from '../../ui/texts/importance.ts'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import { MeasureAgain } from './measure-again.tsx'
import rowStyles from './requirements.module.css'
import type { Row } from './rows.ts'
import { SaidElsewhere } from './said-elsewhere.tsx'
import * as texts from './texts.tsx'
import type { GapWays } from './use-gap-ways.ts'

type RequirementsProps = { analysis: Analysis; waysOf: GapWays }

/** Each row with what shows it, its points, and what the person can say of it. */
export function Requirements({ analysis, waysOf }: RequirementsProps) {
  const groups = useGroups(useLedger(analysis))
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

type GroupProps = RequirementsProps & { group: RowGroup<Row>; hasPoints: boolean }

function Group({ group: { name, rows }, analysis, waysOf, hasPoints }: GroupProps) {
  const isQuoted = quotedBy(analysis)
  const most = hasPoints ? sumOf(rows, 'maxPoints') : 0
  // What is found needs nobody: one line, until it is opened.
  const isFoldable = rows.every(({ status, corrected }) => status === 'met' && corrected !== 'not-asked')
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
                <Say analysis={analysis} row={row} waysOf={waysOf} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Say({ analysis, row, waysOf }: RequirementsProps & { row: Row }) {
  const navigate = useNavigate()
  const correction = useCorrection(analysis, row, (made) =>
    navigate(paths.analyses({ id: String(made.id) }), { replace: true }),
  )
  return (
    <CorrectRow row={row} correction={correction} isOfSavedJob={analysis.jobDescriptionId !== null} ways={waysOf(row)}>
      <SaidElsewhere analysis={analysis} row={row} />
    </CorrectRow>
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
