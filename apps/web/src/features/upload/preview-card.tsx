import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import type { TailoredPreview } from '../../lib/resumes/preview.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawnHtml } from '../../ui/drawn-html.tsx'
import { Note } from '../../ui/note.tsx'
import { PagePreview } from '../../ui/page-preview/page-preview.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './upload.module.css'
import type { Preview } from './use-take-over.ts'

/** What tailoring would make of the resume, which is kept for that; what is made is not. */
export function PreviewCard({ preview }: { preview: Preview }) {
  const { isPending, result, problem } = preview
  if (isPending) {
    return (
      <Card title="Preview">
        <Skeleton lines={8} label="Making the preview" />
      </Card>
    )
  }
  if (problem !== null) return <Failed preview={preview} problem={problem} />
  return result && <Shown result={result} />
}

function Failed({ preview, problem }: { preview: Preview; problem: string }) {
  return (
    <Note tone="danger" role="alert" title="Preview failed.">
      {problem}{' '}
      {preview.isLimit ? (
        <TextLink to={paths.usedUp()}>See Pro</TextLink>
      ) : (
        <span className={styles.otherWay}>
          You can have the resume optimized instead: better wording, as a version of its own.
          <Button variant="line" size="sm" busy={preview.isOptimizing} onClick={preview.optimize}>
            Optimize it
          </Button>
        </span>
      )}
    </Note>
  )
}

const layout = { template: 'classic', pageSize: 'a4', accent: null } as const

function Shown({ result }: { result: TailoredPreview }) {
  const document = useDocument(result.content)
  const { matchScore } = result.metadata
  return (
    <Card
      title={result.title}
      actions={
        typeof matchScore === 'number' && (
          <span className={styles.small}>Match score {roundedScore(matchScore)} of 100</span>
        )
      }
    >
      <p className={styles.small}>
        A preview. Your resume was saved for it; this tailored page was not. “Save and tailor” makes it yours to edit.
      </p>
      <div className={styles.explanation}>
        <DrawnHtml html={result.rationale} />
      </div>
      {document ? (
        <PagePreview
          document={document}
          layout={layout}
          label="Preview of the tailored resume"
          className={styles.page}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Card>
  )
}

function useDocument(content: string): ResumeDocument | null {
  const [document, setDocument] = useState<ResumeDocument | null>(null)
  useEffect(() => {
    let isWanted = true
    void import('../../lib/resumes/content.ts').then(({ documentFrom }) => {
      if (isWanted) setDocument(documentFrom(content))
    })
    return () => {
      isWanted = false
    }
  }, [content])
  return document
}
