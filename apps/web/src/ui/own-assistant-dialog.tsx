import { Copy } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copied } from './copied.ts'
import { Dialog } from './dialog.tsx'
import { TextAreaField } from './field.tsx'
import { Note } from './note.tsx'
import styles from './own-assistant.module.css'
import type { OwnAssistantProps, ReplyOutcome } from './own-assistant.tsx'
import * as texts from './texts/own-assistant.ts'
import * as parts from './texts/parts.ts'
import { Mine } from './words.tsx'

type DialogProps = OwnAssistantProps & { onClose: () => void }

export default function OwnAssistantDialog({ part, readPrompt, sendReply, wordsOf, onClose }: DialogProps) {
  const form = useId()
  const [reply, setReply] = useState('')
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<ReplyOutcome | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  async function check(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (reply.trim() === '') return setProblem(texts.answerMissing)
    setIsChecking(true)
    const answered = await sendReply(reply)
    setIsChecking(false)
    if (answered instanceof Error) return setProblem(wordsOf(answered, texts.checkFailed))
    setOutcome(answered)
    if (answered.stood + answered.asked > 0) setReply('')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.useOwn}
      description={texts.lead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {parts.close}
          </Button>
          <Button type="submit" form={form} busy={isChecking}>
            {texts.checkAnswer}
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <PromptStep readPrompt={readPrompt} wordsOf={wordsOf} />
        <form id={form} noValidate onSubmit={(event) => void check(event)}>
          <TextAreaField
            label={texts.pasteAnswer}
            rows={6}
            value={reply}
            error={problem}
            spellCheck={false}
            onChange={(event) => {
              setReply(event.target.value)
              setProblem(undefined)
            }}
          />
        </form>
        <div role="status">{outcome && <Outcome outcome={outcome} part={part} />}</div>
      </div>
    </Dialog>
  )
}

type PromptStepProps = Pick<OwnAssistantProps, 'readPrompt' | 'wordsOf'>

/** Copied at a press; where the browser does not allow it, the words are there to be selected. */
function PromptStep({ readPrompt, wordsOf }: PromptStepProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'copied'>('idle')
  const [shown, setShown] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function copy() {
    setState('reading')
    setProblem(null)
    const prompt = await readPrompt().catch((error: unknown) => {
      setProblem(wordsOf(error, texts.promptFailed))
      return null
    })
    const isCopied = prompt !== null && (await copied(prompt))
    setShown(prompt === null || isCopied ? null : prompt)
    setState(isCopied ? 'copied' : 'idle')
  }
  return (
    <section aria-label={texts.copyPrompt}>
      <p className={styles.quiet}>{texts.whatPromptHolds}</p>
      <p className={styles.copy}>
        <Button variant="line" busy={state === 'reading'} onClick={() => void copy()}>
          {state !== 'reading' && <Copy size={18} strokeWidth={1.5} aria-hidden="true" />}
          {texts.copyPrompt}
        </Button>
        <span role="status">{state === 'copied' && texts.promptCopied}</span>
      </p>
      {problem !== null && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {shown !== null && <ToSelect prompt={shown} />}
    </section>
  )
}

function ToSelect({ prompt }: { prompt: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return <TextAreaField ref={area} label={texts.prompt} hint={texts.promptToSelect} rows={5} readOnly value={prompt} />
}

/** What stands, what is asked, what was left out and why. */
function Outcome({ outcome, part }: { outcome: ReplyOutcome; part: OwnAssistantProps['part'] }) {
  const { stood, asked, refused, isCut } = outcome

  return (
    <>
      {stood > 0 ? (
        <Note tone="fit" title={texts.stood(stood, part)}>
          {part === 'resume' && texts.undoEach}
        </Note>
      ) : (
        <Note tone="warn" title={texts.noneStood(part)}>
          {asked === 0 && texts.giveReasons}
        </Note>
      )}
      {asked > 0 && (
        <Note tone="warn" title={texts.asked(asked, part)}>
          {texts.answerBelow}
        </Note>
      )}
      {isCut && (
        <Note tone="warn" title={texts.answerCut}>
          {texts.pasteRest}
        </Note>
      )}
      {refused.length > 0 && <Refused refused={refused} part={part} />}
    </>
  )
}

function Refused({ refused, part }: { refused: ReplyOutcome['refused']; part: OwnAssistantProps['part'] }) {
  return (
    <section aria-label={texts.leftOut}>
      <h3 className={styles.head}>{texts.countLeftOut(refused.length, part)}</h3>
      <ul className={styles.refused}>
        {refused.map(({ text, why }) => (
          <li key={text}>
            <Mine>{text}</Mine>
            <p className={styles.quiet}>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
