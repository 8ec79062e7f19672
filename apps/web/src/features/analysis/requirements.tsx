import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import { importanceWords } from '../../lib/texts/importance.ts'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './analysis.module.css'
import { CorrectRow } from './correct-row.tsx'
import { MeasureAgain } from './measure-again.tsx'
import { RequirementName } from './requirement-name.tsx'
import rowStyles from './requirements.module.css'
import { type Row, type RowGroup, rowsOf, sumOf } from './rows.ts'
import * as texts from './texts.tsx'
import type { GapWays } from './use-gap-ways.ts'
import { useGroups } from './use-groups.ts'

type RequirementsProps = { analysis: Analysis; waysOf: GapWays }

/** Each row with what shows it, its points, and what the person can say of it. */
export function Requirements({ analysis, waysOf }: RequirementsProps) {
  const groups = useGroups(rowsOf(analysis))
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

/** What is not checked, and what the ad does not ask, has no points. */
const unweighed = new Set(['unchecked', 'not-asked'])

function Group({ group: { name, rows }, analysis, waysOf, hasPoints }: GroupProps) {
  const isWeighed = hasPoints && !unweighed.has(name)
  return (
    <section className={rowStyles.group} aria-label={texts.groups[name]}>
      <header className={rowStyles.head}>
        <h3>
          {texts.groups[name]} <span className={rowStyles.count}>{texts.inBrackets(rows.length)}</span>
        </h3>
        {isWeighed && <p>{texts.pointsOf(sumOf(rows, 'points'), sumOf(rows, 'maxPoints'))}</p>}
      </header>
      <ul className={rowStyles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={rowStyles.row}>
            <Words row={row} isEarlier={isEarlier(analysis)} />
            {isWeighed && row.maxPoints > 0 && (
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

function Words({ row, isEarlier }: { row: Row; isEarlier: boolean }) {
  const { kind, importance, how, evidence } = row
  const asked = kind === 'title' ? texts.jobTitle : importanceWords[importance]
  return (
    <div className={rowStyles.words}>
      <p>
        <RequirementName {...row} />
      </p>
      <p className={styles.quiet}>{[asked, !isEarlier && how].filter(Boolean).join(' · ')}</p>
      {[...new Set(evidence)].slice(0, mostLines).map((line) => (
        <p key={line}>
          <Mine>{line}</Mine>
        </p>
      ))}
    </div>
  )
}
