import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  items: readonly TabItem[]
  className?: string | undefined
}

type TabItem = {
  value: string
  label: ReactNode
  content: ReactNode
  /** It stays behind the others, with what is half typed in it. */
  stays?: boolean
}

/**
 * One alone is shown without a tab.
 *
 * Written by hand rather than with a library because these tabs stand in prerendered pages,
 * whose Content-Security-Policy refuses style attributes.
 */
export function Tabs({ label, value, onValueChange, items, className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isAlone = items.length === 1

  function choose(index: number) {
    const item = items[index]
    if (item === undefined) return
    onValueChange(item.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  function moveWithKeys(event: KeyboardEvent) {
    const target = targetIndex(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    )
    if (target === null) return
    event.preventDefault()
    choose(target)
  }

  return (
    <div className={classNames(styles.tabs, className)}>
      {!isAlone && (
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={moveWithKeys}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              className={styles.tab}
              aria-selected={item.value === value}
              aria-controls={item.value === value ? `${id}-panel-${value}` : undefined}
              tabIndex={item.value === value ? 0 : -1}
              onClick={() => onValueChange(item.value)}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
      {items
        .filter((item) => item.value === value || item.stays)
        .map((item) => (
          <div
            key={item.value}
            {...(!isAlone && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${item.value}` })}
            id={`${id}-panel-${item.value}`}
            className={styles.panel}
            hidden={item.value !== value}
          >
            {item.content}
          </div>
        ))}
    </div>
  )
}

/** Which tab a key leads to, round the ends, or `null` for a key that does not move. */
function targetIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
