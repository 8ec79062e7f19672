import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useChains } from '../../lib/resumes/use-chain.ts'
import { Chain } from '../../ui/chain.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './analysis.module.css'
import { missingRows } from './ledger-groups.ts'
import * as texts from './texts.tsx'

/** What is missing, and the way from there back into the score: what brings most first. */
export function CloseGap({ analysis }: { analysis: Analysis }) {
  const missing = missingRows(analysis).map(({ requirement }) => requirement)
  const [chosen, setChosen] = useState(missing[0])
  const chainOf = useChains({ jobId: analysis.jobDescriptionId, resumeId: analysis.resumeId })
  const requirement = missing.find((it) => it === chosen) ?? missing[0]
  if (requirement === undefined) return null
  return (
    <FoldCard id="gap" title={texts.closeGap} className={styles.whole}>
      <p className={styles.quiet}>{texts.closeGapLead}</p>
      {missing.length > 1 && (
        <SelectField
          label={texts.gap}
          className={styles.gapChoice}
          value={requirement}
          onChange={(event) => setChosen(event.target.value)}
        >
          {missing.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </SelectField>
      )}
      <Chain now="gap" places={chainOf({ requirement })} className={styles.chain} />
    </FoldCard>
  )
}
