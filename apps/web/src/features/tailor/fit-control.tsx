import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useState } from 'react'
import { useLeastAsked } from '../../lib/reading/use-least-asked.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { useHiddenLines } from '../../lib/resumes/use-hidden-lines.ts'
import { FitToPage } from '../../ui/look/fit-to-page.tsx'
import { PagePreview } from '../../ui/page-preview/page-preview.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

type FitControlProps = {
  tailored: Pick<TailoredResume, 'id' | 'jobDescription'>
  content: string
  layout: Layout
  onChange: (part: Partial<Layout>) => void
  onContent: (content: string) => void
}

/** Whether the version is to fit one page, what is hidden for that, and the page as it is then. */
export function FitControl({ tailored, content, layout, onChange, onContent }: FitControlProps) {
  const document = useDocument(layout.fit ? content : null)
  const { hidden, hide, show } = useHiddenLines(`tailored_${tailored.id}`, content, onContent)
  const leastAsked = useLeastAsked(tailored.jobDescription)
  return (
    <>
      <FitToPage {...{ document, layout, onChange, leastAsked, hidden }} isAsked onHide={hide} onShow={show} />
      {layout.fit && document && (
        <PagePreview document={document} layout={layout} label={texts.fittedPage} className={styles.fitted} />
      )}
    </>
  )
}

/** What a content says; what reads it comes when it is wanted. */
function useDocument(content: string | null): ResumeDocument | null {
  const [document, setDocument] = useState<ResumeDocument | null>(null)
  useEffect(() => {
    if (content === null) return
    let isWanted = true
    import('../../lib/resumes/content.ts').then(
      ({ documentFrom }) => isWanted && setDocument(documentFrom(content)),
      (failure) => console.error('A page could not be read', failure),
    )
    return () => {
      isWanted = false
    }
  }, [content])
  return document
}
