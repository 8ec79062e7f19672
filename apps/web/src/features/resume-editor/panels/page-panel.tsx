import type { Layout } from '@bespeak/documents/write/layout.ts'
import { useId } from 'react'
import { LookBar } from '../../../ui/look/look-bar.tsx'
import { PagePreview } from '../../../ui/page-preview/page-preview.tsx'
import type { Edition } from '../session/edition.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import { FitControl } from './fit-control.tsx'
import styles from './panels.module.css'
import { type Point, usePointing } from './use-pointing.ts'

type PagePanelProps = {
  resumeId: number
  edition: Edition
  /** Of the job that the resume is held against; empty where there is none. */
  advertisement: string
  onPoint: Point
}

/** The resume on its pages. What is clicked there, or reached with the arrow keys, leads to its field. */
export function PagePanel({ resumeId, edition, advertisement, onPoint }: PagePanelProps) {
  const { document: resume, layout } = edition
  const { session } = useEditing()
  const change = (part: Partial<Layout>) => session.edit((now) => ({ ...now, layout: { ...now.layout, ...part } }))
  const pointing = usePointing(onPoint)
  const hint = useId()

  return (
    <div className={styles.page}>
      <LookBar name={texts.look} documentOf={async () => resume} layout={layout} onChange={change}>
        <FitControl resumeId={resumeId} edition={edition} advertisement={advertisement} onChange={change} />
      </LookBar>
      <div {...pointing} className={styles.pages} aria-describedby={hint}>
        <p id={hint} className={styles.hint}>
          {texts.clickLine}
          <span className={styles.keys}> {texts.useKeys}</span>
        </p>
        <PagePreview document={resume} layout={layout} label={texts.pages} />
      </div>
    </div>
  )
}
