import type { ResumeDocument } from '../../resume/document.ts'
import { readPlainText } from '../read.ts'

// What is read of a resume that somebody pasted.

export const read = (text: string) => readPlainText(text).document
export const person = 'Jonas Lindqvist\njonas@example.org\n\n'
export const worked = (lines: string) => read(`${person}Experience\n\n${lines}\n`)
export const entriesOf = ({ sections }: ResumeDocument) => sections.flatMap(({ entries }) => entries)
export const jobs = (document: ResumeDocument) =>
  entriesOf(document).flatMap((entry) =>
    entry.type === 'employment'
      ? entry.roles.map(({ title, location, start, end, lines }) => ({
          name: entry.organisation,
          position: title,
          location,
          start,
          end,
          highlights: lines.filter(({ label }) => !label).map(({ text }) => text),
        }))
      : [],
  )
