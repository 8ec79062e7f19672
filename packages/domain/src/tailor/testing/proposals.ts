import type { ResumeDocument } from '../../resume/document.ts'
import type { Edit } from '../../resume/edit.ts'
import { listsIn } from '../lists.ts'
import { type TailorOptions, usualOptions } from '../options.ts'
import { propose } from '../propose.ts'
import { today, welderJob } from './people.ts'

export const proposed = (
  document: ResumeDocument,
  job = welderJob(),
  options: Partial<TailorOptions> = {},
  facts: Parameters<typeof propose>[3] = [],
) => propose(document, job, { ...usualOptions, ...options }, facts, today)

export const textsOf = (document: ResumeDocument, list: string) =>
  listsIn(document)
    .find(({ id }) => id === list)
    ?.lines.map(({ text }) => text)

export const wordsOf = (edits: Edit[]) => edits.filter(({ kind }) => kind !== 'moved').map(({ text }) => text)
