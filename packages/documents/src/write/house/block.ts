import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import { linked } from '../blocks/runs.ts'

/** Whose words they are, which their letters show: the product's, a person's, or those of the advertisement. */
type Voice = 'ours' | 'own' | 'ad'
export type Tone = 'plain' | 'soft' | 'strong' | 'fit' | 'warn' | 'danger'

/** Words of one voice. */
export interface Phrase {
  text: string
  voice: Voice
  tone: Tone
  href?: string
}

/** Phrases that follow each other as running text. */
export type Paragraph = Phrase[]

/** Something named at the side: `Situation`, `Action`. */
export interface Term {
  name: string
  paragraphs: Paragraph[]
}

export interface Column {
  head: string
  /** As wide as its widest cell, or all that is left; the columns that are left over share it. */
  width: 'fit' | 'rest'
  align: 'start' | 'end'
}

/** What stands in a cell: text, or a measure from 0 to 100 drawn as a tape. */
export type Cell = Paragraph[] | { bar: number | null }

export interface Row {
  cells: Cell[]
  /** What is drawn above it. A seam joins figures and their sum. */
  above: 'rule' | 'seam' | 'nothing'
}

/**
 * `hanging`: figures and single words first, then one column of text. `figures`: one column of text, then figures, on a
 * level with its last line. Either is read in the order it is written, also by programs that read line by line.
 */
type TableForm = 'hanging' | 'figures'

export interface Table {
  type: 'table'
  form: TableForm
  columns: Column[]
  rows: Row[]
}

/** Something with a title of its own: a question, a step. */
export interface Entry {
  type: 'entry'
  /** In front of the title: a number, or a box to tick. */
  mark: { number: number } | { done: boolean }
  title: Paragraph
  paragraphs: Paragraph[]
  terms: Term[]
  /** Empty lines to write on. */
  room: number
  /** Joined to the next by a seam. */
  joined: boolean
}

export interface Scale {
  type: 'scale'
  /** What is measured. */
  name: string
  score: number
  before: number | null
  ceiling: number | null
  target: { from: number; to: number }
}

/** One block of a sheet. */
export type HouseBlock =
  /** `marked`: with the product's mark, where the sheet is the product's own. */
  | { type: 'title'; marked: boolean; kind: string; date: string; text: string; paragraphs: Paragraph[] }
  /** The matter in a sentence or two. */
  | { type: 'lead'; text: string }
  | { type: 'section'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; phrases: Paragraph }
  | { type: 'address'; name: string; lines: string[] }
  | { type: 'list'; mark: 'number' | 'box' | 'dash'; items: Paragraph[] }
  | { type: 'progress'; share: number }
  | Scale
  | Table
  | Entry

export const ours = (text: string, tone: Tone = 'plain'): Phrase => ({ text, voice: 'ours', tone })
export const own = (text: string, tone: Tone = 'plain'): Phrase => ({ text: shown(text), voice: 'own', tone })
export const ownLine = (text: string, tone: Tone = 'plain'): Phrase => own(oneLine(text), tone)

/** The advertisement's words, in quotation marks. */
export const ad = (text: string): Paragraph => quoted(text, 'ad')
/** A line of the person, in quotation marks. */
export const quotedLine = (text: string): Paragraph => quoted(text, 'own')

function quoted(text: string, voice: Voice): Paragraph {
  const line = oneLine(text).replace(/^[“"]|[”"]$/g, '')
  return line === '' ? [] : [{ text: `“${line}”`, voice, tone: 'plain' }]
}

/** Words that lead somewhere, where following them can do no harm. */
export function leading(phrase: Phrase, url: string): Phrase {
  const { href } = linked('link', phrase.text, oneLine(url))
  return href === undefined ? phrase : { ...phrase, href }
}

export const paragraph = (...phrases: Paragraph): HouseBlock => ({ type: 'paragraph', phrases })
export const section = (text: string): HouseBlock => ({ type: 'section', text })
export const isCellOfText = (cell: Cell): cell is Paragraph[] => Array.isArray(cell)

export const textOfParagraph = (phrases: Paragraph): string => phrases.map(({ text }) => text).join('')
