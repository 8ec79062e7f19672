import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { factsQuery } from '../../lib/resumes/facts.ts'
import { Mine } from '../../ui/words.tsx'
import { MeasureAgain } from './measure-again.tsx'
import styles from './requirements.module.css'
import type { Row } from './rows.ts'
import * as texts from './texts.tsx'

const longestRequirement = 500
const isNo = (statement: string) => /^no\b/i.test(statement)

/** An answer that was given on another page since the analysis was made. */
export function SaidElsewhere({ analysis, row }: { analysis: Analysis; row: Row }) {
  const requirement = row.requirement.slice(0, longestRequirement)
  const { data: facts = [] } = useQuery(factsQuery())
  const said = facts.findLast((fact) => fact.requirement === requirement && fact.createdAt > analysis.updatedAt)
  if (!said || row.status === 'met') return null
  if (isNo(said.statement)) return <p>{texts.saidNo}</p>
  return (
    <>
      <p>
        <Mine>{said.statement}</Mine>
      </p>
      <p className={styles.uncounted}>
        <span>{texts.notCounted}</span>
        <MeasureAgain analysis={analysis} />
      </p>
    </>
  )
}
