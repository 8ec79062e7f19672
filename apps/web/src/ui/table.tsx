import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TableColumn = { key: string; label: ReactNode; align?: 'start' | 'end' }

type TableProps = {
  /** Says what the table lists; for screen readers, as the page's heading says it to the eye. */
  caption: string
  columns: readonly TableColumn[]
  /** The rows: `<tr>` elements. A cell with `data-align="end"` stands under a column aligned to the end. */
  children: ReactNode
  className?: string
}

/** Scrolls sideways by itself when it is wider than its place; the page never does. */
export function Table({ caption, columns, children, className }: TableProps) {
  return (
    <div className={classNames(styles.scroller, className)}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
