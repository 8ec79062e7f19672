import { toHtml } from '@bespeak/domain/resume/html.ts'
import { operator, operatorJob, welder, welderJob } from '@bespeak/domain/tailor/testing/people.ts'
import { type Answer, field, type TestApp } from '../../../testing/app.ts'

export type User = Awaited<ReturnType<TestApp['signUp']>>

export const operatorPage = toHtml(operator())
export const operatorAd = operatorJob().text.trim()
export const welderPage = toHtml(welder())
export const welderAd = welderJob().text.trim()

interface Edit {
  id: number
  kind: string
  before: string | null
  text: string
  reason: string
  requirement: string | null
  sources: string[]
  undone: boolean
}

export interface TailoredResume {
  id: number
  title: string
  content: string
  rationale: string
  jobDescription: string
  jobDescriptionId: number | null
  jobAdvertisingCompany: string
  originalResumeId: number
  matchScore: number
  matchScoreBefore: number
  matchScoreCeiling: number
  shownScore: number
  shownScoreBefore: number
  status: string
  updatedAt: string
  edits: Edit[]
  provenance: { text: string; kind: string; sources: string[] }[]
  gaps: { requirement: string; question: string; answered: boolean }[]
}

const tailoredFields = `id title content rationale jobDescription jobDescriptionId jobAdvertisingCompany originalResumeId
  matchScore matchScoreBefore matchScoreCeiling shownScore shownScoreBefore status updatedAt
  edits { id kind before text reason requirement sources undone } provenance { text kind sources }
  gaps { requirement question answered }`

export const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code

/** The operations around a resume, called through the front door. */
export function resumeCalls(app: Pick<TestApp, 'call'>) {
  const ask = (user: User, text: string, variables: object = {}) =>
    app.call('resume', text, variables, { token: user.token })

  async function createResume(user: User, content = operatorPage): Promise<number> {
    const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    return field<{ id: number }>(await ask(user, text, { input: { title: 'Mine', content } }), 'createResume').id
  }

  const tailor = (user: User, resumeId: number, over: object = {}) =>
    ask(
      user,
      `mutation($resumeId: Int!, $jobDescription: String!, $jobAdvertisingCompany: String!, $options: TailorOptionsInput) {
        tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: $jobAdvertisingCompany,
          options: $options) { id content rationale jobDescription jobDescriptionId }
      }`,
      { resumeId, jobDescription: operatorAd, jobAdvertisingCompany: 'Marlow Grid', ...over },
    )

  const get = async (user: User, id: number) =>
    field<TailoredResume>(
      await ask(user, `query($id: Int!) { tailoredResume(id: $id) { ${tailoredFields} } }`, { id }),
      'tailoredResume',
    )

  async function tailored(user: User, over: object = {}, content = operatorPage): Promise<TailoredResume> {
    const answer = await tailor(user, await createResume(user, content), over)
    return get(user, field<{ id: number }>(answer, 'tailorResume').id)
  }

  const setEdits = (user: User, id: number, undone: number[]) =>
    ask(
      user,
      `mutation($id: Int!, $undone: [Int!]!) { setTailorEdits(id: $id, undone: $undone) { ${tailoredFields} } }`,
      { id, undone },
    )

  const saveContent = (user: User, id: number, content: string, over: { title?: string; ifUpdatedAt?: string } = {}) =>
    ask(
      user,
      `mutation($id: Int!, $content: String!, $title: String, $ifUpdatedAt: DateTime) {
        updateTailoredResumeContent(id: $id, content: $content, title: $title, ifUpdatedAt: $ifUpdatedAt) {
          content rationale updatedAt
        }
      }`,
      { id, content, ...over },
    )

  const analyse = (user: User, input: object, fields = 'id matchScore jobDescriptionId') =>
    ask(user, `mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { ${fields} } }`, { input })

  async function saveFact(user: User, input: object): Promise<void> {
    field(await ask(user, 'mutation($input: FactInput!) { saveFact(input: $input) { id } }', { input }), 'saveFact')
  }

  /** How often a feature was used this month. */
  async function used(user: User, featureKey: string): Promise<number | undefined> {
    const answer = await app.call('finance', '{ getUsageAllowances { featureKey used } }', {}, { token: user.token })
    const all = field<{ featureKey: string; used: number }[]>(answer, 'getUsageAllowances')
    return all.find((it) => it.featureKey === featureKey)?.used
  }

  return { ask, createResume, tailor, get, tailored, setEdits, saveContent, analyse, saveFact, used }
}
