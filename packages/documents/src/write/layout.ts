import * as z from 'zod/mini'
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

export const layoutSchema = z.object({
  template: z.enum(templates),
  pageSize: z.enum(pageSizes),
  accent: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
  fit: z._default(z.nullable(z.enum(fits)), null),
})

export const usualLayout: Layout = { template: 'classic', pageSize: 'a4', accent: null }
