import { type ResumeDocument, sureFrom } from '@bespeak/domain/resume/document.ts'
import { useMemo, useState } from 'react'
import { inputId, type Mark, type Marks } from '../form/form-context.ts'
import { lineStates, linesOfOrigin, placeWords, type SourceLine } from './source-lines.ts'
import { foldId } from './sure-card.tsx'

const longestQuote = 60

/** Ties the fields to the places they were read from, both ways. */
export function useSourceMarks(source: string, lines: readonly SourceLine[], document: ResumeDocument) {
  const [inHand, setInHand] = useState<string | null>(null)
  const states = useMemo(() => lineStates(lines, document), [lines, document])
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

  return { states, marks, origin: inHand === null ? undefined : origins[inHand], letGo: () => setInHand(null) }
}

/** Opens what a field is folded away in, and puts the cursor into it. */
export function goToField(field: string) {
  const input = document.getElementById(inputId(field)) ?? document.getElementById(foldId(field.split('.', 1).join()))
  for (let fold = input?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center', behavior: 'auto' })
}
