import { Copy } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copied } from './copied.ts'
import { Dialog } from './dialog.tsx'
import { TextAreaField } from './field.tsx'
import { Note } from './note.tsx'
import styles from './own-assistant.module.css'
import type { OwnAssistantProps, ReplyOutcome } from './own-assistant.tsx'
import { Mine } from './words.tsx'

type DialogProps = OwnAssistantProps & { onClose: () => void }

const lead =
  'We check the answer against your own lines, as we do with our own words. What they do not say is left out.'

export default function OwnAssistantDialog({ part, readPrompt, sendReply, wordsOf, onClose }: DialogProps) {
  const form = useId()
  const [reply, setReply] = useState('')
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<ReplyOutcome | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  async function check(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (reply.trim() === '') return setProblem('Paste what your assistant answered.')
    setIsChecking(true)
    const answered = await sendReply(reply)
    setIsChecking(false)
    if (answered instanceof Error) return setProblem(wordsOf(answered, 'It could not be checked. Please try again.'))
    setOutcome(answered)
    if (answered.stood + answered.asked > 0) setReply('')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use your own chat assistant"
      description={lead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={form} busy={isChecking}>
            Check the answer
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <PromptStep readPrompt={readPrompt} wordsOf={wordsOf} />
        <form id={form} noValidate onSubmit={(event) => void check(event)}>
          <TextAreaField
            label="2. Paste the answer"
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
      setProblem(wordsOf(error, 'The prompt could not be made. Please try again.'))
      return null
    })
    const isCopied = prompt !== null && (await copied(prompt))
    setShown(prompt === null || isCopied ? null : prompt)
    setState(isCopied ? 'copied' : 'idle')
  }
  return (
    <section aria-label="1. Copy the prompt">
      <p className={styles.quiet}>
        It holds the lines of your resume and the job ad, without your name, address, phone, email and links. Whoever
        runs your assistant can read it.
      </p>
      <p className={styles.copy}>
        <Button variant="line" busy={state === 'reading'} onClick={() => void copy()}>
          {state !== 'reading' && <Copy size={18} strokeWidth={1.5} aria-hidden="true" />}
          1. Copy the prompt
        </Button>
        <span role="status">{state === 'copied' && 'Copied. Paste it into your assistant.'}</span>
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
  return (
    <TextAreaField
      ref={area}
      label="The prompt"
      hint="Your browser did not let us copy it. It is selected: copy it with the keyboard or the menu."
      rows={5}
      readOnly
      value={prompt}
    />
  )
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** What stands, what is asked, what was left out and why. */
function Outcome({ outcome, part }: { outcome: ReplyOutcome; part: OwnAssistantProps['part'] }) {
  const { stood, asked, refused, isCut } = outcome
  const unit = part === 'resume' ? 'line' : 'sentence'
  const place = part === 'resume' ? 'page' : 'letter'
  return (
    <>
      {stood > 0 ? (
        <Note tone="fit" title={`${counted(stood, unit)} of it ${stood === 1 ? 'is' : 'are'} in now.`}>
          {part === 'resume' && 'You can undo each one among the changes.'}
        </Note>
      ) : (
        <Note tone="warn" title={`None of it is in your ${place} yet.`}>
          {asked === 0 &&
            'Your lines do not say what it says. Give your assistant the reasons below and try once more.'}
        </Note>
      )}
      {asked > 0 && (
        <Note tone="warn" title={`${counted(asked, unit)} ${asked === 1 ? 'needs' : 'need'} your word.`}>
          Close this and answer under “Needs your word”.
        </Note>
      )}
      {isCut && (
        <Note tone="warn" title="The answer ended in the middle.">
          The complete part of it is used. Ask your assistant to continue, and paste the rest.
        </Note>
      )}
      {refused.length > 0 && <Refused refused={refused} unit={unit} />}
    </>
  )
}

function Refused({ refused, unit }: { refused: ReplyOutcome['refused']; unit: string }) {
  return (
    <section aria-label="Left out">
      <h3 className={styles.head}>{counted(refused.length, unit)} left out</h3>
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
