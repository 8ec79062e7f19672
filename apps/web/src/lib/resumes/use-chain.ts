import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../session/index.ts'
import { analysesByResumeQuery, analysisQuery } from './analyses.ts'
import { chainPlaces, type GapNamed, speaksOf } from './chain.ts'
import { guidesQuery } from './guides.ts'
import { developmentPlansQuery } from './plans.ts'
import { selectedResumeQuery } from './resumes.ts'
import { skillsFoundQuery } from './skills.ts'

interface ChainOf {
  jobId: number | null
  /** The current one where none is named. */
  resumeId?: number | null
}

const isAbout = (name: string, { skill, requirement }: GapNamed) =>
  skill?.toLowerCase() === name.toLowerCase() || (requirement ? speaksOf(requirement, name) : false)

/** Where each gap of a job stands between the analysis that found it and the score that it is to move. */
export function useChains({ jobId, resumeId }: ChainOf) {
  const { user } = useAuth()
  const current = useQuery({ ...selectedResumeQuery(), enabled: resumeId === undefined })
  const { data: guides } = useQuery(guidesQuery())
  const { data: plans } = useQuery(developmentPlansQuery(user?.id))
  const { data: found } = useQuery(skillsFoundQuery())
  const [newest, before] = useAnalysesOf(jobId, resumeId === undefined ? (current.data?.id ?? null) : resumeId)
  const { data: analysis = null } = useQuery(analysisQuery(newest?.id ?? null))
  const guide = guides?.find(({ jobDescriptionId }) => jobId !== null && jobDescriptionId === jobId)
  const known = { jobId, analysis, scoreBefore: before?.matchScore ?? null, guideId: guide?.id ?? null }
  return (gap: GapNamed) => {
    const plan = plans?.find(({ skill }) => isAbout(skill.name, gap)) ?? null
    const skill = gap.skill ?? plan?.skill.name
    const isShown = found?.some((it) => it.lines.length > 0 && it.skill.name === skill) ?? false
    return chainPlaces({ ...known, ...gap, skill, plan, isShown })
  }
}

export const useChain = ({ jobId, resumeId, ...gap }: ChainOf & GapNamed) =>
  useChains(resumeId === undefined ? { jobId } : { jobId, resumeId })(gap)

/** The newest first. */
function useAnalysesOf(jobId: number | null, resumeId: number | null) {
  const { data = [] } = useQuery({ ...analysesByResumeQuery(resumeId), enabled: resumeId !== null && jobId !== null })
  return data
    .filter(({ jobDescriptionId }) => jobDescriptionId === jobId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
