import { paths } from '@bespeak/contracts/paths.ts'
import { Copy, ExternalLink, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { copied } from './copied.ts'
import { TextAreaField } from './field.tsx'
import { Note } from './note.tsx'
import styles from './own-assistant.module.css'
import type { OwnAssistantProps, ReplyOutcome } from './own-assistant.tsx'
import { giveFocus } from './take-lost-focus.ts'
import { TextButton, TextLink } from './text-link.tsx'
import * as texts from './texts/own-assistant.ts'
import * as parts from './texts/parts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PanelProps = Omit<OwnAssistantProps, 'part' | 'lead'> & {
  headingId: string
  onRead: (outcome: ReplyOutcome) => void
  onClose: () => void
}

const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/' },
  { name: 'Claude', address: 'https://claude.ai/new' },
  { name: 'Gemini', address: 'https://gemini.google.com/app' },
]

/** Copy, open, paste the reply. */
export default function OwnAssistantPanel({ headingId, readPrompt, sendReply, wordsOf, onRead, onClose }: PanelProps) {
  const { prompt, problem, again } = usePrompt(readPrompt)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) giveFocus(heading.current)
  }, [])
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3 id={headingId} ref={heading}>
            {texts.betterWording}
          </h3>
          <p className={styles.quiet}>{texts.suggestsOnly}</p>
        </div>
        <IconButton label={parts.close} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.steps}>
        <Step number={1} name={texts.copyStep}>
          {problem === null ? (
            <CopyStep prompt={prompt} />
          ) : (
            <Note tone="danger" role="alert">
              {wordsOf(problem, texts.promptFailed)} <TextButton onClick={again}>{texts.tryAgain}</TextButton>
            </Note>
          )}
        </Step>
        <Step number={2} name={texts.openStep}>
          <ul className={styles.links}>
            {assistants.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {name}
                  <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{texts.inNewTab}</p>
        </Step>
        <Step number={3} name={texts.pasteStep}>
          <PasteStep send={(reply) => sendReply(reply, prompt)} wordsOf={wordsOf} onRead={onRead} />
        </Step>
      </ol>
      <p className={styles.foot}>
        <TextLink to={`${paths.settings()}#writing-assistant`}>{texts.connectModel}</TextLink>
      </p>
    </>
  )
}

function Step({ number, name, children }: { number: number; name: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h4>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {name}
      </h4>
      {children}
    </li>
  )
}

/** Read when the panel opens, so that it can be seen before it is copied, and one press copies it. */
function usePrompt(readPrompt: OwnAssistantProps['readPrompt']) {
  const [prompt, setPrompt] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const read = () => {
    setProblem(null)
    readPrompt().then(setPrompt, (error: unknown) => setProblem(error ?? new Error()))
  }
  const begin = useEffectEvent(read)
  useEffect(() => begin(), [])
  return { prompt, problem, again: read }
}

function CopyStep({ prompt }: { prompt: string | null }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [isWhole, setIsWhole] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  async function copy() {
    if (prompt === null) return
    const isCopied = await copied(prompt)
    setState(isCopied ? 'copied' : 'refused')
    if (isCopied) return
    // Where the browser does not allow it, the words are there to be copied by hand.
    area.current?.focus()
    area.current?.select()
  }
  return (
    <>
      <textarea
        ref={area}
        id={id}
        className={styles.prompt}
        aria-label={texts.prompt}
        rows={isWhole ? 16 : 4}
        readOnly
        value={prompt ?? ''}
      />
      <Button wide busy={prompt === null} onClick={() => void copy()}>
        {prompt !== null && <Copy size={18} strokeWidth={1.5} aria-hidden="true" />}
        {texts.copyPrompt}
      </Button>
      <p className={styles.quiet} role="status">
        {state === 'copied' && texts.promptCopied}
        {state === 'refused' && texts.promptToSelect}
      </p>
      <p className={styles.quiet}>
        {texts.nameLeftOut}{' '}
        <TextButton aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showLess : texts.seeWhat}
        </TextButton>
      </p>
    </>
  )
}

type PasteStepProps = Pick<OwnAssistantProps, 'wordsOf'> & {
  send: (reply: string) => Promise<ReplyOutcome | Error>
  onRead: (outcome: ReplyOutcome) => void
}

/** What is pasted is read at once; what is typed or changed, at a press. */
function PasteStep({ send, wordsOf, onRead }: PasteStepProps) {
  const [reply, setReply] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  async function read(words: string) {
    if (words.trim() === '') return setProblem(texts.replyMissing)
    setProblem(undefined)
    setIsReading(true)
    const answered = await send(words)
    setIsReading(false)
    if (answered instanceof Error) return setProblem(wordsOf(answered, texts.notRead))
    onRead(answered)
  }
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setReply(target.value)
    setProblem(undefined)
    if (isPasted(nativeEvent)) void read(target.value)
  }
  async function paste() {
    if (reply.trim() !== '') return read(reply)
    const words = await clipboardText()
    if (words === null) {
      setProblem(texts.pasteByHand)
      area.current?.focus()
      return
    }
    setReply(words)
    await read(words)
  }
  return (
    <>
      <TextAreaField
        ref={area}
        label={<VisuallyHidden>{texts.reply}</VisuallyHidden>}
        placeholder={texts.wholeReply}
        rows={4}
        value={reply}
        error={problem}
        spellCheck={false}
        readOnly={isReading}
        onChange={type}
      />
      <Button variant="line" wide busy={isReading} onClick={() => void paste()}>
        {reply.trim() === '' ? texts.paste : texts.readReply}
      </Button>
    </>
  )
}

const isPasted = (event: Event) => 'inputType' in event && /^insertFrom(?:Paste|Drop)/.test(String(event.inputType))

/** Null where the browser does not allow it. */
const clipboardText = (): Promise<string | null> =>
  Promise.resolve(navigator.clipboard?.readText?.() ?? null).catch(() => null)
