import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import styles from './sample.module.css'
import * as texts from './texts/parts.ts'

type Doing = { isPending: boolean; mutate: () => void }

/** For an empty account: something to look at before one's own resume is at hand. */
export function TrySample({ add }: { add: Doing }) {
  return (
    <Button variant="line" busy={add.isPending} onClick={() => add.mutate()}>
      {texts.trySample}
    </Button>
  )
}

/** Beside the name of whatever is a sample. */
export const SampleBadge = () => <Badge tone="line">{texts.sample}</Badge>

/** Where a sample is listed: what it is, what to do with it, and the way to be rid of it. */
export function SampleNote({ remove, children }: { remove: Doing; children?: ReactNode }) {
  return (
    <Note title={texts.isSample} className={styles.note}>
      {texts.madeUp}
      <div className={styles.actions}>
        <Button variant="line" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          {texts.removeSample}
        </Button>
        {children}
      </div>
    </Note>
  )
}
