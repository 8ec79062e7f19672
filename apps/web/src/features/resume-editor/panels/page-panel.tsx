import type { Layout } from '@bespeak/documents/write/layout.ts'
import { useEffect, useRef } from 'react'
import { LookBar } from '../../../ui/look/look-bar.tsx'
import { PagePreview } from '../../../ui/page-preview/page-preview.tsx'
import type { Edition } from '../session/edition.ts'
import { useEditing } from '../session/session-context.ts'
import styles from './panels.module.css'

type PagePanelProps = { edition: Edition; onPoint: (node: string) => void }

/** The resume on its pages. A click on a line leads to its field; everything there can be reached from the fields too. */
export function PagePanel({ edition: { document: resume, layout }, onPoint }: PagePanelProps) {
  const { session } = useEditing()
  const change = (part: Partial<Layout>) => session.edit((now) => ({ ...now, layout: { ...now.layout, ...part } }))
  const pages = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = pages.current
    const point = ({ target }: MouseEvent) => {
      const node = target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset.node : undefined
      if (node !== undefined && !(target instanceof Element && target.closest('a'))) onPoint(node)
    }
    host?.addEventListener('click', point)
    return () => host?.removeEventListener('click', point)
  }, [onPoint])

  return (
    <div className={styles.page}>
      <LookBar name="Look" documentOf={async () => resume} layout={layout} onChange={change} />
      <div ref={pages}>
        <PagePreview document={resume} layout={layout} label="Your resume on its pages" />
      </div>
    </div>
  )
}
