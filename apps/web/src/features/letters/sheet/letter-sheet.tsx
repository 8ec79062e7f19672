import { Redo2, RotateCw, Undo2 } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useCallback, useState } from 'react'
import type { Letter } from '../../../lib/resumes/letters.ts'
import { IconButton } from '../../../ui/button.tsx'
import { type RichTextHandle, RichTextInput } from '../../../ui/rich-text-input/rich-text-input.tsx'
import * as texts from '../texts.tsx'
import { belowEachOther } from './below-each-other.ts'
import { headOf } from './blocks.ts'
import { Margin } from './margin.tsx'
import css from './sheet.module.css'
import { SourceStrip } from './source-strip.tsx'
import { isOwn, type Label, labelsOf, type Sentence } from './sources.ts'
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
  /** Another line, or other words of ours, in the paragraph that holds this text. */
  onAgain?: (paragraph: string) => void
  /** Whether there is another line for one. */
  canChange?: (line: string) => boolean
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
  canChange = () => true,
  ...acts
}: LetterSheetProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const ready = useCallback((handle: RichTextHandle) => setRoot(handle.getEditor().root), [])
  const blocks = useTraced(root, sentences)
  const { lit, light, ...pointing } = useLit(root, blocks)
  const notes = notesBeside(blocks, acts.onAgain === undefined ? null : canChange)
  return (
    <section className={css.sheet} aria-label={readOnly ? texts.preview : texts.theLetter}>
      <p className={css.from} aria-hidden="true">
        {texts.from}
      </p>
      <Head resume={resume} recipient={recipient} company={company} role={role} />
      <div
        className={css.body}
        data-editor
        style={{ minHeight: notes.at(-1)?.bottom }}
        onKeyDownCapture={historyKeys(history)}
        {...pointing}
      >
        <RichTextInput
          label={readOnly ? texts.preview : texts.coverLetter}
          className={css.text}
          // Bold is what a heading is known by: without it a file would lose its two columns.
          structure
          value={content}
          height="auto"
          showToolbar={!readOnly}
          readOnly={readOnly || isBusy}
          placeholder={texts.writeHere}
          onReady={ready}
          {...(acts.onChange && { onChange: acts.onChange })}
        />
        {history && <HistoryButtons history={history} isBusy={isBusy} />}
        {notes.map((note) => (
          <Beside key={note.block.at} note={note} lit={lit} onLight={light} isBusy={isBusy} {...acts} />
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
  note: Note
  lit: Sentence | null
  onLight: (sentence: Sentence | null) => void
}

/** What stands beside a block: the names of its sources, and the way to have it written again. */
interface Note {
  block: TracedBlock
  labels: Label[]
  canAgain: boolean
  top: number
  bottom: number
}

/** As sheet.module.css draws them on a phone, where they stand below each other. */
const [nameHeight, buttonHeight, phoneWidth] = [24, 44, 768]

/** Nothing is offered where there is nothing to ask for another line. */
function notesBeside(blocks: readonly TracedBlock[], canChange: ((line: string) => boolean) | null): Note[] {
  const notes = blocks
    .filter(({ placed }) => placed.length > 0)
    .map((block) => ({
      block,
      labels: labelsIn(block),
      canAgain: canChange !== null && !isHeading(block) && isExchangeable(block, canChange),
      ...{ top: block.top, bottom: block.bottom },
    }))
  if (window.innerWidth >= phoneWidth) return notes
  return belowEachOther(notes, ({ labels, canAgain }) => labels.length * nameHeight + (canAgain ? buttonHeight : 0))
}

/** An employer, or what the ad asks: all of it bold. */
const isHeading = ({ element }: TracedBlock) =>
  element.querySelector('strong')?.textContent === element.textContent && element.tagName !== 'LI'

/** A line of the person's for another, or a frame; neither what they wrote for this letter nor a word over the lines. */
const isExchangeable = ({ element, placed }: TracedBlock, canChange: (line: string) => boolean) =>
  placed.some(({ sentence }) =>
    element.tagName === 'LI'
      ? !sentence.yours && sentence.origins.length > 0 && canChange(sentence.text)
      : !isOwn(sentence),
  )

const labelsIn = ({ placed, isTypedIn }: TracedBlock) =>
  labelsOf(
    placed.map(({ sentence }) => sentence),
    isTypedIn,
  )

function Beside({ note: { block, labels, canAgain, top, bottom }, lit, onLight, onAgain, isBusy }: BesideProps) {
  const text = block.element.textContent
  const isLine = block.element.tagName === 'LI'
  const number = (block.placed[0]?.sentence.paragraph ?? 0) + 1
  const place = { '--top': `${top}px`, '--bottom': `${bottom}px` } as CSSProperties
  return (
    <>
      <Margin placed={block.placed} top={top} labels={labels} lit={lit} onLight={onLight} />
      {onAgain && canAgain && (
        <IconButton
          label={isLine ? texts.changeLine : texts.otherWords}
          aria-label={isLine ? texts.changeThisLine(text) : texts.otherWordsFor(number)}
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
      <IconButton label={texts.undo} aria-keyshortcuts="Control+Z" disabled={!canUndo || isBusy} onClick={undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label={texts.redo} aria-keyshortcuts="Control+Y" disabled={!canRedo || isBusy} onClick={redo}>
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
