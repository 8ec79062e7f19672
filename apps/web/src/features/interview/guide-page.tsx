import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { guideQuery } from '../../lib/resumes/guides.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuideView } from './guide.tsx'
import { Practice } from './practice/practice.tsx'
import * as texts from './texts.tsx'

/** The guide that the address names; with a question to practise in it, that question alone. */
export function Component() {
  const { id: given } = useParams()
  const [search] = useSearchParams()
  const id = resumeIdFrom(given)
  const query = useQuery(guideQuery(id))
  const practised = query.data?.questions.find((it) => it.id === resumeIdFrom(search.get('practice')))
  if (query.data && practised) return <Practice guide={query.data} question={practised} />
  if (query.data) return <GuideView guide={query.data} key={query.data.id} />
  const isGone =
    id === null || query.data === null || (query.error instanceof RequestError && query.error.code === 'NOT_FOUND')
  return (
    <Page
      title={texts.interviewGuide}
      back={<BackButton to={paths.interviewGuides()} label={texts.backToGuides} />}
      width="reading"
    >
      {isGone && (
        <Note tone="warn" role="alert" title={texts.noSuchGuide}>
          {texts.guideGone}
        </Note>
      )}
      {!isGone && query.error && <LoadProblem title={texts.guideFailed} problem={problemOf([query])} />}
      {!isGone && query.isPending && (
        <Card>
          <Skeleton lines={8} label={texts.loadingGuide} />
        </Card>
      )}
    </Page>
  )
}
