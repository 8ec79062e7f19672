import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as texts from '../texts.tsx'
import css from './sheet.module.css'

/** The place of a letter that is not written yet. */
export function EmptySheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.empty}>
      <p className={css.emptyTitle}>{title}</p>
      <div>{children}</div>
    </section>
  )
}

/** While it is written. */
export const SheetToCome = () => (
  <div className={css.toCome}>
    <Skeleton lines={10} label={texts.willAppear} />
  </div>
)
