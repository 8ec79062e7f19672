import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { problemOf } from '../../lib/load-problem.ts'
import { type Held, heldQuery } from '../../lib/privacy.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Setting } from '../../ui/setting.tsx'
import styles from './privacy.module.css'
import * as texts from './texts.tsx'
import { counted } from './words.ts'

export function Holdings() {
  const held = useQuery(heldQuery())
  return (
    <Setting title={texts.holdings} reason={texts.holdingsReason}>
      <LoadProblem title={texts.holdingsNotLoaded} problem={problemOf([held])} />
      {held.data && <Figures held={held.data} />}
      <p className={styles.engine}>
        <LockKeyhole size={20} strokeWidth={1.5} aria-hidden="true" />
        <span>{texts.builtInEngine}</span>
      </p>
    </Setting>
  )
}

function Figures({ held }: { held: Held }) {
  return (
    <dl className={styles.figures}>
      {counted(held).map(({ name, count, words }) => (
        <div key={name}>
          <dt>{words}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
