import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { wrongFieldIn } from '../session/field-of.ts'
import { useFolds } from '../session/folds.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'

type FieldsCardProps = {
  /** The node that its fields are of. */
  id: string
  /** What it is, for those who listen: "Experience". */
  name: string
  title: ReactNode
  /** What is in it, said when it is folded. */
  inShort: readonly (string | undefined)[]
  tools?: ReactNode
  children: ReactNode
}

/** A card of fields that folds to its heading. Its fields are kept as they are, with what is only half typed. */
export function FieldsCard({ id, name, title, inShort, tools, children }: FieldsCardProps) {
  const bodyId = useId()
  const body = useRef<HTMLDivElement>(null)
  const { announce } = useEditing()
  const { folded, fold } = useFolds()
  const isFolded = folded.has(id)

  /** What is wrong is not put out of sight. */
  function toggle() {
    const wrong = isFolded ? null : wrongFieldIn(body.current)
    if (wrong === null) return fold([id], !isFolded)
    announce(texts.staysOpen)
    wrong.focus()
  }

  return (
    <Card
      data-node={id}
      data-fold={id}
      data-folded={isFolded}
      className={styles.card}
      title={title}
      actions={
        <>
          {tools}
          <IconButton
            label={texts.fieldsOf(name)}
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={bodyId}
            onClick={toggle}
          >
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      {isFolded && <p className={styles.inShort}>{inShort.filter(Boolean).join('; ') || texts.nothingYet}</p>}
      <div ref={body} id={bodyId} hidden={isFolded}>
        {children}
      </div>
    </Card>
  )
}
