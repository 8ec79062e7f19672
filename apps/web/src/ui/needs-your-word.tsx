import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import styles from './needs-your-word.module.css'
import { PutOtherwise } from './put-otherwise.tsx'
import * as texts from './texts/needs-your-word.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { AdWords, Mine } from './words.tsx'

type Doubt = { words: string; question: string; from: number; to: number }

export type Suggestion = {
  id: number
  before: string | null
  text: string
  reason: string
  requirement: string | null
  /** Where the line stands that it would change: `Line 16`. */
  place?: string | undefined
  doubts: Doubt[]
}

type NeedsYourWordProps = {
  suggestions: Suggestion[]
  /** Where it would stand: no text, no file. */
  lead: string
  busy: boolean
  onAnswer: (suggestion: Suggestion, yes: boolean) => void
  /** Where a line can also be put in the person's own words. */
  onReword?: (suggestion: Suggestion, words: string) => void
  /** What was typed so and is not used yet, by the id of its suggestion. */
  typed?: Readonly<Record<number, string>>
  onType?: (suggestion: Suggestion, words: string) => void
}

/** Words that only the person can settle, each by itself: there is no way to take them all at once. */
export function NeedsYourWord({ suggestions, lead, busy, onAnswer, onReword, typed, onType }: NeedsYourWordProps) {
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const isAnswered = useRef(false)
  const count = suggestions.length
  // What was pressed is gone: the next No is as close as can be to nothing happening.
  useEffect(() => {
    if (busy || !isAnswered.current) return
    isAnswered.current = false
    const next = count > 0 ? section.current?.querySelector<HTMLElement>('[data-keep]') : section.current
    next?.focus()
  }, [busy, count])
  const settled = (settle: () => void) => {
    isAnswered.current = true
    settle()
  }
  return (
    <section ref={section} className={styles.word} aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>
        {texts.needsYourWord} <Badge tone="warn">{count}</Badge>
      </h3>
      <p className={styles.quiet}>{count === 0 ? texts.thatWasAll : lead}</p>
      <ol>
        {suggestions.map((suggestion, index) => (
          <Item
            key={suggestion.id}
            suggestion={suggestion}
            letter={String.fromCharCode('A'.charCodeAt(0) + index)}
            busy={busy}
            onAnswer={(yes) => settled(() => onAnswer(suggestion, yes))}
            typed={typed?.[suggestion.id]}
            onType={(words) => onType?.(suggestion, words)}
            onReword={onReword && isOneLine(suggestion) ? (words) => settled(() => onReword(suggestion, words)) : null}
          />
        ))}
      </ol>
    </section>
  )
}

const isOneLine = ({ before }: Suggestion) => before !== null && !before.includes('\n')

type ItemProps = {
  suggestion: Suggestion
  letter: string
  busy: boolean
  onAnswer: (yes: boolean) => void
  onReword: ((words: string) => void) | null
  typed: string | undefined
  onType: (words: string) => void
}

function Item({ suggestion, letter, busy, onAnswer, onReword, typed, onType }: ItemProps) {
  const { before, text, reason, requirement, place, doubts } = suggestion
  const question = useId()
  // What was typed before a reload is shown again, and takes the focus of nobody.
  const [isOwn, setIsOwn] = useState(typed !== undefined)
  const [isPressed, setIsPressed] = useState(false)
  const otherwise = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setIsOwn(false)
    otherwise.current?.focus()
  }
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (busy || ctrlKey || metaKey || altKey) return
    if (key === 'y' || key === 'n') onAnswer(key === 'y')
  }
  return (
    <li>
      <p className={styles.head}>
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
        <span className={styles.quiet}>
          {place && <b className={styles.place}>{place}</b>} <Why reason={reason} />
          {requirement !== null && !reason.includes(requirement) && (
            <> {texts.forRequirement(<AdWords>{requirement}</AdWords>)}</>
          )}
        </span>
      </p>
      <div className={styles.beside}>
        {before !== null && (
          <div>
            <p className={styles.caption}>{texts.youWrote}</p>
            <p>
              <Mine>{before}</Mine>
            </p>
          </div>
        )}
        <div>
          <p className={styles.caption}>{texts.weSuggest}</p>
          <p>
            <Mine>
              <Doubtful text={text} doubts={doubts} />
            </Mine>
          </p>
        </div>
      </div>
      <div id={question}>
        {doubts.map(({ question: asked, from }) => (
          <p key={from} className={styles.doubt}>
            {asked}
          </p>
        ))}
      </div>
      <fieldset className={styles.answers} aria-describedby={question} onKeyDown={onKeyDown}>
        <legend>
          <VisuallyHidden>{texts.suggestion(letter)}</VisuallyHidden>
        </legend>
        <Button variant="line" data-keep disabled={busy} aria-describedby={question} onClick={() => onAnswer(false)}>
          {texts.keepMine}
        </Button>
        <Button
          variant="line"
          className={styles.yes}
          disabled={busy}
          aria-describedby={question}
          onClick={() => onAnswer(true)}
        >
          <Check size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.thatIsTrue}
        </Button>
        {onReword && (
          <Button
            ref={otherwise}
            variant="quiet"
            disabled={busy}
            aria-expanded={isOwn}
            aria-describedby={question}
            onClick={() => {
              setIsPressed(true)
              setIsOwn(!isOwn)
            }}
          >
            {texts.anotherWay}
          </Button>
        )}
      </fieldset>
      {onReword && isOwn && (
        <PutOtherwise
          text={typed ?? text}
          takesFocus={isPressed}
          busy={busy}
          onType={onType}
          onUse={onReword}
          onCancel={cancel}
        />
      )}
    </li>
  )
}

/** What the advertisement says stands in its own hand: `The ad says “Repair bicycles”.` */
function Why({ reason }: { reason: string }) {
  const [, before, quote, after] = /^(The ad [^“]*)“([^”]*)”(.*)$/.exec(reason) ?? []
  if (quote === undefined) return reason
  return (
    <>
      {before}
      <AdWords>{quote}</AdWords>
      {after}
    </>
  )
}

/** The text with the words in doubt marked. */
function Doubtful({ text, doubts }: { text: string; doubts: Doubt[] }) {
  const inOrder = doubts.toSorted((a, b) => a.from - b.from)
  const ends = inOrder.map((_, at) => inOrder[at - 1]?.to ?? 0)
  return (
    <>
      {inOrder.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark className={styles.doubtful}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.to ?? 0)}
    </>
  )
}
