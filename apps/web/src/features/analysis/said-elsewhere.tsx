import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { factsQuery } from '../../lib/resumes/facts.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './correct-row.module.css'
import type { Row } from './ledger-groups.ts'
import * as texts from './texts.tsx'
import { useMeasureAgain } from './use-measure-again.ts'

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
      <p className={styles.ways}>
        <span>{texts.notCounted}</span>
        <MeasureAgain analysis={analysis} />
      </p>
    </>
  )
}

/** It is an analysis as any other, and says before that it is counted as one. */
function MeasureAgain({ analysis }: { analysis: Analysis }) {
  const { measure, isPending, problem } = useMeasureAgain(analysis)
  const meter = useMeter('job_match_analysis', problem)
  const cost = useId()
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} aria-describedby={meter ? cost : undefined} onClick={measure}>
        {texts.measureAgain}
      </Button>
      {meter && (
        <span id={cost}>{meter.standing === 'spent' ? `${meter.news} ${meter.again}` : texts.usesOne(meter)}</span>
      )}
    </>
  )
}
