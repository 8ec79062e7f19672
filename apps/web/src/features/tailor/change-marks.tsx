import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { CheckFirstItem } from '../../ui/check-first.tsx'
import { isOneLine, SuggestionItem } from '../../ui/needs-your-ok.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { useNextFocus } from '../../ui/use-next-focus.ts'
import { WordDifference } from '../../ui/word-difference.tsx'
import { Cut, Mine } from '../../ui/words.tsx'
import styles from './change-marks.module.css'
import { type EditMark, type HiddenMark, marksOn, type PageMark, type SuggestionMark } from './page-marks.ts'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

type ChangeMarksProps = {
  /** The text of the editor. It keeps its own elements: the marks lie over it, in room that the style sheet makes. */
  page: HTMLElement
  tailored: TailoredResume
  original: readonly string[]
  state: TailoredState
}

type Heights = Readonly<Record<string, number>>

/** What was done with the page, in the page: moved lines at the margin, hidden ones struck, other words in place. */
export function ChangeMarks({ page, tailored, original, state }: ChangeMarksProps) {
  const layer = useLayer(page)
  const { lines, measure } = useLines(page)
  const marks = useMemo(
    () =>
      marksOn(
        lines.map(({ text }) => text),
        original,
        tailored,
      ),
    [lines, original, tailored],
  )
  const [chosen, setChosen] = useState<string | null>()
  const first = marks.find((mark): mark is SuggestionMark => 'suggestion' in mark)?.key ?? null
  const isStale = chosen !== null && !marks.some(({ key }) => key === chosen)
  const open = chosen === undefined || isStale ? first : chosen
  const toggle = (key: string) => setChosen(open === key ? null : key)
  const [heights, setHeights] = useState<Heights>({})
  const rows = marks.filter((mark) => mark.kind === 'hidden' || mark.key === open)
  useRoom({ page, lines, rows, heights, onChange: measure })
  if (!layer || lines.length === 0) return null
  const below = (mark: PageMark) => {
    const above = rows.slice(0, rows.indexOf(mark)).filter(({ at }) => at === mark.at)
    return above.reduce((sum, { key }) => sum + (heights[key] ?? 0), lines[mark.at]?.bottom ?? 0)
  }
  return createPortal(
    <Rows count={tailored.suggestions.length} busy={state.isAnswering || state.isChangingEdits}>
      {(settled) => (
        <>
          {marks.map((mark) => (
            <Label
              key={mark.key}
              mark={mark}
              line={lines[mark.at]}
              isOpen={mark.key === open}
              onPress={() => toggle(mark.key)}
            />
          ))}
          {rows.map((mark) => (
            <Placed
              key={mark.key}
              top={below(mark)}
              box={mark.key === open ? boxOf(page) : null}
              onHeight={(height) => setHeights((before) => ({ ...before, [mark.key]: height }))}
            >
              <Row mark={mark} tailored={tailored} state={state} settled={settled} />
            </Placed>
          ))}
        </>
      )}
    </Rows>,
    layer,
  )
}

type Settled = ReturnType<typeof useNextFocus>['settled']

/** The focus goes on with what is asked next. */
function Rows({ count, busy, children }: { count: number; busy: boolean; children: (settled: Settled) => ReactNode }) {
  const { section, settled } = useNextFocus({ count, busy, next: '[data-row] fieldset button' })
  return (
    <section ref={section} tabIndex={-1} className={styles.marks} aria-label={texts.onThisPage}>
      {children(settled)}
    </section>
  )
}

type LabelProps = { mark: PageMark; line: Line | undefined; isOpen: boolean; onPress: () => void }

/** At the left what was done, at the right what is suggested. */
function Label({ mark, line, isOpen, onPress }: LabelProps) {
  if (!line || mark.kind === 'hidden') return null
  const style = { top: line.top, lineHeight: line.lineHeight }
  const { sign, words } = texts.pageMark(mark.kind === 'edit' ? mark.edit.kind : mark.kind)
  const shown = (
    <>
      <span aria-hidden="true">{sign}</span> <span className={styles.words}>{words}</span>
    </>
  )
  if (mark.kind === 'yours')
    return (
      <span className={styles.left} style={style}>
        {shown}
      </span>
    )
  return (
    <button
      type="button"
      className={mark.kind === 'edit' ? styles.left : styles.right}
      data-kind={mark.kind}
      style={style}
      title={words}
      aria-label={texts.markOf(words, line.text)}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {shown}
    </button>
  )
}

type PlacedProps = {
  top: number
  /** Where it is to be seen whole. */
  box: HTMLElement | null
  onHeight: (height: number) => void
  children: ReactNode
}

/** Says how much room it needs. */
function Placed({ top, box, onHeight, children }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null)
  const isPlaced = top > 0
  const show = useEffectEvent(() => {
    const below = top + (place.current?.offsetHeight ?? 0) - (box?.scrollTop ?? 0) - (box?.clientHeight ?? 0)
    if (box && below > 0) box.scrollTop += below
  })
  useEffect(() => {
    // Once the room for it is there.
    const frame = requestAnimationFrame(() => isPlaced && show())
    return () => cancelAnimationFrame(frame)
  }, [isPlaced])
  const report = useEffectEvent(() => onHeight(place.current?.offsetHeight ?? 0))
  useLayoutEffect(() => {
    report()
    const sizes = new ResizeObserver(() => report())
    if (place.current) sizes.observe(place.current)
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={place} data-row className={styles.row} style={{ top }}>
      {children}
    </div>
  )
}

type RowProps<Of extends PageMark = PageMark> = {
  mark: Of
  tailored: TailoredResume
  state: TailoredState
  settled: Settled
}

function Row({ mark, ...rest }: RowProps) {
  if (mark.kind === 'yours') return null
  if (mark.kind === 'hidden') return <HiddenLine mark={mark} {...rest} />
  return mark.kind === 'edit' ? <MadeChange mark={mark} {...rest} /> : <Asked mark={mark} {...rest} />
}

const undoneWith = ({ edits }: TailoredResume, id: number) => [
  ...edits.filter(({ undone }) => undone).map((edit) => edit.id),
  id,
]

function HiddenLine({ mark: { edit }, tailored, state }: RowProps<HiddenMark>) {
  return (
    <p className={styles.hidden}>
      <Cut>{edit.before}</Cut>{' '}
      <TextButton
        disabled={state.isChangingEdits}
        aria-label={texts.showLine(edit.before ?? '')}
        onClick={() => void state.setUndone(undoneWith(tailored, edit.id))}
      >
        {texts.showIt}
      </TextButton>
    </p>
  )
}

function MadeChange({ mark: { edit }, tailored, state }: RowProps<EditMark>) {
  const { before, text, reason, id } = edit
  return (
    <div className={styles.card}>
      {before !== null && before !== text && (
        <Mine>
          <WordDifference before={before} after={text} />
        </Mine>
      )}
      <p className={styles.reason}>{reason}</p>
      <Button
        size="sm"
        variant="line"
        busy={state.isChangingEdits}
        onClick={() => void state.setUndone(undoneWith(tailored, id))}
      >
        {texts.undo}
      </Button>
    </div>
  )
}

function Asked({ mark: { kind, suggestion }, state, settled }: RowProps<SuggestionMark>) {
  const { busy, typed, type, typedFor, typeFor, answer, stateIt, reword } = state.suggesting
  const { id } = suggestion
  const isLine = isOneLine(suggestion)
  const common = { busy, name: texts.asksForOk(suggestion.text) }
  return (
    <ol className={styles.card}>
      {kind === 'untrue' ? (
        <CheckFirstItem
          key={id}
          mark={suggestion}
          {...common}
          onRight={() => settled(() => answer([id], true))}
          onRemove={() => settled(() => answer([id], false))}
          typed={typedFor(suggestion)}
          onType={(part, words) => typeFor(suggestion, part, words)}
          onTrue={(statement) => settled(() => void stateIt(id, statement))}
          onReplace={isLine ? (words) => settled(() => reword(suggestion, words)) : null}
        />
      ) : (
        <SuggestionItem
          key={id}
          suggestion={suggestion}
          {...common}
          typed={typed[id]}
          onType={(words) => type(suggestion, words)}
          onAnswer={(yes) => settled(() => answer([id], yes))}
          onReword={isLine ? (words) => settled(() => reword(suggestion, words)) : null}
        />
      )}
    </ol>
  )
}

/** A place of ours in the box that the page scrolls in, so that the marks scroll along. */
function useLayer(page: HTMLElement): HTMLElement | null {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const box = boxOf(page)
    const made = document.createElement('div')
    box?.append(made)
    setLayer(made)
    return () => made.remove()
  }, [page])
  return layer
}

/** What has the height of the page and scrolls it. */
const boxOf = (page: HTMLElement) => page.parentElement?.parentElement ?? null

interface Line {
  text: string
  /** Where it stands in its parents, from 1. */
  path: number[]
  top: number
  bottom: number
  lineHeight: string
}

const blocks = 'h1, h2, h3, h4, h5, h6, p, li'

/** Where each line of the page is; anew whenever the page changes. */
function useLines(page: HTMLElement) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const measure = () => setLines((before) => (isSame(before, linesOf(page)) ? before : linesOf(page)))
  const place = useEffectEvent(measure)
  useLayoutEffect(() => {
    place()
    const sizes = new ResizeObserver(() => place())
    sizes.observe(page)
    const words = new MutationObserver(() => place())
    words.observe(page, { childList: true, characterData: true, subtree: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
    }
  }, [page])
  return { lines, measure }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function linesOf(page: HTMLElement): Line[] {
  const start = page.getBoundingClientRect().top
  return [...page.querySelectorAll(blocks)].map((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    const { lineHeight, paddingBottom } = getComputedStyle(line)
    const end = bottom - start - (Number.parseFloat(paddingBottom) || 0)
    return { text: line.textContent, path: pathTo(line, page), top: top - start, bottom: end, lineHeight }
  })
}

function pathTo(line: Element, page: Element): number[] {
  const { parentElement } = line
  if (line === page || !parentElement) return []
  return [...pathTo(parentElement, page), [...parentElement.children].indexOf(line) + 1]
}

interface RoomProps {
  page: HTMLElement
  lines: readonly Line[]
  rows: readonly PageMark[]
  heights: Heights
  /** Lines may be elsewhere on a page that is as high as before. */
  onChange: () => void
}

/**
 * Room under the lines for the rows. By a style sheet of its own: an element of the editor that is changed from outside
 * would be read as typed.
 */
function useRoom({ page, lines, rows, heights, onChange }: RoomProps) {
  const [sheet] = useState(() => (typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()))
  useEffect(() => {
    if (!sheet || !document.adoptedStyleSheets) return
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet)
    }
  }, [sheet])
  const needed = new Map<number, number>()
  for (const { at, key } of rows) needed.set(at, (needed.get(at) ?? 0) + (heights[key] ?? 0))
  const rules = [...needed].map(([at, height]) => {
    const path = (lines[at]?.path ?? []).map((place) => `> :nth-child(${place})`).join(' ')
    return `#${CSS.escape(page.id)} ${path} { padding-bottom: ${height}px }`
  })
  const text = rules.join('\n')
  const changed = useEffectEvent(onChange)
  useLayoutEffect(() => {
    sheet?.replaceSync(text)
    changed()
  }, [sheet, text])
}
