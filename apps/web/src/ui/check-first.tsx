import { type ReactNode, useId, useRef, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import styles from './check-first.module.css'
import { Doubtful } from './doubtful.tsx'
import { PutOtherwise } from './put-otherwise.tsx'
import * as texts from './texts/check-first.ts'
import { useNextFocus } from './use-next-focus.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { Mine } from './words.tsx'

export type Mark = { id: number; text: string; doubts: { words: string; question: string; from: number; to: number }[] }

type CheckFirstProps<Of extends Mark> = {
  marks: readonly Of[]
  lead: ReactNode
  busy: boolean
  onRight: (mark: Of) => void
  onRemove: (mark: Of) => void
  /** What the person states in its place, and then accepts it. */
  onTrue: (mark: Of, statement: string) => void
  /** False: nothing came of it, so that the focus stays where they type. */
  onReplace: (mark: Of, words: string) => unknown
  /** Whether there is one place to put other words. */
  mayReplace?: (mark: Of) => boolean
}

/** Something can be pointed at that no line says; what is only new is asked. */
export const isUntrue = ({ doubts }: Pick<Mark, 'doubts'>) => doubts.some(({ question }) => !question.endsWith('?'))

/** What says more than the person's lines. */
export function CheckFirst<Of extends Mark>(props: CheckFirstProps<Of>) {
  const { marks, lead, busy, onRight, onRemove, onTrue, onReplace, mayReplace } = props
  const heading = useId()
  const count = marks.length
  const { section, settled } = useNextFocus({ count, busy, next: '[data-mark]' })
  return (
    <section ref={section} aria-labelledby={heading} tabIndex={-1} className={styles.marks}>
      <h3 id={heading}>
        {texts.checkFirst} <Badge tone="warn">{count}</Badge>
      </h3>
      <p className={styles.lead}>{count === 0 ? texts.allChecked : lead}</p>
      <ol>
        {marks.map((mark, at) => (
          <CheckFirstItem
            key={mark.id}
            mark={mark}
            name={texts.placeOf(at + 1, count)}
            busy={busy}
            onRight={() => settled(() => onRight(mark))}
            onRemove={() => settled(() => onRemove(mark))}
            onTrue={(statement) => settled(() => onTrue(mark, statement))}
            onReplace={mayReplace?.(mark) === false ? null : (words) => settled(() => onReplace(mark, words))}
          />
        ))}
      </ol>
    </section>
  )
}

type CheckFirstItemProps = {
  mark: Mark
  name: string
  busy: boolean
  onRight: () => void
  onRemove: () => void
  onTrue: (statement: string) => void
  onReplace: ((words: string) => void) | null
}

/** One of them, wherever on the page. */
export function CheckFirstItem({ mark, name, busy, onRight, onRemove, onTrue, onReplace }: CheckFirstItemProps) {
  const { text, doubts } = mark
  const reasons = useId()
  const [open, setOpen] = useState<'edit' | 'fact' | null>(null)
  const [typed, setTyped] = useState({ edit: text, fact: '' })
  const opener = useRef<HTMLButtonElement>(null)
  const untrue = isUntrue(mark)
  const button = (part: 'edit' | 'fact', label: string) => (
    <Button
      size="sm"
      variant="quiet"
      disabled={busy}
      aria-expanded={open === part}
      aria-describedby={reasons}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        setOpen(open === part ? null : part)
      }}
    >
      {label}
    </Button>
  )
  return (
    <li className={untrue ? styles.untrue : styles.fresh}>
      <p className={styles.verdict}>
        {untrue ? texts.notOnResume : texts.rewordedNew(doubts.map(({ words }) => words))}
      </p>
      <p>
        <Mine>
          <Doubtful text={text} doubts={doubts} />
        </Mine>
      </p>
      <div id={reasons} className={styles.reasons}>
        {[...new Set(doubts.map(({ question }) => question))].map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
      <fieldset className={styles.answers}>
        <legend>
          <VisuallyHidden>{name}</VisuallyHidden>
        </legend>
        {!untrue && (
          <Button size="sm" variant="line" data-mark disabled={busy} aria-describedby={reasons} onClick={onRight}>
            {texts.thatIsRight}
          </Button>
        )}
        {onReplace && button('edit', texts.edit)}
        <Button
          size="sm"
          variant={untrue ? 'line' : 'quiet'}
          {...(untrue && { 'data-mark': true })}
          disabled={busy}
          aria-describedby={reasons}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
        {untrue && button('fact', texts.trueAddIt)}
      </fieldset>
      {open && (
        <PutOtherwise
          key={open}
          {...(open === 'fact' && texts.factField)}
          text={typed[open]}
          takesFocus
          busy={busy}
          onType={(words) => setTyped({ ...typed, [open]: words })}
          onUse={open === 'edit' && onReplace ? onReplace : onTrue}
          onCancel={() => {
            setOpen(null)
            opener.current?.focus()
          }}
        />
      )}
    </li>
  )
}
