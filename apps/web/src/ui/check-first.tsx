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

/** What was typed and is not used yet: other words, or what is stated. */
export type TypedFor = { edit?: string | undefined; fact?: string | undefined }

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
  /** Where it is kept when this goes from the page. */
  typedFor?: (mark: Of) => TypedFor
  onType?: (mark: Of, part: keyof TypedFor, words: string) => void
  /** Whether there is one place to put other words. */
  mayReplace?: (mark: Of) => boolean
}

/** Something can be pointed at that no line says; what is only new is asked. */
export const isUntrue = ({ doubts }: Pick<Mark, 'doubts'>) => doubts.some(({ question }) => !question.endsWith('?'))

/** What says more than the person's lines. */
export function CheckFirst<Of extends Mark>(props: CheckFirstProps<Of>) {
  const { marks, lead, busy, onRight, onRemove, onTrue, onReplace, mayReplace, typedFor, onType } = props
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
            typed={typedFor?.(mark)}
            onType={(part, words) => onType?.(mark, part, words)}
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

const parts = ['edit', 'fact'] as const

type CheckFirstItemProps = {
  mark: Mark
  name: string
  busy: boolean
  typed?: TypedFor | undefined
  onType: (part: keyof TypedFor, words: string) => void
  onRight: () => void
  onRemove: () => void
  onTrue: (statement: string) => void
  onReplace: ((words: string) => void) | null
}

/** One of them, wherever on the page. */
export function CheckFirstItem({ mark, name, busy, typed = {}, onType, ...ways }: CheckFirstItemProps) {
  const { onRight, onRemove, onTrue, onReplace } = ways
  const { text, doubts } = mark
  const reasons = useId()
  // What was typed before is shown again, and takes the focus of nobody.
  const [open, setOpen] = useState(() => parts.find((part) => typed[part] !== undefined) ?? null)
  const [isPressed, setIsPressed] = useState(false)
  const [typedHere, setTypedHere] = useState<TypedFor>({})
  const openers = { edit: useRef<HTMLButtonElement>(null), fact: useRef<HTMLButtonElement>(null) }
  const untrue = isUntrue(mark)
  const button = (part: 'edit' | 'fact', label: string) => (
    <Button
      size="sm"
      variant="quiet"
      disabled={busy}
      aria-expanded={open === part}
      aria-describedby={reasons}
      ref={openers[part]}
      onClick={() => {
        setIsPressed(true)
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
          text={typed[open] ?? typedHere[open] ?? (open === 'edit' ? text : '')}
          takesFocus={isPressed}
          busy={busy}
          onType={(words) => {
            setTypedHere({ ...typedHere, [open]: words })
            onType(open, words)
          }}
          onUse={open === 'edit' && onReplace ? onReplace : onTrue}
          onCancel={() => {
            setOpen(null)
            openers[open].current?.focus()
          }}
        />
      )}
    </li>
  )
}
