import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadTo } from '../../../ui/lead-to.ts'
import { fieldOf } from './field-of.ts'

interface Folds {
  /** The ids of those that are folded. */
  folded: ReadonlySet<string>
  fold(ids: readonly string[], isFolded: boolean): void
}

export const FoldsContext = createContext<Folds | null>(null)

/** Which sections are folded, for as long as the editor is open. */
export function useNewFolds(): Folds {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback((ids: readonly string[], isFolded: boolean) => {
    setFolded((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isFolded ? ids : [])))
  }, [])
  return useMemo(() => ({ folded, fold }), [folded, fold])
}

export function useFolds(): Folds {
  const folds = useContext(FoldsContext)
  if (!folds) throw new Error('useFolds must be used within an editor')
  return folds
}

/** Leads to the field of a node, by the words pointed at where they are known, and opens the section it is in. */
export function useGoTo() {
  const { fold } = useFolds()
  return useCallback(
    (node: string, words?: string) => {
      // After what was just added is drawn.
      requestAnimationFrame(() => {
        const field = fieldOf(node, words)
        if (!field) return
        const section = field.closest<HTMLElement>('[data-fold]')?.dataset.fold
        if (section !== undefined) flushSync(() => fold([section], false))
        leadTo(field, 'center')
      })
    },
    [fold],
  )
}
