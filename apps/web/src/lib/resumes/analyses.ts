import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'
import { downloadMutation, saveDocument } from './download.ts'
import { keys } from './keys.ts'
import { checkNotesBase, NotesConflict } from './notes-conflict.ts'
import { inPages, type Paging, readWhole } from './pages.ts'
import { resumeIdFrom } from './resume-id.ts'

const listed = `
  id resumeId resumeVersionId jobDescriptionId jobTitle companyName matchScore matchScoreCeiling keywordMatchScore
  skillsMatchScore experienceMatchScore educationMatchScore culturalFitScore engineVersion createdAt updatedAt
  tailoredResumeId shownScoreBefore unscored
  requirements { title company }
` as const
const byResumeOperation = resume(`
  query JobMatchAnalysesByResume($resumeId: Int!, $limit: Int, $offset: Int) {
    jobMatchAnalysesByResume(resumeId: $resumeId, limit: $limit, offset: $offset) { ${listed} }
  }
`)
const whole = `
  id resumeId resumeVersionId jobDescriptionId jobTitle companyName jobDescription jobUrl
  tailoredResumeId shownScoreBefore unscored
  matchScore matchScoreCeiling keywordMatchScore skillsMatchScore experienceMatchScore educationMatchScore
  culturalFitScore missingSkills strongSkills recommendedHighlights improvementSuggestions communicationStyle
  personalityTraits culturalValues leadershipStyle teamworkOrientation culturalFitAnalysis behavioralInsights
  userNotes engineVersion createdAt updatedAt
  requirements { title company location url summary requirements responsibilities benefits jobType salaryRange }
  competitors { name summary relativeScore tags strengths weaknesses links { label url } }
  trends { trend category relevanceScore summary sources { label url } }
  skillMatches { skill relevance suggestion }
  improvements { section text }
  metadata { model promptsVersion totalTokens inputHash notes }
  keywords { term importance inJob inResume status evidence }
  ledger { id requirement kind importance subScore points maxPoints status certain near how evidence corrected }
  knockOuts { requirement status evidence }
  topFixes { text gain }
  weights { subScore weight assessed }
  atsReport { score checks { id title status detail fix } }
` as const
const oneOperation = resume(`
  query JobMatchAnalysis($id: Int!) { jobMatchAnalysis(id: $id) { ${whole} } }
`)

export type AnalysisListed = OperationResult<typeof byResumeOperation>['jobMatchAnalysesByResume'][number]
export type Analysis = NonNullable<OperationResult<typeof oneOperation>['jobMatchAnalysis']>

/** Points of an earlier engine add up to nothing that is said today. */
export const isEarlier = ({ engineVersion: by }: Pick<AnalysisListed, 'engineVersion'>): boolean => by !== engineVersion

/** Null where the ad asks nothing that can be checked. */
export const scoreOf = ({ matchScore, unscored }: Pick<AnalysisListed, 'matchScore' | 'unscored'>): number | null =>
  unscored ? null : matchScore

const readAnalyses =
  (resumeId: number) =>
  async (page: Paging, signal: AbortSignal): Promise<AnalysisListed[]> =>
    (await request(byResumeOperation, { resumeId, ...page }, { signal })).jobMatchAnalysesByResume

/** All of a resume. Asked only for a positive numeric resume id. */
export const analysesByResumeQuery = (resumeId: unknown) => {
  const id = resumeIdFrom(resumeId)
  return queryOptions({
    queryKey: keys.analysesByResume(id ?? 0),
    queryFn: ({ signal }) => readWhole(readAnalyses(id ?? 0), signal),
    enabled: id !== null,
  })
}

export const analysisPages = (resumeId: number | null) => ({
  ...inPages(keys.analysesByResume(resumeId ?? 0), readAnalyses(resumeId ?? 0)),
  enabled: resumeId !== null,
})

export const analysisQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.analysis(id ?? 0),
    queryFn: async ({ signal }) => (await request(oneOperation, { id: id ?? 0 }, { signal })).jobMatchAnalysis,
    enabled: id !== null,
  })

const analyzeOperation = resume(`
  mutation AnalyzeJobMatch($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id resumeId } }
`)

type AnalysisRequest = Omit<OperationVariables<typeof analyzeOperation>['input'], 'jobTitle' | 'forceRefresh'>

/** The request as the product fixes it. */
export const requestAnalysis = async (given: AnalysisRequest) =>
  (await request(analyzeOperation, { input: { jobUrl: null, ...given, jobTitle: 'Job', forceRefresh: true } }))
    .analyzeJobMatch

export const analyzeMutation = () =>
  mutationOptions({
    mutationFn: requestAnalysis,
    onSuccess: (_data, _given, _result, { client }) => {
      refreshUsage(client)
      return client.invalidateQueries({ queryKey: keys.analysesByResume() })
    },
    meta: { words: { done: { title: texts.analysisComplete }, failed: texts.analysisFailed } },
  })

const correctOperation = resume(`
  mutation CorrectRequirement($input: CorrectionInput!) { correctRequirement(input: $input) { ${whole} } }
`)

type Correction = OperationVariables<typeof correctOperation>['input']

/** What the person says of a row: counted at once. One after the other, so that the last answer has all of them. */
export const correctMutation = () =>
  mutationOptions({
    scope: { id: 'correct-requirement' },
    mutationFn: async (input: Correction) => (await request(correctOperation, { input })).correctRequirement,
    onSuccess: (made, _given, _result, { client }) => {
      client.setQueryData(analysisQuery(made.id).queryKey, made)
      const ofVersions = [['tailoredResume'], keys.tailoredByResume(), keys.tailoredResumes]
      const stale = [keys.analysesByResume(), keys.facts, keys.gapQuestions, keys.dashboard(), ...ofVersions]
      // Not waited for: it can be undone at once.
      for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    },
  })

const notesNowOperation = resume(`query NotesNow($id: Int!) { jobMatchAnalysis(id: $id) { userNotes } }`)
const notesOperation = resume(`
  mutation UpdateAnalysisNotes($input: AnalysisNotesInput!) {
    updateAnalysisNotes(input: $input) { id analysisNotes updatedAt }
  }
`)
const deleteOperation = resume(`mutation DeleteJobMatchAnalysis($id: Int!) { deleteJobMatchAnalysis(id: $id) }`)
const documentOperation = resume(`
  mutation GenerateAnalysisDocument($id: Int!) {
    generateAnalysisDocument(id: $id) { filename contentType contentBase64 }
  }
`)

interface NotesChange {
  analysisId: number
  text: string
  /** The notes that these were typed on: what was shown, and what the page itself has sent since. */
  bases: readonly string[]
}

const putNotes = (client: QueryClient, id: number, userNotes: string | null) =>
  client.setQueryData(analysisQuery(id).queryKey, (before) => before && { ...before, userNotes })

/** Notes that were saved elsewhere meanwhile are not overwritten: the page is shown them, and the change is refused. */
export const updateNotesMutation = ({ silent = false }: { silent?: boolean } = {}) =>
  mutationOptions({
    async mutationFn({ analysisId, text, bases }: NotesChange) {
      const { jobMatchAnalysis } = await request(notesNowOperation, { id: analysisId })
      checkNotesBase(jobMatchAnalysis?.userNotes ?? '', { bases, text })
      return (await request(notesOperation, { input: { analysisId, userNotes: text } })).updateAnalysisNotes
    },
    onSuccess: ({ analysisNotes }, { analysisId }, _result, { client }) => {
      putNotes(client, analysisId, analysisNotes)
    },
    onError: (error, { analysisId }, _result, { client }) => {
      if (error instanceof NotesConflict) putNotes(client, analysisId, error.theirs)
    },
    meta: { words: { ...(silent ? {} : { done: { title: texts.notesUpdated } }), failed: texts.notesNotUpdated } },
  })

export const deleteAnalysisMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: (_data, id, _result, { client }) => {
      client.removeQueries({ queryKey: keys.analysis(id) })
      return client.invalidateQueries({ queryKey: keys.analysesByResume() })
    },
    meta: { words: { done: { title: texts.analysisDeleted }, failed: texts.analysisNotDeleted } },
  })

export const downloadAnalysisMutation = () =>
  downloadMutation(async (id: number) => {
    const { generateAnalysisDocument: file } = await request(documentOperation, { id })
    saveDocument(file, 'match_report.pdf')
  })
