import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import styles from './needs-your-ok.module.css'
import { PutOtherwise } from './put-otherwise.tsx'
import { rewordedIn } from './reworded-pieces.ts'
import * as texts from './texts/needs-your-ok.tsx'
import { useNextFocus } from './use-next-focus.ts'
import { useSeen } from './use-seen.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { AdWords, Mine } from './words.tsx'

type Doubt = { words: string; youWrote: string; question: string; from: number; to: number }

export type Suggestion = {
  id: number
  before: string | null
  text: string
  reason: string
  requirement: string | null
  /** Where the line stands that it would change: `Line 16`. */
  place?: string | undefined
  /** The role that the line is of. */
  role?: string | undefined
  doubts: Doubt[]
}

type NeedsYourOkProps = {
  suggestions: Suggestion[]
  /** Where it would stand: no text, no file. */
  lead: string
  busy: boolean
  onAnswer: (suggestion: Suggestion, yes: boolean) => void
  /** Where all everyday rewordings of a role can be taken with one press. */
  onAccept?: (suggestions: readonly Suggestion[]) => void
  /** Where a line can also be put in the person's own words. */
  onReword?: (suggestion: Suggestion, words: string) => void
  /** What was typed so and is not used yet, by the id of its suggestion. */
  typed?: Readonly<Record<number, string>>
  onType?: (suggestion: Suggestion, words: string) => void
}

/** Something new stands in it, which is never taken together with others. */
export const isLoud = ({ doubts }: Suggestion) => doubts.some(({ youWrote }) => youWrote === '')

/** Other words for the person's lines: first what says something new, then what only says it otherwise, by role. */
export function NeedsYourOk(props: NeedsYourOkProps) {
  const { suggestions, lead, busy, onAnswer, onAccept, onReword, typed, onType } = props
  const heading = useId()
  const count = suggestions.length
  const { section, settled } = useNextFocus({ count, busy, next: '[data-keep]' })
  const seen = useSeen(
    section,
    suggestions.map(({ id }) => id),
  )
  const groups = groupsOf(suggestions)
  const inOrder = groups.flatMap(({ items }) => items)
  return (
    <section ref={section} className={styles.word} aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>
        {texts.needsYourOk} <Badge tone="warn">{count}</Badge>
      </h3>
      <p className={styles.quiet}>{count === 0 ? texts.thatWasAll : lead}</p>
      {groups.map(({ role, items }) => {
        const calm = items.filter((it) => !isLoud(it) && seen.has(it.id))
        return (
          <div key={role ?? ''} className={styles.group}>
            {role !== undefined && (
              <div className={styles.role}>
                <h4>{role}</h4>
                {onAccept && calm.length > 1 && (
                  <Button size="sm" variant="line" disabled={busy} onClick={() => settled(() => onAccept(calm))}>
                    {texts.acceptReworded(calm.length)}
                  </Button>
                )}
              </div>
            )}
            <ol>
              {items.map((suggestion) => (
                <SuggestionItem
                  key={suggestion.id}
                  suggestion={suggestion}
                  name={texts.suggestion(inOrder.indexOf(suggestion) + 1, count)}
                  busy={busy}
                  onAnswer={(yes) => settled(() => onAnswer(suggestion, yes))}
                  typed={typed?.[suggestion.id]}
                  onType={(words) => onType?.(suggestion, words)}
                  onReword={
                    onReword && isOneLine(suggestion) ? (words) => settled(() => onReword(suggestion, words)) : null
                  }
                />
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

/** There is one line to put other words to. */
export const isOneLine = ({ before }: Pick<Suggestion, 'before'>) => before !== null && !before.includes('\n')

interface Group {
  role: string | undefined
  items: Suggestion[]
}

/** By role, in the order of the page; in each, what says something new comes first. */
function groupsOf(suggestions: readonly Suggestion[]): Group[] {
  const roles = [...new Set(suggestions.map(({ role }) => role))]
  return roles.map((role) => {
    const items = suggestions.filter((it) => it.role === role)
    return { role, items: [...items.filter(isLoud), ...items.filter((it) => !isLoud(it))] }
  })
}

type SuggestionItemProps = {
  suggestion: Suggestion
  name: string
  busy: boolean
  onAnswer: (yes: boolean) => void
  onReword: ((words: string) => void) | null
  typed: string | undefined
  onType: (words: string) => void
}

/** One of them, wherever on the page. */
export function SuggestionItem({ suggestion, name, busy, onAnswer, onReword, typed, onType }: SuggestionItemProps) {
  const { before, text, reason, requirement, place, doubts } = suggestion
  const question = useId()
  const fresh = doubts.filter(({ youWrote }) => youWrote === '')
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
    <li data-seen-as={suggestion.id} className={fresh.length > 0 ? styles.loud : styles.calm}>
      <p className={styles.head}>
        {fresh.length > 0 ? texts.rewordedNew(fresh.map(({ words }) => words)) : texts.reworded}
        {place && <span className={styles.place}>{place}</span>}
      </p>
      <p className={styles.text}>
        <Mine>
          <Reworded before={before} text={text} fresh={fresh} />
        </Mine>
      </p>
      <div id={question} className={styles.quiet}>
        {fresh.map(({ question: asked, from }) => (
          <p key={from}>{asked}</p>
        ))}
        <p>
          <Why reason={reason} />
          {requirement !== null && !reason.includes(requirement) && (
            <> {texts.forRequirement(<AdWords>{requirement}</AdWords>)}</>
          )}
        </p>
      </div>
      <fieldset className={styles.answers} aria-describedby={question} onKeyDown={onKeyDown}>
        <legend>
          <VisuallyHidden>{name}</VisuallyHidden>
        </legend>
        <Button size="sm" variant="line" disabled={busy} aria-describedby={question} onClick={() => onAnswer(true)}>
          {texts.useIt}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          data-keep
          disabled={busy}
          aria-describedby={question}
          onClick={() => onAnswer(false)}
        >
          {texts.keepMine}
        </Button>
        {onReword && (
          <Button
            ref={otherwise}
            size="sm"
            variant="quiet"
            disabled={busy}
            aria-expanded={isOwn}
            aria-describedby={question}
            onClick={() => {
              setIsPressed(true)
              setIsOwn(!isOwn)
            }}
          >
            {texts.edit}
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

/** The new words in the place of the person's, which are struck. */
function Reworded({ before, text, fresh }: { before: string | null; text: string; fresh: readonly Doubt[] }) {
  const isFresh = (at: number) => fresh.some(({ from, to }) => from <= at && at < to)
  return rewordedIn(before ?? '', text).map(({ kind, words, from }) => {
    if (kind === 'same') return words
    if (kind === 'gone') return <del key={`gone ${from}`}>{words}</del>
    return (
      <ins key={`new ${from}`} className={isFresh(from) ? styles.fresh : undefined}>
        {words}
      </ins>
    )
  })
}
