import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import styles from './sample.module.css'

type Doing = { isPending: boolean; mutate: () => void }

/** For an empty account: something to look at before one's own resume is at hand. */
export function TrySample({ add }: { add: Doing }) {
  return (
    <Button variant="line" busy={add.isPending} onClick={() => add.mutate()}>
      Try it with a sample
    </Button>
  )
}

/** Beside the name of whatever is a sample. */
export const SampleBadge = () => <Badge tone="line">Sample</Badge>

/** Where a sample is listed: what it is, what to do with it, and the way to be rid of it. */
export function SampleNote({ remove, children }: { remove: Doing; children?: ReactNode }) {
  return (
    <Note title="This is a sample." className={styles.note}>
      The person and the job are made up. Removing it also removes the resume, its job and everything made from them.
      <div className={styles.actions}>
        <Button variant="line" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove the sample
        </Button>
        {children}
      </div>
    </Note>
  )
}
