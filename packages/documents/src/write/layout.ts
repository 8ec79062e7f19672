import * as z from 'zod/mini'

export const templates = ['classic', 'modern', 'compact', 'executive', 'technical'] as const
export type Template = (typeof templates)[number]

export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]

/** How a resume is set; the same for PDF, DOCX and the preview in the browser. */
export interface Layout {
  template: Template
  pageSize: PageSize
  /** `#rrggbb`, or null for the template's own. */
  accent: string | null
}

export const layoutSchema = z.object({
  template: z.enum(templates),
  pageSize: z.enum(pageSizes),
  accent: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
})

export const usualLayout: Layout = { template: 'classic', pageSize: 'a4', accent: null }

/** How the head of an entry is laid out: what stands first, and on how many lines. */
export type HeadForm = 'title-first' | 'organisation-first' | 'one-line'

const headForms: Record<Template, HeadForm> = {
  classic: 'title-first',
  modern: 'title-first',
  compact: 'one-line',
  executive: 'organisation-first',
  technical: 'title-first',
}

export const headFormOf = (template: Template): HeadForm => headForms[template]
