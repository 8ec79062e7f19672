import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { addSampleMutation, removeSampleMutation } from '../../lib/sample.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { SampleNote, TrySample } from '../../ui/sample.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ResumeList } from './resume-list.tsx'
import * as texts from './texts.tsx'
import { useResumeList } from './use-resume-list.ts'

export function Component() {
  const list = useResumeList()
  const isEmpty = list.known?.length === 0
  return (
    <Page
      title={texts.myResumes}
      lead={texts.myResumesLead}
      actions={
        !isEmpty && (
          <>
            <ButtonLink variant="line" to={paths.analyses()}>
              {texts.analyses}
            </ButtonLink>
            <ButtonLink to={paths.createResume()}>
              <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
              {texts.uploadOrCreate}
            </ButtonLink>
          </>
        )
      }
    >
      {list.isPending && <Skeleton lines={6} label={texts.loadingResumes} />}
      {list.problem && <LoadProblem title={texts.resumesFailed} problem={problemOf([list.problem])} />}
      {isEmpty && <NoResumes />}
      {list.known?.some(({ isSample }) => isSample) && <AboutSample />}
      {list.known !== undefined && !isEmpty && <ResumeList list={list} />}
    </Page>
  )
}

function AboutSample() {
  const remove = useMutation(removeSampleMutation())
  return (
    <SampleNote remove={remove}>
      <TextLink to={paths.tailor()}>{texts.tailorSample}</TextLink>
    </SampleNote>
  )
}

function NoResumes() {
  const add = useMutation(addSampleMutation())
  return (
    <EmptyState
      title={texts.noResume}
      action={
        <>
          <ButtonLink to={paths.createResume()}>{texts.uploadOrCreateResume}</ButtonLink>
          <TrySample add={add} />
        </>
      }
    >
      {texts.noResumeLead}
    </EmptyState>
  )
}
