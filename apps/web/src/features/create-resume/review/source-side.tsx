import { useCallback, useState } from 'react'
import type { ResumeRead } from '../../../lib/reading/resume-read.ts'
import { Note } from '../../../ui/note.tsx'
import { Segments } from '../../../ui/segments.tsx'
import * as texts from '../texts.tsx'
import { PdfPages } from './pdf-pages.tsx'
import styles from './source.module.css'
import { type SourceProps, SourceText } from './source-pane.tsx'
import { fits } from './spots.ts'

type SourceSideProps = SourceProps & {
  read: ResumeRead
  /** Nothing in it needs to be looked at. */
  isFolded: boolean
}

const views = [
  { value: 'page', label: texts.asPage },
  { value: 'text', label: texts.asText },
]

/** What was uploaded or pasted: its pages where it has some, or its text. */
export function SourceSide({ read, isFolded, ...source }: SourceSideProps) {
  const { file, name, places } = read
  const [view, setView] = useState('page')
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  const pages = file !== null && fits(places, source.lines) ? { file, places, name: name ?? texts.yourFile } : null
  const caption = captionOf(read, pages !== null && view === 'page')
  const content = (
    <>
      {hasFailed && view === 'page' && <Note>{texts.notDrawn}</Note>}
      {pages && view === 'page' && !hasFailed ? (
        <PdfPages {...pages} {...source} onFailed={fail} />
      ) : (
        <SourceText {...source} />
      )}
    </>
  )
  const choice = pages && <Segments label={texts.views} value={view} onValueChange={setView} items={views} />
  return (
    <section className={styles.source} aria-label={texts.source}>
      {isFolded ? (
        <details>
          <summary className={styles.caption}>{caption}</summary>
          {choice && <div className={styles.choice}>{choice}</div>}
          {content}
        </details>
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.caption}>{caption}</p>
            {choice}
          </div>
          {content}
        </>
      )}
    </section>
  )
}

function captionOf({ from, facts }: ResumeRead, isPage: boolean): string {
  if (from === 'text') return texts.asPasted
  if (!isPage) return texts.asRead
  return facts?.pages === 1 ? texts.pageUploaded : texts.pagesUploaded
}
