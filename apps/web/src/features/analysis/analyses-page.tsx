import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { analysisQuery } from '../../lib/resumes/analyses.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnalysisList } from './analysis-list.tsx'
import { Comparison } from './comparison.tsx'
import { Report } from './report.tsx'
import * as texts from './texts.tsx'

/** The list; with an id in the address that report, with two both side by side. */
export function Component() {
  const [search] = useSearchParams()
  const [id, other] = [resumeIdFrom(search.get('id')), resumeIdFrom(search.get('with'))]
  if (id === null) return <AnalysisList />
  return other === null ? <One id={id} key={id} /> : <Two id={id} other={other} />
}

function One({ id }: { id: number }) {
  const query = useQuery(analysisQuery(id))
  return query.data ? <Report analysis={query.data} /> : <NotYet queries={[query]} />
}

function Two({ id, other }: { id: number; other: number }) {
  const [left, right] = [useQuery(analysisQuery(id)), useQuery(analysisQuery(other))]
  if (left.data && right.data) return <Comparison left={left.data} right={right.data} />
  return <NotYet queries={[left, right]} />
}

type NotYetProps = {
  queries: { error: unknown; data: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }[]
}

function NotYet({ queries }: NotYetProps) {
  const failed = queries.find(({ error, data }) => error || data === null)
  const isGone = failed?.data === null || (failed?.error instanceof RequestError && failed.error.code === 'NOT_FOUND')
  return (
    <Page title={texts.analyses} back={<BackButton to={paths.analyses()} label={texts.backToAnalyses} />}>
      {!failed && (
        <Card>
          <Skeleton lines={8} label={texts.loadingAnalysis} />
        </Card>
      )}
      {failed && isGone && (
        <Note tone="warn" role="alert" title={texts.noSuchAnalysis}>
          {texts.analysisGone}
        </Note>
      )}
      {failed && !isGone && <LoadProblem title={texts.analysisFailed} problem={problemOf([failed])} />}
    </Page>
  )
}
