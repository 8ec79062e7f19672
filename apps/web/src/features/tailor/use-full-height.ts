import { useState } from 'react'
import { localStore } from '../../lib/storage.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'

export type FullHeight = ReturnType<typeof useFullHeight>

/** Whether a text is as high as it is long, or a box to scroll in. On a phone nothing scrolls inside the page. */
export function useFullHeight(name: string) {
  const key = `full_height_${name}`
  const isNarrow = useIsNarrow()
  const [isFull, setFull] = useState(() => localStore.read(key) === 'yes')
  return {
    isFull,
    set(full: boolean) {
      localStore.write(key, full ? 'yes' : 'no')
      setFull(full)
    },
    isChoice: !isNarrow,
    heightOf: (usual: number) => (isNarrow || isFull ? 'auto' : usual),
  }
}
