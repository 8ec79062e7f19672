import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './more-rows.module.css'
import { Note } from './note.tsx'
import { giveFocus, isLostFocus } from './take-lost-focus.ts'
import * as texts from './texts/more-rows.ts'
import * as parts from './texts/parts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type MoreRowsProps = {
  /** What the rows are children of. */
  list: RefObject<HTMLElement | null>
  shown: number
  more: {
    /** Null where nobody has counted them. */
    total: number | null
    has: boolean
    isLoading: boolean
    problem: string | null
    show: () => void
  }
}

/** Below a list that goes on. Whoever asked for more goes on at the first new row. */
export function MoreRows({ list, shown, more: { total, has, isLoading, problem, show } }: MoreRowsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const words = total === null || !has ? texts.shown(shown) : texts.shownOf(shown, total)

  // Rows that come later, of themselves or of another search, are not those that were asked for.
  useEffect(() => {
    if (problem !== null && !isLoading) setAsked(null)
  }, [problem, isLoading])

  useEffect(() => {
    if (asked === null || shown === asked) return
    setAsked(null)
    if (shown < asked) return
    setSaid(words)
    const isTheirs = isLostFocus() || document.activeElement === button.current
    const row = list.current?.children[asked]
    if (isTheirs && row instanceof HTMLElement) giveFocus(row.querySelector<HTMLElement>('a, button, input') ?? row)
  }, [asked, shown, words, list])

  const ask = () => {
    setAsked(shown)
    show()
  }
  return (
    <>
      {problem !== null && (
        <Note tone="danger" role="alert" title={texts.nextNotLoaded} className={styles.problem}>
          {problem}
        </Note>
      )}
      {has && (
        <div className={styles.more}>
          <Button ref={button} variant="line" busy={isLoading} onClick={ask}>
            {problem === null ? texts.showMore : parts.tryAgain}
          </Button>
          <span className={styles.count} aria-hidden="true">
            {words}
          </span>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
