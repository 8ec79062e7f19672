import { type Layout, layoutSchema, usualLayout } from '@bespeak/documents/write/layout.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { setLayoutMutation } from '../../lib/resumes/tailored.ts'

/** How a version and its letter are set: kept with the version. What is chosen shows at once, also where it is not kept. */
export function useLook(id: number, given: unknown) {
  const [chosen, setChosen] = useState<Layout | null>(null)
  const saving = useMutation(setLayoutMutation())
  const known = layoutSchema.safeParse(given)
  const layout = chosen ?? (known.success ? known.data : usualLayout)
  return {
    layout,
    change(part: Partial<Layout>) {
      setChosen({ ...layout, ...part })
      saving.mutate({ id, layout: part })
    },
  }
}
