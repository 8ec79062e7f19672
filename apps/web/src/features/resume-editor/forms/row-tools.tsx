import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'

interface Place {
  index: number
  count: number
}

type RowToolsProps = {
  /** What it is, for those who listen: "line 2", "Experience". */
  name: string
  place: Place
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  className?: string | undefined
  children?: ReactNode
}

/** Up, down, away. */
export function RowTools({ name, place, onMove, onRemove, className, children }: RowToolsProps) {
  const move = useMove(name, place, onMove)
  const { announce } = useEditing()
  return (
    <div className={classNames(styles.tools, className)}>
      {children}
      <IconButton label={texts.moveUp(name)} aria-disabled={place.index === 0} onClick={(event) => move(-1, event)}>
        <ArrowUp size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.moveDown(name)}
        aria-disabled={place.index === place.count - 1}
        onClick={(event) => move(1, event)}
      >
        <ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.remove(name)}
        onClick={() => {
          onRemove()
          announce(texts.removed(name))
        }}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Moves, says where to, and leaves the focus on the button, which moves along. */
function useMove(name: string, { index, count }: Place, onMove: RowToolsProps['onMove']) {
  const { announce } = useEditing()
  return (by: -1 | 1, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const to = index + by
    if (to < 0 || to >= count) return
    onMove(by)
    announce(texts.movedTo(name, to + 1, count))
    requestAnimationFrame(() => currentTarget.focus())
  }
}
