import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { problemOf } from '../../lib/load-problem.ts'
import { type Held, heldQuery } from '../../lib/privacy.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Setting } from '../../ui/setting.tsx'
import styles from './privacy.module.css'
import { counted } from './words.ts'

export function Holdings() {
  const held = useQuery(heldQuery())
  return (
    <Setting title="What we hold" reason="As of today.">
      <LoadProblem title="The figures could not be loaded." problem={problemOf([held])} />
      {held.data && <Figures held={held.data} />}
      <p className={styles.engine}>
        <LockKeyhole size={20} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Your texts are read by the built-in engine on this server. No outside AI service is in use, and there are no
          analytics.
        </span>
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
