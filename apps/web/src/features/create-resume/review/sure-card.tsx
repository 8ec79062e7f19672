import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { ChevronDown } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { DocumentForm } from '../form/document-form.tsx'
import type { Frame } from '../form/frame.tsx'
import * as texts from '../texts.tsx'
import styles from './check.module.css'

type SureCardProps = { document: ResumeDocument; fields: number }

/** Everything that was read, section by section: folded, since most of it needs nobody. */
export function SureCard({ document, fields }: SureCardProps) {
  return (
    <Card
      padded={false}
      title={
        <span className={styles.sure}>
          <Tick />
          {texts.sure}
        </span>
      }
      actions={<span className={styles.small}>{texts.fields(fields)}</span>}
    >
      <div className={styles.folds}>
        <DocumentForm document={document} Frame={Fold} />
      </div>
    </Card>
  )
}

export const foldId = (id: string): string => `fold-${id}`

const Fold: Frame = ({ id, title, facts, actions, padded = true, children }) => (
  <details className={styles.fold}>
    <summary id={foldId(id)} className={styles.foldHead}>
      <span className={styles.foldName}>{title}</span>
      <span className={styles.small}>{facts}</span>
      <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
    </summary>
    {actions !== undefined && <div className={styles.foldTools}>{actions}</div>}
    <div className={padded ? styles.foldBody : undefined}>{children}</div>
  </details>
)
