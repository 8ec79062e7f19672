import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { wrongFieldIn } from '../session/field-of.ts'
import { useFolds } from '../session/folds.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'

/** All sections at a glance, to move or to find one. Those with something wrong in them stay open. */
export function FoldAll({ ids }: { ids: readonly string[] }) {
  const { folded, fold } = useFolds()
  const isAnyOpen = ids.some((id) => !folded.has(id))
  const Icon = isAnyOpen ? ChevronsDownUp : ChevronsUpDown
  const isRight = (id: string) => wrongFieldIn(document.querySelector(`[data-fold="${CSS.escape(id)}"]`)) === null
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.foldAll}
      onClick={() => fold(isAnyOpen ? ids.filter(isRight) : ids, isAnyOpen)}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      {isAnyOpen ? texts.collapseAll : texts.expandAll}
    </Button>
  )
}
