import { maxSentences, summaryOf } from '@bespeak/domain/check/limits.ts'
import { type CheckedSentence, isOpen } from '@bespeak/domain/check/sentence.ts'
import { Copy, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Note } from '../../ui/note.tsx'
import { focusHeading, giveFocus } from '../../ui/take-lost-focus.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { AddedLines } from './added-lines.tsx'
import styles from './check.module.css'
import { Counts } from './labels.tsx'
import type { ResultStepProps } from './result-step.tsx'
import { SentenceRow } from './sentence-row.tsx'
import * as texts from './texts/page.ts'
import { type Checked, keysOf } from './use-check.ts'
import { useDecisions } from './use-decisions.ts'
import { countLabels } from './verdicts.ts'
import { jobsOf, linesOf, type Work } from './work.ts'

type ResultProps = ResultStepProps & { checked: Checked }

/** The sentences with their labels and buttons: loaded while the first ones are checked. */
export function CheckedSentences({ engine, work, checked, onChange, account }: ResultProps) {
  const { sentences, wordForWord } = checked
  const decisions = useDecisions({ work, checked, onChange, account })
  const { list, copy, goTo, settled, next } = useNextToCheck(sentences)
  const lines = linesOf(work)
  const names = keysOf(sentences)
  const open = sentences.filter(isOpen).length
  const isCut = isCutOff(checked)
  // The button goes with the last step that it takes back.
  useEffect(() => {
    if (work.steps.length === 0) focusHeading()
  }, [work.steps.length])
  const whole = { work, lines, jobs: jobsOf(work), account, decisions }
  return (
    <>
      {wordForWord && <Note className={styles.above}>{wordForWord}</Note>}
      {isCut && (
        <Note tone="warn" className={styles.above}>
          {texts.cutAfter(maxSentences)}
        </Note>
      )}
      <Card padded={false} className={styles.result}>
        <div className={styles.summary}>
          <Counts counts={countLabels(sentences)} />
          {work.steps.length > 0 && (
            <Button variant="quiet" size="sm" onClick={decisions.undo}>
              <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />
              {texts.undo}
            </Button>
          )}
          <p className={styles.against}>
            {texts.checkedAgainst}{' '}
            <TextButton onClick={() => onChange((before) => ({ ...before, isChecked: false }))}>
              {work.resume?.name ?? texts.yourResume}
            </TextButton>
          </p>
        </div>
        <ol ref={list} aria-label={texts.sentences}>
          {sentences.map((sentence, at) => (
            <SentenceRow
              key={names[at]}
              {...whole}
              name={names[at] ?? ''}
              sentence={sentence}
              onSettled={() => settled(at)}
              onCanceled={() => goTo(at)}
            />
          ))}
        </ol>
        <AddedLines
          own={work.own}
          onRemove={(line) => {
            settled(sentences.findIndex(({ sources }) => sources.includes(line.id)))
            decisions.takeBack(line)
          }}
        />
        <div className={styles.foot}>
          {open > 0 && <Button onClick={next}>{texts.next(open)}</Button>}
          <Button
            ref={copy}
            variant={open > 0 ? 'line' : 'primary'}
            onClick={() => void copyText(work.text, texts.theText)}
          >
            {open > 0 || isCut ? texts.copyAnyway : texts.copyText}
          </Button>
          {account && sentences.length > 0 && (
            <account.SaveText
              text={checked.text}
              whyNot={whyNotSaved(work, checked)}
              resume={savedResume(work)}
              readText={engine.readText}
            />
          )}
          <Button variant="quiet" onClick={() => void copyText(summaryOf(sentences), texts.theSummary)}>
            <Copy size={16} strokeWidth={1.5} aria-hidden="true" className={styles.wideOnly} />
            {texts.copySummary}
          </Button>
          <span className={styles.howMany}>{texts.howMany(sentences.length)}</span>
        </div>
      </Card>
    </>
  )
}

/** Whether there is more text than was checked. */
const isCutOff = ({ text, sentences }: Checked) =>
  sentences.length >= maxSentences && /[\p{L}\p{N}]/u.test(text.slice(sentences.at(-1)?.to))

/** While it is checked anew, what was checked says nothing of what is there. */
function whyNotSaved({ text, own }: Work, checked: Checked): string | null {
  if (checked.text !== text || checked.own !== own || checked.sentences.some(isOpen)) return texts.saveOnceSettled
  return isCutOff(checked) ? texts.saveOnceWhole : null
}

function savedResume({ resume }: Work) {
  const { savedId: id, name } = resume ?? {}
  return id === undefined || name == null ? null : { id, name }
}

/** Leads from one open sentence to the next, and on from one that was settled. */
function useNextToCheck(sentences: readonly CheckedSentence[]) {
  const list = useRef<HTMLOListElement>(null)
  const copy = useRef<HTMLButtonElement>(null)
  const left = useRef<number | null>(null)
  const visited = useRef(-1)

  const goTo = (at: number) => {
    const row = list.current?.children[at]
    if (!(row instanceof HTMLElement)) return copy.current?.focus()
    visited.current = at
    giveFocus(row)
    row.scrollIntoView?.({ block: 'nearest' })
  }
  const goOn = useEffectEvent(goTo)
  // What was pressed is gone with the sentence that it settled, once the text was checked anew.
  useEffect(() => {
    if (left.current === null) return
    goOn(openFrom(sentences, left.current))
    left.current = null
  }, [sentences])

  return {
    list,
    copy,
    goTo,
    settled: (at: number) => {
      left.current = at
    },
    next() {
      const rows = [...(list.current?.children ?? [])]
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      goTo(openFrom(sentences, (here === -1 ? visited.current : here) + 1))
    },
  }
}

/** The first open sentence from here on, and round. */
function openFrom(sentences: readonly CheckedSentence[], start: number): number {
  const open = sentences.flatMap((sentence, at) => (isOpen(sentence) ? [at] : []))
  return open.find((at) => at >= start) ?? open[0] ?? -1
}
