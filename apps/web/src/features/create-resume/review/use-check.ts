import { type Line, type ResumeDocument, sureFrom } from '@bespeak/domain/resume/document.ts'
import { useMemo, useState } from 'react'
import type { ResumeRead } from '../../../lib/reading/resume-read.ts'
import { type Change, sure } from '../form/document-edits.ts'
import { fieldsIn } from '../form/fields.ts'
import type { FormTools } from '../form/form-context.ts'
import * as texts from '../texts.tsx'
import { type BrokenValue, withMarks } from './broken-values.ts'
import { type Doubt, doubtsIn, type Reading, readingsOf } from './doubts.ts'
import { linesOfOrigin, placeWords, type SourceLine } from './source-lines.ts'
import type { Spot } from './spots.ts'

interface ItemBase extends Spot {
  /** The lines of the source it stands on. */
  place: string
}

/** What is to be looked at: what we are not sure of, and what has no place yet. */
export type Item = (ItemBase & { doubt: Doubt; line: null }) | (ItemBase & { doubt: null; line: Line })

interface Given {
  read: ResumeRead
  lines: readonly SourceLine[]
  broken: readonly BrokenValue[]
  document: ResumeDocument
  tools: FormTools
}

export type Check = ReturnType<typeof useCheck>

/** What there is to look at, as it was when the source was read, and how much of it has been looked at since. */
export function useCheck({ read, lines, broken, document, tools }: Given) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [typing, setTyping] = useState<string | null>(null)
  const [picked, setPicked] = useState<Record<string, number>>({})
  const asRead = useMemo(() => withMarks(read.document, read.document, broken), [read, broken])
  const doubts = useMemo(() => doubtsIn(asRead, lines, broken), [asRead, lines, broken])
  const items = useMemo(() => itemsOf(doubts, asRead, document, lines), [doubts, asRead, document, lines])
  const open = items.filter(({ isLooked }) => !isLooked)
  const inHand = items.find(({ key }) => key === (typing ?? chosen)) ?? open[0] ?? null

  const readings = (doubt: Doubt): Reading[] => readingsOf(doubt, document)
  const pickOf = (key: string) => picked[key] ?? 0

  const acceptance = (doubt: Doubt): Change => {
    const [first = ''] = doubt.fields
    const reading = typing === first ? undefined : readings(doubt)[pickOf(first)]
    return (it) => doubt.fields.map(sure).reduce((changed, change) => change(changed), reading?.change(it) ?? it)
  }

  return {
    items,
    open,
    inHand,
    typing,
    readings,
    pickOf,
    take(key: string) {
      setChosen(key)
      if (typing !== null && typing !== key) setTyping(null)
    },
    type(key: string) {
      setChosen(key)
      setTyping(key)
    },
    pick: (key: string, at: number) => setPicked((before) => ({ ...before, [key]: at })),
    /** Gives back what is to be looked at next, if anything is. */
    accept({ key, doubt }: Item): string | null {
      if (!doubt) return key
      tools.edit(acceptance(doubt))
      setTyping(null)
      const next = after(items, key)
      setChosen(next)
      return next
    },
    acceptAll() {
      const changes = open.flatMap(({ doubt }) => (doubt ? [acceptance(doubt)] : []))
      tools.edit((it) => changes.reduce((changed, change) => change(changed), it))
      setTyping(null)
      setChosen(null)
    },
    neighbour: (key: string, by: number): string | null =>
      items[items.findIndex((item) => item.key === key) + by]?.key ?? null,
  }
}

/** The next that is open, from the top again where none is below. */
export function after(items: readonly Item[], key: string): string | null {
  const at = items.findIndex((item) => item.key === key)
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))]
  return others.find(({ isLooked }) => !isLooked)?.key ?? null
}

export function itemsOf(
  doubts: readonly Doubt[],
  asRead: ResumeDocument,
  document: ResumeDocument,
  lines: readonly SourceLine[],
): Item[] {
  const said = new Set(fieldsIn(document).flatMap(({ name, value }) => (value === '' ? [] : [name])))
  const isOpen = (name: string) => said.has(name) && (document.origins[name]?.confidence ?? 1) < sureFrom
  const waiting = new Set(document.unplaced.map(({ id }) => id))
  const placeOf = (spans: Spot['spans']) => placeWords(linesOfOrigin(lines, { confidence: 0, spans }))
  return [
    ...doubts.map(
      (doubt, at): Item => ({
        ...{ key: doubt.fields[0] ?? '', mark: String(at + 1), name: doubt.title, spans: doubt.spans },
        ...{ isUnplaced: false, isLooked: !doubt.fields.some(isOpen), place: placeOf(doubt.spans) },
        ...{ doubt, line: null },
      }),
    ),
    ...asRead.unplaced.map((line): Item => {
      const spans = asRead.origins[line.id]?.spans ?? []
      return {
        ...{ key: line.id, mark: '?', name: texts.noPlace, spans },
        ...{ isUnplaced: true, isLooked: !waiting.has(line.id), place: placeOf(spans) },
        ...{ doubt: null, line },
      }
    }),
  ]
}
