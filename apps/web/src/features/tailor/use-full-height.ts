import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useSwitch } from './use-switch.ts'

export type FullHeight = ReturnType<typeof useFullHeight>

/** Whether a text is as high as it is long, or a box to scroll in. On a phone nothing scrolls inside the page. */
export function useFullHeight(name: string) {
  const isNarrow = useIsNarrow()
  const [isFull, set] = useSwitch(`full_height_${name}`, false)
  return { isFull, set, isChoice: !isNarrow, heightOf: (usual: number) => (isNarrow || isFull ? 'auto' : usual) }
}
