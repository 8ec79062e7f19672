import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import type { TailoredPreview } from '../../lib/resumes/preview.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawnHtml } from '../../ui/drawn-html.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { PagePreview } from '../../ui/page-preview/page-preview.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import * as texts from './texts/preview.ts'
import styles from './upload.module.css'
import type { Preview } from './use-take-over.ts'

/** What tailoring would make of the resume, which is kept for that; what is made is not. */
export function PreviewCard({ preview }: { preview: Preview }) {
  const { isPending, result, problem } = preview
  if (isPending) {
    return (
      <Card title={texts.preview}>
        <Skeleton lines={8} label={texts.previewing} />
      </Card>
    )
  }
  if (problem !== null) return <Failed preview={preview} problem={problem} />
  return result && <Shown result={result} />
}

function Failed({ preview, problem }: { preview: Preview; problem: string }) {
  return (
    <Note tone="danger" role="alert" title={texts.previewFailed}>
      {problem}{' '}
      {preview.isLimit ? (
        <TextLink to={paths.usedUp()}>{texts.seePro}</TextLink>
      ) : (
        <span className={styles.otherWay}>
          {texts.optimizeInstead}
          <Button variant="line" size="sm" busy={preview.isOptimizing} onClick={preview.optimize}>
            {texts.optimize}
          </Button>
        </span>
      )}
    </Note>
  )
}

const layout = { template: 'classic', pageSize: 'a4', accent: null } as const

function Shown({ result }: { result: TailoredPreview }) {
  const { data: document, error, isFetching, refetch } = useQuery(documentQuery(result.content))
  const tryAgain = () => void refetch()
  const { matchScore } = result.metadata
  return (
    <Card
      title={result.title}
      actions={
        typeof matchScore === 'number' && (
          <span className={styles.small}>{texts.yourMatch(roundedScore(matchScore))}</span>
        )
      }
    >
      <p className={styles.small}>{texts.previewNote}</p>
      <div className={styles.explanation}>
        <DrawnHtml html={result.rationale} />
      </div>
      {document && (
        <PagePreview document={document} layout={layout} label={texts.previewedPage} className={styles.page} />
      )}
      {error && (
        <LoadProblem title={texts.notDrawn} problem={{ words: texts.checkConnection, isBusy: isFetching, tryAgain }} />
      )}
      {!document && !error && <Skeleton lines={8} label={texts.drawing} />}
    </Card>
  )
}

/** What reads it comes when it is wanted. */
const documentQuery = (content: string) =>
  queryOptions({
    queryKey: ['previewedDocument', content],
    queryFn: async () => (await import('../../lib/resumes/content.ts')).documentFrom(content),
    staleTime: Number.POSITIVE_INFINITY,
  })
