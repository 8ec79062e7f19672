import { Fragment } from 'react'
import * as texts from './texts/word-difference.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './word-difference.module.css'

export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

export type ComparedLine = Piece[]

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function DifferenceLines({ lines }: { lines: readonly ComparedLine[] }) {
  if (lines.every(isSame)) return <p className={styles.none}>{texts.noDifference}</p>
  return (
    <div className={styles.difference}>
      {stretchesOf(lines).map((stretch) =>
        stretch.isSame && stretch.lines.length > 2 ? (
          <Unchanged key={stretch.start} lines={stretch.lines} />
        ) : (
          <Lines key={stretch.start} lines={stretch.lines} />
        ),
      )}
    </div>
  )
}

const isSame = (line: ComparedLine) => line.every(({ kind }) => kind === 'same')

interface Stretch {
  start: number
  isSame: boolean
  lines: ComparedLine[]
}

/** Neighbours that are all the same, or all changed. */
function stretchesOf(lines: readonly ComparedLine[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [index, line] of lines.entries()) {
    const last = stretches.at(-1)
    if (last?.isSame === isSame(line)) last.lines.push(line)
    else stretches.push({ start: index, isSame: isSame(line), lines: [line] })
  }
  return stretches
}

function Unchanged({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <details className={styles.unchanged}>
      <summary className={styles.summary}>{texts.unchanged(lines.length)}</summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly ComparedLine[] }) {
  return numbered(lines).map(([number, line]) => (
    <p key={number} className={styles.line}>
      {numbered(line).map(([place, piece]) => (
        <PieceOfLine key={place} {...piece} />
      ))}
    </p>
  ))
}

/** A line or word has no name but its place: texts are compared anew as a whole. */
const numbered = <Item,>(items: readonly Item[]) => [...items.entries()]

/** Browsers do not read out what is inserted or deleted, so the words for it are in the text. */
function PieceOfLine({ kind, text }: Piece) {
  if (kind === 'same') return <Fragment>{text}</Fragment>
  const Mark = kind === 'new' ? 'ins' : 'del'
  return (
    <Mark className={styles[kind]}>
      <VisuallyHidden>{kind === 'new' ? texts.added : texts.removed}</VisuallyHidden>
      {text}
      <VisuallyHidden>{texts.end}</VisuallyHidden>
    </Mark>
  )
}
