import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import * as texts from './texts.tsx'

export const orders = {
  changed: texts.lastChanged,
  created: texts.newest,
  title: texts.title,
} as const

export type Order = keyof typeof orders

export const isOrder = (value: string): value is Order => Object.hasOwn(orders, value)

const compare: Record<Order, (a: ResumeListed, b: ResumeListed) => number> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
}

/** The resumes whose title or file name holds every word of the search, in the order wished for. */
export function orderResumes(resumes: readonly ResumeListed[], search: string, order: Order): ResumeListed[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ title, filePath }: ResumeListed) => {
    const text = `${title} ${filePath ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return resumes.filter(isFound).sort(compare[order])
}

/** Exactly one is the current one: what the server says, else what was changed last, unless more may come. */
export function currentOf(resumes: readonly ResumeListed[], isAll: boolean): ResumeListed | undefined {
  const selected = resumes.find(({ isSelected }) => isSelected)
  return selected ?? (isAll ? orderResumes(resumes, '', 'changed')[0] : undefined)
}
