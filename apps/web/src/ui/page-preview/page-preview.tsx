import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Note } from '../note.tsx'
import * as texts from '../texts/parts.ts'
import styles from './page-preview.module.css'

interface PagePreviewProps {
  document: ResumeDocument
  layout: Layout
  label: string
  className?: string | undefined
  /** Its first page alone, set when there is time. */
  isMiniature?: boolean
}

// While someone types, pages are set anew when the hand rests.
const rest = 200

/** A resume on its pages, as its PDF shows it, as wide as there is room. */
export function PagePreview({ document: resume, layout, label, className, isMiniature = false }: PagePreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting')
  const { template, pageSize, accent, fit = null } = layout

  useEffect(() => {
    let isWanted = true
    const show = async () => {
      // Fonts, styles and blocks come when a page is shown for the first time.
      const { inTurn, keptPages } = await import('./kept-pages.ts')
      const set = async () => (isWanted ? keptPages(resume, { template, pageSize, accent, fit }) : [])
      const pages = await (isMiniature ? inTurn(set) : set())
      if (!isWanted) return
      const shown = isMiniature ? pages.slice(0, 1) : pages
      host.current?.replaceChildren(...shown.map((page) => framed(page, pageSize)))
      setState('shown')
    }
    const missed = (failure: unknown) => {
      console.error('A page could not be drawn', failure)
      if (isWanted) setState((before) => (before === 'shown' ? before : 'missing'))
    }
    const timer = setTimeout(() => show().catch(missed), host.current?.hasChildNodes() ? rest : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [resume, template, pageSize, accent, fit, isMiniature])

  return (
    <section aria-label={label} aria-busy={state === 'waiting'} className={className}>
      {state === 'waiting' && <div className={classNames(styles.frame, styles[pageSize])} />}
      {state === 'missing' && <Note tone="warn">{texts.pageNotDrawn}</Note>}
      <div ref={host} className={styles.pages} />
    </section>
  )
}

function framed(page: HTMLElement, pageSize: Layout['pageSize']): HTMLElement {
  const frame = document.createElement('div')
  frame.className = classNames(styles.frame, styles[pageSize])
  frame.append(page)
  return frame
}
