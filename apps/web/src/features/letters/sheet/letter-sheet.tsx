import { Redo2, RotateCw, Undo2 } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useCallback, useState } from 'react'
import type { Letter } from '../../../lib/resumes/letters.ts'
import { IconButton } from '../../../ui/button.tsx'
import { type RichTextHandle, RichTextInput } from '../../../ui/rich-text-input/rich-text-input.tsx'
import { headOf } from './blocks.ts'
import { Margin } from './margin.tsx'
import css from './sheet.module.css'
import { SourceStrip } from './source-strip.tsx'
import { labelsOf, type Sentence } from './sources.ts'
import { useLit } from './use-lit.ts'
import { type TracedBlock, useTraced } from './use-traced.ts'

interface History {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

type LetterSheetProps = {
  /** The tailored resume: its head is the letter's. */
  resume: string
  recipient: string
  company: string
  role: string
  content: string
  sentences: Letter['sentences']
  readOnly?: boolean
  onChange?: (content: string) => void
  /** One for the whole letter: the editor's own knows nothing of what was written anew. */
  history?: History
  /** Other words for the paragraph that holds this text. */
  onAgain?: (paragraph: string) => void
  /** Something is being written: nothing else can be asked for, and nothing typed over it. */
  isBusy?: boolean
}

const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The letter as a page; each paragraph names its sources in the margin. */
export function LetterSheet({
  resume,
  recipient,
  company,
  role,
  content,
  sentences,
  readOnly = false,
  isBusy = false,
  history,
  ...acts
}: LetterSheetProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const ready = useCallback((handle: RichTextHandle) => setRoot(handle.getEditor().root), [])
  const blocks = useTraced(root, sentences)
  const { lit, light, ...pointing } = useLit(root, blocks)
  return (
    <section className={css.sheet} aria-label={readOnly ? 'Preview of the letter' : 'The letter'}>
      <p className={css.from} aria-hidden="true">
        From
      </p>
      <Head resume={resume} recipient={recipient} company={company} role={role} />
      <div className={css.body} data-editor onKeyDownCapture={historyKeys(history)} {...pointing}>
        <RichTextInput
          label={readOnly ? 'Preview of the letter' : 'Cover letter'}
          className={css.text}
          value={content}
          height="auto"
          showToolbar={!readOnly}
          readOnly={readOnly || isBusy}
          placeholder="Write your letter here."
          onReady={ready}
          {...(acts.onChange && { onChange: acts.onChange })}
        />
        {history && <HistoryButtons history={history} isBusy={isBusy} />}
        {blocks.map((block) => (
          <Beside key={block.at} block={block} lit={lit} onLight={light} isBusy={isBusy} {...acts} />
        ))}
      </div>
      <SourceStrip sentence={lit} />
    </section>
  )
}

type HeadProps = Pick<LetterSheetProps, 'resume' | 'recipient' | 'company' | 'role'>

/** As it is printed: who writes, when and to whom. */
function Head({ resume, recipient, company, role }: HeadProps) {
  const { name, contact } = headOf(resume)
  return (
    <div className={css.head}>
      <p className={css.name}>{name}</p>
      <p className={css.contact}>{contact}</p>
      <p className={css.date}>{today.format(new Date())}</p>
      <p>
        {recipient !== '' && (
          <>
            {recipient}
            <br />
          </>
        )}
        {company}
      </p>
      {role !== '' && <p className={css.subject}>{role}</p>}
    </div>
  )
}

type BesideProps = Pick<LetterSheetProps, 'onAgain'> & {
  isBusy: boolean
  block: TracedBlock
  lit: Sentence | null
  onLight: (sentence: Sentence | null) => void
}

function Beside({ block, lit, onLight, onAgain, isBusy }: BesideProps) {
  const { element, placed, top, bottom, isTypedIn } = block
  const [first] = placed
  if (!first) return null
  const text = element.textContent
  const number = first.sentence.paragraph + 1
  const labels = labelsOf(
    placed.map(({ sentence }) => sentence),
    isTypedIn,
  )
  const place = { '--top': `${top}px`, '--bottom': `${bottom}px`, '--labels': labels.length } as CSSProperties
  return (
    <>
      <Margin block={block} labels={labels} lit={lit} onLight={onLight} />
      {onAgain && placed.some(({ sentence }) => !sentence.yours) && (
        <IconButton
          label="Write this paragraph again"
          aria-label={`Write paragraph ${number} again`}
          className={css.again}
          style={place}
          disabled={isBusy}
          onClick={() => onAgain(text)}
        >
          <RotateCw {...icon} />
        </IconButton>
      )}
    </>
  )
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function HistoryButtons({ history, isBusy }: { history: History; isBusy: boolean }) {
  const { canUndo, canRedo, undo, redo } = history
  return (
    <div className={css.history}>
      <IconButton label="Undo" aria-keyshortcuts="Control+Z" disabled={!canUndo || isBusy} onClick={undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label="Redo" aria-keyshortcuts="Control+Y" disabled={!canRedo || isBusy} onClick={redo}>
        <Redo2 {...icon} />
      </IconButton>
    </div>
  )
}

/** Before the editor hears of them. */
const historyKeys = (history: History | undefined) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
  if (!isRedo && key !== 'z') return
  event.preventDefault()
  event.stopPropagation()
  if (isRedo) history?.redo()
  else history?.undo()
}
