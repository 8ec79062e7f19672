import type { About } from './templates/about.ts'
import { abouts, type Template } from './templates/list.ts'

export type { Template } from './templates/list.ts'

export const templates = Object.keys(abouts) as [Template, ...Template[]]

export const aboutOf = (template: Template): About => abouts[template]

export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]

export const fits = ['one-page'] as const

/** How a resume is set; the same for PDF, DOCX and the preview in the browser. */
export interface Layout {
  template: Template
  pageSize: PageSize
  /** `#rrggbb`, or null for the template's own. */
  accent: string | null
  /** Set as roomily as one page allows; as the template is meant where it is left out. */
  fit?: (typeof fits)[number] | null
}

export const usualLayout: Layout = { template: 'classic', pageSize: 'a4', accent: null }

const isOneOf = <Value extends string>(values: readonly Value[], it: unknown): it is Value =>
  values.some((one) => one === it)

/** A layout as it was kept or sent; null where it is none. Without a library: every signed-in page loads it. */
export function layoutFrom(value: unknown): Layout | null {
  if (typeof value !== 'object' || value === null) return null
  const { template, pageSize, accent, fit = null } = value as Record<string, unknown>
  if (!isOneOf(templates, template) || !isOneOf(pageSizes, pageSize)) return null
  if (accent !== null && !(typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent))) return null
  return fit === null || isOneOf(fits, fit) ? { template, pageSize, accent, fit } : null
}
