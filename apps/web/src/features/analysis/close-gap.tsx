import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useChains } from '../../lib/resumes/use-chain.ts'
import { Chain } from '../../ui/chain.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './analysis.module.css'
import { missingRows } from './rows.ts'
import * as texts from './texts.tsx'

/** From a requirement that is not found to one that is: what brings most first. */
export function CloseGap({ analysis }: { analysis: Analysis }) {
  const missing = missingRows(analysis)
  const [chosen, setChosen] = useState(missing[0]?.id)
  const chainOf = useChains({ jobId: analysis.jobDescriptionId, resumeId: analysis.resumeId })
  const row = missing.find(({ id }) => id === chosen) ?? missing[0]
  if (!row) return null
  return (
    <FoldCard id="gap" title={texts.closeGap} summary={texts.notFoundCount(missing.length)}>
      {missing.length > 1 && (
        <SelectField
          label={texts.requirement}
          className={styles.gapChoice}
          value={row.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {missing.map(({ id, requirement }) => (
            <option key={id} value={id}>
              {requirement}
            </option>
          ))}
        </SelectField>
      )}
      <Chain now="gap" places={chainOf({ requirement: row.requirement })} className={styles.chain} />
    </FoldCard>
  )
}
