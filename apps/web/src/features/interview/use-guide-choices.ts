import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GuideRequest } from '../../lib/resumes/guides.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import type { TailoredListed } from '../../lib/resumes/tailored.ts'
import { useKept } from '../../lib/use-kept.ts'

export interface Ground {
  resumes: readonly { id: number; title: string; isSelected: boolean }[]
  versions: readonly TailoredListed[]
  jobs: readonly JobDescription[]
}

export interface Pasted {
  company: string
  text: string
}

const nothing: Pasted = { company: '', text: '' }

export type Way = 'version' | 'job'

/** What a guide is to be made from: what the address asks for, else the newest version, else a job. */
export function useGuideChoices({ resumes, versions, jobs }: Ground) {
  const [search] = useSearchParams()
  const [askedVersion, askedJob] = [resumeIdFrom(search.get('version')), resumeIdFrom(search.get('job'))]
  const meant = versions.find(({ id, jobDescriptionId }) =>
    askedVersion === null ? askedJob !== null && jobDescriptionId === askedJob : id === askedVersion,
  )
  const job = jobs.find(({ id }) => id === askedJob)
  const [pasted, setPasted] = useKept('guide_draft', nothing)
  const begun = pasted.text.trim() !== ''
  const [way, setWay] = useState<Way>(meant || (!job && !begun && versions.length > 0) ? 'version' : 'job')
  const [versionId, setVersionId] = useState((meant ?? versions[0])?.id ?? null)
  const [resumeId, setResumeId] = useState((resumes.find(({ isSelected }) => isSelected) ?? resumes[0])?.id ?? 0)
  const [jobId, setJobId] = useState(job?.id ?? null)
  const [isBuiltIn, setBuiltIn] = useState(false)
  return {
    ...{ way, setWay, versionId, setVersionId, resumeId, setResumeId, jobId, setJobId, pasted },
    ...{ isBuiltIn, setBuiltIn },
    /** Whether the address names something that is not there any more. */
    isMissing: (askedVersion !== null && !meant) || (askedVersion === null && askedJob !== null && !meant && !job),
    gap: search.get('gap') ?? undefined,
    paste: (part: Partial<Pasted>) => setPasted({ ...pasted, ...part }),
    forget: () => setPasted(nothing),
    /** Null where the advertisement is still missing. */
    request(): GuideRequest | null {
      const version = versions.find(({ id }) => id === versionId)
      const by = isBuiltIn ? { writer: 'built-in' } : {}
      if (way === 'version' && version)
        return { resumeId: version.originalResumeId, tailoredResumeId: version.id, ...by }
      if (jobId !== null) return { resumeId, jobDescriptionId: jobId, ...by }
      if (pasted.text.trim() === '') return null
      return { resumeId, jobDescription: pasted.text, company: pasted.company.trim() || null, ...by }
    },
  }
}

export type GuideChoices = ReturnType<typeof useGuideChoices>
