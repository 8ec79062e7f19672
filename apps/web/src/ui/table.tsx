import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type TableColumn = { key: string; label: ReactNode; align?: 'start' | 'end' }

type TableProps = {
  /** Says what the table lists; for screen readers, as the page's heading says it to the eye. */
  caption: string
  columns: readonly TableColumn[]
  /** The rows: `<tr>` elements. A cell with `data-align="end"` stands under a column aligned to the end. */
  children: ReactNode
  /** In a narrow place each row is a stack, in which `data-label` names what its column did. */
  stacks?: boolean
  className?: string | undefined
}

/** Scrolls sideways by itself when it is wider than its place, by keyboard too; the page never does. */
export function Table({ caption, columns, children, stacks = false, className }: TableProps) {
  const scroller = useRef<HTMLElement>(null)
  const overflows = useOverflows(scroller)
  return (
    <section
      ref={scroller}
      className={classNames(styles.scroller, stacks && styles.stacks, className)}
      {...(overflows && { tabIndex: 0, 'aria-label': caption })}
    >
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
    </section>
  )
}

/** Whether an element's content is wider than the element, now and after each change of size. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
