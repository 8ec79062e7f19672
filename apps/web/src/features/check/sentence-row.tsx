import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import type { Source } from '@bespeak/domain/resume/sources.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckSign } from '../../ui/check-label.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { labels } from '../../ui/texts/check-label.ts'
import { ownWords } from './added-lines.tsx'
import styles from './check.module.css'
import type { Account } from './check-text.tsx'
import { EditForm, FactForm } from './draft-forms.tsx'
import { asSentence, readsInPlace } from './edit-text.ts'
import * as texts from './texts/page.ts'
import type { Decisions } from './use-decisions.ts'
import { type Label, labelOf, newWordsOf, reasonsOf, runsOf, type Tone } from './verdicts.ts'
import type { Draft, OwnLine, Work } from './work.ts'

export type RowProps = {
  name: string
  sentence: CheckedSentence
  work: Work
  lines: readonly Source[]
  jobs: readonly Source[]
  account: Account | undefined
  decisions: Decisions
  /** What was pressed goes with what it settled. */
  onSettled: () => void
  onCanceled: () => void
}

/** A sentence, the line it rests on, and what can be done with it. */
export function SentenceRow(props: RowProps) {
  const { name, sentence, work, decisions } = props
  const label = labelOf(sentence)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolded = label === 'reworded' && !isUnfolded
  const draft = work.drafts[name]
  return (
    <li className={classNames(styles.row, styles[label], isFolded && styles.folded)}>
      {draft && draft.kind !== 'fact' ? (
        <Edited {...props} draft={draft} />
      ) : (
        <p className={styles.said}>
          <Marked
            sentence={sentence}
            marked={label === 'reworded' ? (isFolded ? [] : ['changed']) : ['new', 'refused']}
          />
        </p>
      )}
      <Evidence
        {...props}
        label={label}
        isFolded={isFolded}
        onFold={label === 'reworded' ? () => setIsUnfolded(!isUnfolded) : null}
      />
      {draft?.kind === 'fact' && <Stated {...props} draft={draft} />}
      {draft === undefined && !isFolded && (
        <Actions {...props} label={label} onDraft={(kind, words) => decisions.draft(name, { kind, words, job: '' })} />
      )}
    </li>
  )
}

const toneStyles: Record<Tone, string | undefined> = {
  changed: styles.markChanged,
  new: styles.markNew,
  refused: styles.markRefused,
}

function Marked({ sentence, marked }: { sentence: CheckedSentence; marked: readonly Tone[] }) {
  let at = 0
  return runsOf(sentence, marked).map(({ text, tone }) => {
    at += text.length
    return tone ? (
      <mark key={at} className={toneStyles[tone]}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    )
  })
}

const headings = ['role', 'study', 'item', 'label']
const linesUnder = ({ sources }: CheckedSentence, lines: readonly Source[]) =>
  sources.flatMap((id) => lines.find((line) => line.id === id) ?? [])

/** What can stand in the place of the sentence: a line, rather than the heading of a job. */
function ownLineOf(sentence: CheckedSentence, lines: readonly Source[]): Source | undefined {
  const under = linesUnder(sentence, lines)
  return under.find(({ kind }) => !headings.includes(kind)) ?? under[0]
}

type EvidenceProps = RowProps & { label: Label; isFolded: boolean; onFold: (() => void) | null }

function Evidence({ sentence, lines, work, decisions, onSettled, label, isFolded, onFold }: EvidenceProps) {
  const words = newWordsOf(sentence)
  const said = label === 'new' && words.length > 0 ? texts.newWords(words) : labels[label]
  const shown = label === 'yours' ? [] : linesUnder(sentence, lines).slice(0, isFolded ? 1 : shownLines)
  const own = label === 'yours' ? work.own.find(({ id }) => sentence.sources.includes(id)) : undefined
  const reasons = label === 'not-yours' ? reasonsOf(sentence) : []
  const head = (
    <>
      <span className={styles.label}>
        <CheckSign label={label} />
        {said}
      </span>
      {isFolded && shown.map(({ id, text }) => <Quote key={id} text={text} />)}
      {onFold && <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" className={styles.chevron} />}
    </>
  )
  return (
    <div className={styles.evidence}>
      {onFold ? (
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
          {head}
        </button>
      ) : (
        <p className={styles.fold}>{head}</p>
      )}
      {!isFolded && shown.map(({ id, text }) => <Quote key={id} text={text} />)}
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      {label === 'not-yours' && reasons.length === 0 && <p className={styles.reason}>{texts.noLine}</p>}
      {own && (
        <OwnNote
          own={own}
          onTakeBack={() => {
            onSettled()
            decisions.takeBack(own)
          }}
        />
      )}
    </div>
  )
}

const shownLines = 2

const Quote = ({ text }: { text: string }) => <span className={styles.quote}>{texts.quoted(text)}</span>

function OwnNote({ own, onTakeBack }: { own: OwnLine; onTakeBack: () => void }) {
  return (
    <p className={styles.reason}>
      {ownWords(own)} <TextButton onClick={onTakeBack}>{texts.takeBack}</TextButton>
    </p>
  )
}

type ActionsProps = RowProps & { label: Label; onDraft: (kind: Draft['kind'], words: string) => void }

function Actions({ sentence, work, lines, decisions, onSettled, label, onDraft }: ActionsProps) {
  if (label === 'yours' || label === 'nothing') return null
  const line = ownLineOf(sentence, lines)
  const settle = (decide: () => void) => () => {
    onSettled()
    decide()
  }
  const remove = settle(() => decisions.remove(sentence))
  const words = line ? asSentence(line.text, sentence.text) : ''
  const isReady = readsInPlace(words, work.text, sentence)
  const useLine = () => decisions.replace(sentence, words)
  if (label === 'not-yours')
    return (
      <fieldset className={styles.actions} aria-label={sentence.text}>
        <Button variant="line" size="sm" onClick={remove}>
          {texts.remove}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onDraft('edit', sentence.text)}>
          {texts.edit}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onDraft('fact', '')}>
          {texts.itsTrue}
        </Button>
      </fieldset>
    )
  return (
    <fieldset className={styles.actions} aria-label={sentence.text}>
      {line && (
        <Button variant="line" size="sm" onClick={isReady ? settle(useLine) : () => onDraft('line', words)}>
          {isReady ? texts.useLine : texts.startFromLine}
        </Button>
      )}
      {label === 'new' && (
        <Button variant="quiet" size="sm" onClick={settle(() => decisions.sayYes(sentence))}>
          {texts.right}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onDraft('edit', sentence.text)}>
        {texts.edit}
      </Button>
      <Button variant="quiet" size="sm" onClick={remove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}

type DraftProps = RowProps & { draft: Draft }

function Edited({ name, sentence, decisions, onSettled, onCanceled, draft }: DraftProps) {
  const cancel = () => {
    decisions.draft(name, null)
    onCanceled()
  }
  return (
    <EditForm
      draft={draft}
      busy={decisions.isWaiting}
      onDraft={(next) => decisions.draft(name, next)}
      onCancel={cancel}
      onSave={(words) => {
        if (decisions.isWaiting) return
        if (words.trim() === sentence.text) return cancel()
        onSettled()
        if (words.trim() === '') decisions.remove(sentence, name)
        else decisions.replace(sentence, words, name)
      }}
    />
  )
}

function Stated({ name, jobs, account, decisions, onSettled, onCanceled, draft }: DraftProps) {
  const close = () => decisions.draft(name, null)
  const cancel = () => {
    close()
    onCanceled()
  }
  return (
    <FactForm
      draft={draft}
      jobs={jobs}
      isSaved={account !== undefined}
      onDraft={(next) => decisions.draft(name, next)}
      onCancel={cancel}
      onSave={(words) => {
        close()
        onSettled()
        decisions.addFact(words, draft.job)
      }}
    />
  )
}
