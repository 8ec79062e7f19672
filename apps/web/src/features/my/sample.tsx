import { useMutation } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { addSampleMutation, removeSampleMutation } from '../../lib/sample.ts'
import { SampleNote, TrySample } from '../../ui/sample.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { DashboardData, LatestVersion } from './dashboard-query.ts'
import * as texts from './texts.tsx'
import { useGo } from './use-go.ts'

/** Whether a version was made of the sample's resume or for its job: it goes with either. */
export const isOfSample = ({ resume, jobs }: DashboardData, version: LatestVersion): boolean =>
  (resume?.isSample === true && resume.id === version.originalResumeId) ||
  jobs.some(({ id, isSample }) => isSample && id === version.jobDescriptionId)

/** Where there is nothing yet. */
export function TryTheSample({ data: { resume, jobs } }: { data: DashboardData }) {
  const add = useMutation(addSampleMutation())
  return resume === null && jobs.length === 0 && <TrySample add={add} />
}

/** Where there is one. */
export function AboutSample({ data: { resume, jobs } }: { data: DashboardData }) {
  const remove = useMutation(removeSampleMutation())
  const go = useGo()
  const job = jobs.find(({ isSample }) => isSample)
  if (!job && !resume?.isSample) return null
  return (
    <SampleNote remove={remove}>
      {job && resume?.isSample && (
        <TextLink to={paths.tailor()} onClick={go({ to: paths.tailor(), jobId: job.id })}>
          {texts.tailorSample}
        </TextLink>
      )}
    </SampleNote>
  )
}
