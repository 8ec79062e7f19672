import { type Layout, layoutSchema, usualLayout } from '@bespeak/documents/write/layout.ts'
import { useState } from 'react'
import { localStore } from '../../lib/storage.ts'

const keyOf = (id: number) => `letter_look_${id}`

function kept(id: number): Layout | null {
  try {
    const found = layoutSchema.safeParse(JSON.parse(localStore.read(keyOf(id)) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** How the files of a letter are set: as its resume is, until something else is chosen here. */
export function useLook(id: number, given: unknown) {
  const [chosen, setChosen] = useState(() => kept(id))
  const known = layoutSchema.safeParse(given)
  const layout = chosen ?? (known.success ? known.data : usualLayout)
  return {
    layout,
    change(part: Partial<Layout>) {
      const next = { ...layout, ...part }
      localStore.write(keyOf(id), JSON.stringify(next))
      setChosen(next)
    },
  }
}
