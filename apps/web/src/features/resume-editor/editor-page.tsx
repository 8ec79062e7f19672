import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { type Resume, resumeQuery, selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as texts from './texts.ts'

// What reads and sets a resume comes with the editor, not with the page.
const Editor = lazy(() => import('./editor.tsx').then((module) => ({ default: module.Editor })))

export function Component() {
  const { id: given } = useParams()
  if (given === undefined) return <SelectedResume />
  const id = resumeIdFrom(given)
  return id === null ? <NoSuchResume /> : <OneResume key={id} id={id} backTo={paths.resume(id)} />
}

/** The resume that is selected when this is opened; selecting another elsewhere does not take this one away. */
function SelectedResume() {
  const query = useQuery(selectedResumeQuery())
  const [opened, setOpened] = useState<Resume | null>(null)
  if (opened === null && query.data) setOpened(query.data)
  if (opened) return <OneResume id={opened.id} known={opened} backTo={paths.currentResume()} />
  if (query.isPending) return <Loading />
  if (query.isError) return <NotLoaded {...query} />
  return (
    <Frame>
      <EmptyState title={texts.none} action={<ButtonLink to={paths.createResume()}>{texts.create}</ButtonLink>}>
        {texts.noneYet}
      </EmptyState>
    </Frame>
  )
}

type OneResumeProps = { id: number; known?: Resume; backTo: string }

function OneResume({ id, known, backTo }: OneResumeProps) {
  const query = useQuery({
    ...resumeQuery(id),
    ...(known && { initialData: known }),
    refetchOnWindowFocus: 'always',
  })
  if (query.data)
    return (
      <Suspense fallback={<Loading />}>
        <Editor resume={query.data} backTo={backTo} />
      </Suspense>
    )
  if (query.isPending) return <Loading />
  const isMissing = query.error instanceof RequestError && query.error.code === 'NOT_FOUND'
  return query.isError && !isMissing ? <NotLoaded {...query} /> : <NoSuchResume />
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={texts.title} back={<BackButton to={paths.myResumes()} label={texts.backToResumes} />}>
    {children}
  </Page>
)

const Loading = () => (
  <Frame>
    <Skeleton lines={8} label={texts.loading} />
  </Frame>
)

const NoSuchResume = () => (
  <Frame>
    <EmptyState title={texts.notThere} action={<ButtonLink to={paths.myResumes()}>{texts.toResumes}</ButtonLink>}>
      {texts.notThereWhy}
    </EmptyState>
  </Frame>
)

type NotLoadedProps = { error: unknown; isFetching: boolean; refetch: () => unknown }

const NotLoaded = (query: NotLoadedProps) => (
  <Frame>
    <LoadProblem title={texts.loadFailed} problem={problemOf([query])} />
  </Frame>
)
