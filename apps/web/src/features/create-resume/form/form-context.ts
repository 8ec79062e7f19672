import { createContext, useContext } from 'react'
import type { Change, NewId } from './document-edits.ts'

export interface FormTools {
  /** `field` is the one that was written in: it is sure from then on. */
  edit(change: Change, field?: string): void
  /** Takes something out; it can be taken back. */
  remove(change: Change, what: string): void
  /** Gives ids that the document does not have. */
  newIds(): NewId
}

export const FormContext = createContext<FormTools | null>(null)

export function useFormTools(): FormTools {
  const tools = useContext(FormContext)
  if (tools === null) throw new Error('useFormTools must be used within a form')
  return tools
}

/** Where a field was read from. */
export interface Mark {
  /** `Line 4` or `Lines 4–6`. */
  place: string
  /** The words it was read from. */
  quote: string
  isUncertain: boolean
}

export interface Marks {
  of(field: string): Mark | null
  /** Shows in the source what a field was read from. */
  show(field: string): void
}

export const MarksContext = createContext<Marks | null>(null)

export const useMarks = (): Marks | null => useContext(MarksContext)

/** The id of a field's input in the page. */
export const inputId = (field: string): string => `field-${field}`
