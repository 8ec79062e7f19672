import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Note } from './note.tsx'
import styles from './own-assistant.module.css'
import { takeLostFocus } from './take-lost-focus.ts'
import * as texts from './texts/own-assistant.ts'
import { Mine } from './words.tsx'

/** What became of a pasted reply. */
export type ReplyOutcome = {
  stood: number
  asked: number
  isCut: boolean
  refused: { text: string; why: string }[]
  /** For how many requirements it only points at lines that show them. */
  named?: number
}

export type OwnAssistantProps = {
  part: 'resume' | 'letter'
  /** What was done so far, in one line. */
  lead?: ReactNode
  readPrompt: () => Promise<string>
  /** With the prompt that it answers, where that is known. */
  sendReply: (reply: string, prompt: string | null) => Promise<ReplyOutcome | Error>
  /** A failure in words for people. */
  wordsOf: (error: unknown, otherwise: string) => string
}

const Panel = lazy(() => import('./own-assistant-panel.tsx').catch(() => ({ default: NotLoaded })))

const isUsed = ({ stood, asked, named = 0 }: ReplyOutcome) => stood + asked + named > 0

/** Other words by the chat assistant that the person uses anyway: a line that opens to the way there and back. */
export function OwnAssistant({ lead, ...props }: OwnAssistantProps) {
  const { part } = props
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<ReplyOutcome | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const panel = useId()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) takeLostFocus(bar.current)
    wasOpen.current = isOpen
  }, [isOpen])
  const hasReply = outcome !== null && isUsed(outcome)
  return (
    <div className={styles.assistant}>
      {!isOpen && (
        <div ref={bar} className={styles.bar}>
          <p className={styles.lead}>{hasReply ? texts.replyOf(outcome, part) : lead}</p>
          <Button size="sm" variant="line" onClick={() => setIsOpen(true)}>
            {hasReply ? texts.pasteAnother : texts.betterWording}
          </Button>
        </div>
      )}
      {isOpen && (
        <section className={styles.panel} aria-labelledby={panel}>
          <Suspense>
            <Panel
              {...props}
              headingId={panel}
              onRead={(read) => {
                setOutcome(read)
                setIsOpen(!isUsed(read))
              }}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </section>
      )}
      <div role="status">{outcome && <Outcome outcome={outcome} part={part} />}</div>
    </div>
  )
}

type OutcomeProps = { outcome: ReplyOutcome; part: OwnAssistantProps['part'] }

/** What is no line on the page and none to be asked about, each with its reason. */
function Outcome({ outcome, part }: OutcomeProps) {
  const { refused, isCut } = outcome
  return (
    <div className={styles.outcome}>
      {!isUsed(outcome) && (
        <Note tone="warn" title={texts.noneStood(part)}>
          {texts.giveReasons}
        </Note>
      )}
      {isCut && (
        <Note tone="warn" title={texts.replyCut}>
          {texts.pasteRest}
        </Note>
      )}
      {refused.length > 0 && (
        <Disclosure className={styles.left} summary={texts.notAsItIs(refused.length)} open={!isUsed(outcome)}>
          <ul className={styles.refused}>
            {refused.map(({ text, why }) => (
              <li key={text}>
                <Mine>{text}</Mine>
                <p className={styles.quiet}>{why}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
