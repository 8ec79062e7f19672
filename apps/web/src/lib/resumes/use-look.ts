import { type Layout, layoutFrom, usualLayout } from '@bespeak/documents/write/layout.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { setLayoutMutation } from './tailored.ts'

/** How a version and its letter are set: kept with the version. What is chosen shows at once, also where it is not kept. */
export function useLook(id: number, given: unknown) {
  const [chosen, setChosen] = useState<{ id: number; layout: Layout } | null>(null)
  const saving = useMutation(setLayoutMutation())
  const stored = layoutFrom(given) ?? usualLayout
  const layout = chosen?.id === id ? chosen.layout : stored
  return {
    layout,
    /** Null while it is the one that is kept. */
    chosen: chosen?.id === id ? chosen.layout : null,
    change(part: Partial<Layout>) {
      setChosen({ id, layout: { ...layout, ...part } })
      saving.mutate({ id, layout: part })
    },
  }
}
