import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { addSampleMutation, removeSampleMutation } from '../../lib/sample/sample.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { SampleNote, TrySample } from '../../ui/sample.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ResumeList } from './resume-list.tsx'
import { useResumeList } from './use-resume-list.ts'

export function Component() {
  const list = useResumeList()
  const isEmpty = list.known?.length === 0
  return (
    <Page
      title="My Resumes"
      lead="Your resumes, with their versions and what was tailored from them. Tailor and Analysis work on the current one."
      actions={
        !isEmpty && (
          <ButtonLink to={paths.createResume()}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            Upload or create
          </ButtonLink>
        )
      }
    >
      {list.isPending && <Skeleton lines={6} label="Loading your resumes" />}
      {list.problem && <LoadProblem title="Failed to load your resumes." problem={problemOf([list.problem])} />}
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
      <TextLink to={paths.tailor()}>Tailor it to its job</TextLink>
    </SampleNote>
  )
}

function NoResumes() {
  const add = useMutation(addSampleMutation())
  return (
    <EmptyState
      title="No resume yet"
      action={
        <>
          <ButtonLink to={paths.createResume()}>Upload or create a resume</ButtonLink>
          <TrySample add={add} />
        </>
      }
    >
      Bring the one you have as a PDF, DOCX or text file, paste it, or write it here section by section. Everything you
      tailor later is cut from it.
    </EmptyState>
  )
}
