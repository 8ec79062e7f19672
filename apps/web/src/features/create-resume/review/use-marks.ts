import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useMemo, useState } from 'react'
import { fieldsRead } from '../form/fields.ts'
import { inputId, type Mark, type Marks } from '../form/form-context.ts'
import { lineStates, linesOfOrigin, placeWords, sourceLines, sureFrom } from './source-lines.ts'
import { sourceLineId } from './source-pane.tsx'

const longestQuote = 60

/** Ties the fields to the places they were read from, both ways. */
export function useSourceMarks(source: string, document: ResumeDocument) {
  const [inHand, setInHand] = useState<string | null>(null)
  const lines = useMemo(() => sourceLines(source), [source])
  const states = useMemo(() => lineStates(lines, document), [lines, document])
  const fields = useMemo(() => fieldsRead(document), [document])
  const { origins } = document

  const marks = useMemo<Marks>(() => {
    const known = new Map<string, Mark | null>()
    return {
      of(field) {
        const mark = known.get(field)
        if (mark !== undefined) return mark
        const made = markOf(field)
        known.set(field, made)
        return made
      },
      show(field) {
        setInHand(field)
        const origin = origins[field]
        const [first] = origin ? linesOfOrigin(lines, origin) : []
        if (first) scrollTo(sourceLineId(first.number))
      },
    }

    function markOf(field: string): Mark | null {
      const origin = origins[field]
      const at = origin ? linesOfOrigin(lines, origin) : []
      if (!origin || at.length === 0) return null
      const quote = origin.spans.map(([from, to]) => source.slice(from, to)).join(' ')
      return {
        place: placeWords(at),
        quote: quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote,
        isUncertain: origin.confidence < sureFrom,
      }
    }
  }, [origins, lines, source])

  const doubtful = fields.filter((field) => marks.of(field)?.isUncertain)

  return {
    lines,
    states,
    marks,
    origin: inHand === null ? undefined : origins[inHand],
    sure: fields.length - doubtful.length,
    doubtful,
    goTo,
    /** The next one to look at, after the one in hand. */
    goToNext() {
      const at = inHand === null ? -1 : doubtful.indexOf(inHand)
      const next = doubtful[at + 1] ?? doubtful[0] ?? document.unplaced[0]?.id
      if (next !== undefined) goTo(next)
    },
  }
}

/** Opens what a field is folded away in, and puts the cursor into it. */
function goTo(field: string) {
  const input = document.getElementById(inputId(field))
  for (let fold = input?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center', behavior: 'auto' })
}

/** Only inside the source: the page itself stays where the person is. */
function scrollTo(id: string) {
  const line = document.getElementById(id)
  const paper = line?.parentElement
  if (!line || !paper || paper.scrollHeight <= paper.clientHeight) return
  paper.scrollTop = line.offsetTop - paper.clientHeight / 3
}
