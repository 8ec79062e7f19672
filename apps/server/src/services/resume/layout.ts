import { fits, pageSizes, templates, usualLayout } from '@bespeak/documents/write/layout.ts'
import * as z from 'zod'

export interface Layout {
  template: string
  pageSize: string
  accent: string | null
  fit?: string | null
}

export const layoutOf = ({ template, pageSize, accent, fit = null }: Layout): Required<Layout> => ({
  ...{ template, pageSize, accent, fit },
})

export const defaultLayout: Layout = usualLayout

/** What is sent of a layout; the rest stays as it is. */
export const layoutChange = z.object({
  template: z.enum(templates, `A template must be one of ${templates.join(', ')}.`).nullish(),
  pageSize: z.enum(pageSizes, 'A page must be a4 or letter.').nullish(),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Write a color like #1d4ed8.')
    .nullish(),
  fit: z.enum(fits, 'A resume can fit one-page.').nullish(),
})

export function changedLayout(
  before: Layout,
  change: z.output<typeof layoutChange> | null | undefined,
): Required<Layout> {
  return {
    template: change?.template ?? before.template,
    pageSize: change?.pageSize ?? before.pageSize,
    accent: change?.accent === undefined ? before.accent : change.accent,
    fit: change?.fit === undefined ? (before.fit ?? null) : change.fit,
  }
}
