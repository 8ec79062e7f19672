import { Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './note.module.css'
import { Tick } from './tick.tsx'

type NoteTone = 'info' | 'fit' | 'warn' | 'danger'
type NoteProps = Omit<ComponentProps<'div'>, 'title'> & { tone?: NoteTone; title?: ReactNode }

/** A remark in the page. Give it `role="alert"` when it appears because something went wrong. */
export function Note({ tone = 'info', title, className, children, ...rest }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], className)} {...rest}>
      <NoteIcon tone={tone} />
      <div className={styles.text}>
        {title !== undefined && <b>{title} </b>}
        {children}
      </div>
    </div>
  )
}

function NoteIcon({ tone }: { tone: NoteTone }) {
  if (tone === 'fit') return <Tick />
  const Icon = tone === 'info' ? Info : TriangleAlert
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
}
