import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { answerLetterMutation, type Letter } from '../../lib/resumes/letters.ts'
import { answerWords } from '../../lib/resumes/suggestions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PutOtherwise } from '../../ui/put-otherwise.tsx'
import { toast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Mine } from '../../ui/words.tsx'
import { Doubtful } from './doubtful.tsx'
import css from './letter.module.css'
import * as texts from './texts.tsx'

type Mark = Letter['suggestions'][number]

type LetterMarksProps = {
  suggestions: Mark[]
  /** What is typed is saved before the letter changes. */
  afterSaving: (act: () => Promise<unknown>) => Promise<void>
  onReplace: (sentence: string, words: string) => void
}

/** What says more than the person's lines. Stays once it was there, so that the last answer leaves nobody lost. */
export function LetterMarks({ suggestions, afterSaving, onReplace }: LetterMarksProps) {
  const answering = useMutation(answerLetterMutation())
  const telling = useMutation(saveFactMutation())
  const [wasThere, setWasThere] = useState(false)
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const isSettled = useRef(false)
  const busy = answering.isPending || telling.isPending
  const count = suggestions.length
  // The button that was pressed is gone with its sentence.
  useEffect(() => {
    if (busy || !isSettled.current) return
    isSettled.current = false
    const next = count > 0 ? section.current?.querySelector<HTMLElement>('[data-mark]') : section.current
    next?.focus()
  }, [busy, count])
  if (count > 0 && !wasThere) setWasThere(true)
  if (count === 0 && !wasThere) return null

  const settle = (act: () => Promise<unknown>, said: { title: string; description?: string }) => {
    isSettled.current = true
    void afterSaving(() =>
      act().then(
        () => toast(said),
        // It is told where all failures are.
        () => undefined,
      ),
    )
  }
  const answer = (id: number, yes: boolean) => answering.mutateAsync({ id, yes })
  return (
    <Card>
      <section ref={section} aria-labelledby={heading} tabIndex={-1} className={css.marks}>
        <h3 id={heading}>
          {texts.checkFirst} <Badge tone="warn">{count}</Badge>
        </h3>
        <p>{count === 0 ? texts.allChecked : texts.unbacked}</p>
        <ol>
          {suggestions.map((mark, at) => (
            <MarkedSentence
              key={mark.id}
              mark={mark}
              name={texts.sentenceOf(at + 1, count)}
              busy={busy}
              onRight={() => settle(() => answer(mark.id, true), answerWords.yes)}
              onRemove={() => settle(() => answer(mark.id, false), { title: texts.removed })}
              onTrue={(statement) =>
                settle(async () => {
                  await telling.mutateAsync({ statement })
                  await answer(mark.id, true)
                }, answerWords.yes)
              }
              onReplace={(words) => {
                isSettled.current = true
                onReplace(mark.text, words)
              }}
            />
          ))}
        </ol>
      </section>
    </Card>
  )
}

type MarkedSentenceProps = {
  mark: Mark
  name: string
  busy: boolean
  onRight: () => void
  onRemove: () => void
  onTrue: (statement: string) => void
  onReplace: (words: string) => void
}

/** Something can be pointed at that no line says; what is only new is asked. */
const isUntrue = ({ doubts }: Mark) => doubts.some(({ question }) => !question.endsWith('?'))

function MarkedSentence({ mark, name, busy, onRight, onRemove, onTrue, onReplace }: MarkedSentenceProps) {
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
    <li className={untrue ? css.untrue : css.fresh}>
      <p className={css.verdict}>{untrue ? texts.notOnResume : texts.rewordedNew(doubts.map(({ words }) => words))}</p>
      <p>
        <Mine>
          <Doubtful text={text} doubts={doubts} />
        </Mine>
      </p>
      <div id={reasons} className={css.reasons}>
        {doubts.map(({ question, from }) => (
          <p key={from}>{question}</p>
        ))}
      </div>
      <fieldset className={css.answers}>
        <legend>
          <VisuallyHidden>{name}</VisuallyHidden>
        </legend>
        {!untrue && (
          <Button size="sm" variant="line" data-mark disabled={busy} aria-describedby={reasons} onClick={onRight}>
            {texts.thatIsRight}
          </Button>
        )}
        {button('edit', texts.edit)}
        <Button
          size="sm"
          variant={untrue ? 'line' : 'quiet'}
          {...(untrue && { 'data-mark': true })}
          disabled={busy}
          aria-describedby={reasons}
          onClick={onRemove}
        >
          {texts.takeOut}
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
          onUse={open === 'edit' ? onReplace : onTrue}
          onCancel={() => {
            setOpen(null)
            opener.current?.focus()
          }}
        />
      )}
    </li>
  )
}
