import { useEffect, useRef } from 'react'
import { PagePreview } from '../../../ui/page-preview/page-preview.tsx'
import type { Edition } from '../session/edition.ts'
import { LookChooser } from './look-chooser.tsx'
import styles from './panels.module.css'

type PagePanelProps = { edition: Edition; onPoint: (node: string) => void }

/** The resume on its pages. A click on a line leads to its field; everything there can be reached from the fields too. */
export function PagePanel({ edition: { document: resume, layout }, onPoint }: PagePanelProps) {
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
      <LookChooser document={resume} layout={layout} />
      <div ref={pages}>
        <PagePreview document={resume} layout={layout} label="Your resume on its pages" />
      </div>
    </div>
  )
}
