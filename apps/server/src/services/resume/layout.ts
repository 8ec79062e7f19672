import { pageSizes, templates, usualLayout } from '@bespeak/documents/write/layout.ts'
import * as z from 'zod'

export interface Layout {
  template: string
  pageSize: string
  accent: string | null
}

export const defaultLayout: Layout = usualLayout

/** What is sent of a layout; the rest stays as it is. */
export const layoutChange = z.object({
  template: z.enum(templates, `A template must be one of ${templates.join(', ')}.`).nullish(),
  pageSize: z.enum(pageSizes, 'A page must be a4 or letter.').nullish(),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Write a color like #1d4ed8.')
    .nullish(),
})

export function changedLayout(before: Layout, change: z.output<typeof layoutChange> | null | undefined): Layout {
  return {
    template: change?.template ?? before.template,
    pageSize: change?.pageSize ?? before.pageSize,
    accent: change?.accent === undefined ? before.accent : change.accent,
  }
}
