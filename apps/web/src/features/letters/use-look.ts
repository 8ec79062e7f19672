import { type Layout, layoutSchema, usualLayout } from '@bespeak/documents/write/layout.ts'
import { useState } from 'react'
import { localStore, readJson } from '../../lib/storage.ts'

const keyOf = (id: number) => `letter_look_${id}`

/** What was chosen for the files of a letter in this browser, if anything. */
export function chosenLook(id: number): Layout | null {
  const found = layoutSchema.safeParse(readJson(localStore, keyOf(id), null))
  return found.success ? found.data : null
}

/** How the files of a letter are set: as its resume is, until something else is chosen here. */
export function useLook(id: number, given: unknown) {
  const [chosen, setChosen] = useState(() => chosenLook(id))
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
