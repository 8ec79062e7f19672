import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { saveFile } from '../save-file.ts'
import { refreshUsage } from '../usage.ts'
import { keys } from './keys.ts'
import { inPages, type Paging, readWhole } from './pages.ts'
import { resumeIdFrom } from './resume-id.ts'

const listed = `
  id resumeId resumeVersionId jobDescriptionId jobTitle companyName matchScore matchScoreCeiling keywordMatchScore
  skillsMatchScore experienceMatchScore educationMatchScore culturalFitScore engineVersion createdAt updatedAt
  tailoredResumeId shownScore shownScoreBefore isMeasured
  requirements { title company }
` as const
const byResumeOperation = resume(`
  query JobMatchAnalysesByResume($resumeId: Int!, $limit: Int, $offset: Int) {
    jobMatchAnalysesByResume(resumeId: $resumeId, limit: $limit, offset: $offset) { ${listed} }
  }
`)
const oneOperation = resume(`
  query JobMatchAnalysis($id: Int!) {
    jobMatchAnalysis(id: $id) {
      id resumeId resumeVersionId jobDescriptionId jobTitle companyName jobDescription jobUrl
      tailoredResumeId shownScore shownScoreBefore
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
      ledger { requirement kind importance subScore points maxPoints status how evidence todo }
      knockOuts { requirement status evidence isDate }
      topFixes { text gain }
      weights { subScore weight assessed }
      atsReport { score checks { id title status detail fix } }
    }
  }
`)

export type AnalysisListed = OperationResult<typeof byResumeOperation>['jobMatchAnalysesByResume'][number]
export type Analysis = NonNullable<OperationResult<typeof oneOperation>['jobMatchAnalysis']>

/** What the page shows, where that is measured. */
export const shownOf = ({ shownScore, isMeasured }: Pick<AnalysisListed, 'shownScore' | 'isMeasured'>) =>
  isMeasured ? shownScore : null

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
    meta: { words: { done: { title: 'Analysis complete' }, failed: 'Analysis failed' } },
  })

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

export const updateNotesMutation = ({ silent = false }: { silent?: boolean } = {}) =>
  mutationOptions({
    mutationFn: async (input: OperationVariables<typeof notesOperation>['input']) =>
      (await request(notesOperation, { input })).updateAnalysisNotes,
    onSuccess: ({ analysisNotes }, { analysisId }, _result, { client }) => {
      client.setQueryData(
        analysisQuery(analysisId).queryKey,
        (before) => before && { ...before, userNotes: analysisNotes },
      )
    },
    meta: { words: { ...(silent ? {} : { done: { title: 'Notes updated' } }), failed: 'Failed to update notes' } },
  })

export const deleteAnalysisMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: (_data, id, _result, { client }) => {
      client.removeQueries({ queryKey: keys.analysis(id) })
      return client.invalidateQueries({ queryKey: keys.analysesByResume() })
    },
    meta: { words: { done: { title: 'Analysis deleted' }, failed: 'Failed to delete analysis' } },
  })

export const downloadAnalysisMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      const { generateAnalysisDocument: file } = await request(documentOperation, { id })
      if (!file.contentBase64) throw new Error('No document content returned')
      saveFile({ ...file, filename: file.filename || 'match_report.pdf' })
    },
    meta: { words: { failed: 'Download failed', otherwise: 'Unable to generate document' } },
  })
