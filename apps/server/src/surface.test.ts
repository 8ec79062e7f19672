import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceName } from './settings.ts'
import { type Answer, field, startTestApp, type TestApp } from './testing/app.ts'
import { callsTo } from './testing/identity-calls.ts'
import { type Operation, operationsOf } from './testing/operations.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
let owner: User
let other: User
let operations: (Operation & { service: ServiceName })[]

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', BILLING_PROVIDER: 'none' } })
  owner = await app.signUp()
  other = await app.signUp()
  const services = ['identity', 'finance', 'resume'] as const
  operations = services.flatMap((service) => operationsOf(app.schemas[service]).map((it) => ({ ...it, service })))
})
afterAll(() => app.close())

const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code

/** The whole surface that a stranger may call; everything else asks for a login. */
const openToStrangers = [
  'currentUser',
  'getPlans',
  'initiateLogin',
  'logoutUser',
  'openShareLink',
  'registerUser',
  'requestPasswordReset',
  'resendVerificationCode',
  'resetPassword',
  'resubscribe',
  'sendContactMessage',
  'submitPrivacyRequest',
  'unsubscribe',
  'userProfile',
  'verifyEmail',
  'verifyLogin',
]

describe('strangers', () => {
  it('are asked to log in by every operation that is not on the list', async () => {
    const answers = await Promise.all(
      operations.map(async ({ service, name, text, leastVariables }) => {
        const answer = await app.call(service, text, leastVariables)
        return { name, refused: codeOf(answer) === 'UNAUTHENTICATED' }
      }),
    )
    const open = answers.filter(({ refused }) => !refused).map(({ name }) => name)
    expect(open.sort()).toEqual(openToStrangers)
  })
})

/** For each operation that takes an id: something of the owner's, something that is nobody's, and what must stay as it was. */
interface Ownership {
  of(owner: User): Promise<Record<string, unknown>>
  missing: Record<string, unknown>
  state?(owner: User): Promise<unknown>
  /** Answers everyone with the same success, so that nobody learns from it whose account there is. */
  alwaysSucceeds?: true
}

const ownUserId = (variables: Record<string, unknown> = {}): Ownership => ({
  of: async ({ userId }) => ({ userId, ...variables }),
  missing: { userId: 2_000_000_000, ...variables },
})

const wrongCode = (): Ownership => ({
  of: async ({ userId }) => ({ input: { userId, code: '000000' } }),
  missing: { input: { userId: 2_000_000_000, code: '000000' } },
  state: ({ token }) => sessionsOf(token),
})

async function ask<Result>(token: string, text: string, variables: object, name: string): Promise<Result> {
  return field(await app.call('resume', text, variables, { token }), name)
}

async function createJob({ token }: User): Promise<number> {
  const text = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  const job = await ask<{ id: number }>(token, text, { input: { description: 'Head florist' } }, 'createJobDescription')
  return job.id
}

const jobsOf = ({ token, userId }: User) =>
  ask(
    token,
    'query($userId: Int!) { jobDescriptions(userId: $userId) { id title description stage } }',
    { userId },
    'jobDescriptions',
  )

async function createResume({ token }: User): Promise<number> {
  const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
  const resume = await ask<{ id: number }>(token, text, { input: { title: 'Mine', content: 'One' } }, 'createResume')
  return resume.id
}

const resumesOf = ({ token }: User) =>
  ask(token, '{ resumes { id title content isSelected updatedAt } }', {}, 'resumes')

async function versionsOf({ token }: User, resumeId: number): Promise<{ id: number }[]> {
  const text = 'query($resumeId: Int!) { resumeVersions(resumeId: $resumeId) { id versionNumber content } }'
  return ask(token, text, { resumeId }, 'resumeVersions')
}

/** Something that has an id, made by the owner for the purpose; `variables` are those around its id. */
const owned = (
  make: (of: User) => Promise<number>,
  state: NonNullable<Ownership['state']>,
  variables: (id: number) => Record<string, unknown> = (id) => ({ id }),
): Ownership => ({ of: async (it) => variables(await make(it)), missing: variables(2_000_000_000), state })

const ownJob = (more: object = {}) => owned(createJob, jobsOf, (id) => ({ id, ...more }))
const ownResume = (more: object = {}) => owned(createResume, resumesOf, (id) => ({ id, ...more }))
const ownVersion = () => owned(async (of) => (await versionsOf(of, await createResume(of)))[0]?.id ?? 0, resumesOf)

async function tailoredOf(of: User): Promise<number> {
  const text = `mutation($resumeId: Int!) {
    tailorResume(resumeId: $resumeId, jobDescription: "Head florist", jobAdvertisingCompany: "Fernhollow") { id }
  }`
  const tailored = await ask<{ id: number }>(of.token, text, { resumeId: await createResume(of) }, 'tailorResume')
  return tailored.id
}

async function analysisOf(of: User): Promise<number> {
  const text = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }'
  const input = { resumeId: await createResume(of), jobDescription: 'Head florist' }
  return (await ask<{ id: number }>(of.token, text, { input }, 'analyzeJobMatch')).id
}

async function measuredOf(of: User): Promise<object> {
  await analysisOf(of)
  const text = 'select resume_id, job_description_id from resume.job_match_analyses where user_id = $1'
  const { rows } = await app.pool.query(text, [of.userId])
  return { resumeId: rows[0].resume_id, jobDescriptionId: rows[0].job_description_id }
}

const correctionsOf = async ({ userId }: User) =>
  (await app.pool.query('select row_id, correction from resume.corrections where user_id = $1', [userId])).rows

const analysesOf = async ({ userId }: User) =>
  (
    await app.pool.query('select id, user_notes from resume.job_match_analyses where user_id = $1 order by id', [
      userId,
    ])
  ).rows

async function guideOf(of: User): Promise<{ id: number; questions: { id: number }[] }> {
  const text = 'mutation($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id questions { id } } }'
  const input = { resumeId: await createResume(of), jobDescription: 'Head florist' }
  return ask(of.token, text, { input }, 'createInterviewGuide')
}

const guideIdOf = async (of: User) => (await guideOf(of)).id
const questionIdOf = async (of: User) => (await guideOf(of)).questions[0]?.id ?? 0

const guidesOf = async ({ token }: User) =>
  ask(token, '{ interviewGuides { id updatedAt questions { id notes practices { id } } } }', {}, 'interviewGuides')

const advertised = { jobDescription: 'Head florist', jobAdvertisingCompany: 'Fernhollow' }

const tailoredStates = async ({ userId }: User) =>
  (
    await app.pool.query(
      'select id, status, content, cover_letter, template from resume.tailored_resumes where user_id = $1 order by id',
      [userId],
    )
  ).rows

async function listedSkill({ token }: User): Promise<number> {
  const text = 'mutation { addUserSkill(input: { name: "Flower binding", proficiencyLevel: 3 }) { id } }'
  return (await ask<{ id: number }>(token, text, {}, 'addUserSkill')).id
}

/** Of a skill that only its owner knows by this name. */
async function ownSkillId(of: User): Promise<number> {
  const { rows } = await app.pool.query('select skill_id from resume.user_skills where id = $1', [
    await listedSkill(of),
  ])
  return rows[0].skill_id
}

async function recommended(of: User): Promise<number> {
  const input = { description: 'Florist\n\nRequirements\n- Kubernetes' }
  const saved = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  await ask(of.token, saved, { input }, 'createJobDescription')
  const text = 'query($userId: Int!) { skillRecommendations(userId: $userId) { id } }'
  const all = await ask<{ id: number }[]>(of.token, text, { userId: of.userId }, 'skillRecommendations')
  return all[0]?.id ?? 0
}

interface OwnPlan {
  id: number
  steps: { id: number }[]
}

async function planned({ token }: User): Promise<OwnPlan> {
  const found = await ask<{ id: number }[]>(token, '{ skills(search: "Kubernetes", limit: 1) { id } }', {}, 'skills')
  const input = { skillId: found[0]?.id, currentProficiencyLevel: 1, targetProficiencyLevel: 2 }
  const text = `mutation($input: DevelopmentPlanInput!) { createSkillDevelopmentPlan(input: $input) { id steps { id } } }`
  return ask(token, text, { input }, 'createSkillDevelopmentPlan')
}

const plansOf = ({ token, userId }: User) =>
  ask(
    token,
    `query($userId: Int!) { skillDevelopmentPlans(userId: $userId) { id hoursPerWeek updatedAt
      steps { description completedAt resources { title } } } }`,
    { userId },
    'skillDevelopmentPlans',
  )
const ownPlan = (variables?: (id: number) => Record<string, unknown>) =>
  owned(async (of) => (await planned(of)).id, plansOf, variables)
const ownStep = (variables?: (id: number) => Record<string, unknown>) =>
  owned(async (of) => (await planned(of)).steps[0]?.id ?? 0, plansOf, variables)

const skillsOf = async ({ userId }: User) =>
  Promise.all(
    ['user_skills', 'skill_recommendations'].map(
      async (table) => (await app.pool.query(`select * from resume.${table} where user_id = $1`, [userId])).rows,
    ),
  )
/** Nothing is sold here, so that nothing is limited: what somebody bought is put there by hand. */
async function invoiceOf({ userId }: User): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `with bought as (
       insert into finance.subscriptions (user_id, plan_id, status, start_date, ended_at, cancel_at_period_end, anchor,
         current_period_start, current_period_end, failed_tries)
       values ($1, 2, 'cancelled', now(), now(), false, now(), now(), now(), 0) returning id
     )
     insert into finance.invoices (user_id, subscription_id, number, status, issuer, customer, currency, subtotal, tax_rate,
       tax, total, created_at, updated_at)
     select $1, id, 'bought-' || id, 'paid', '{}', '{}', 'USD', 1200, 0, 0, 1200, now(), now() from bought returning id`,
    [userId],
  )
  return rows[0]?.id ?? 0
}

async function checkoutOf({ userId }: User): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into finance.checkouts (id, user_id, plan_id, currency, tax_rate, items, status, created_at, expires_at)
     values (gen_random_uuid()::text, $1, 2, 'USD', 0, '[]', 'open', now(), now() + interval '9 years') returning id`,
    [userId],
  )
  return rows[0]?.id ?? ''
}

/** What nothing in the product can be made to ask for certain is put there by hand. */
async function suggestionOf(of: User): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into resume.suggestions (user_id, tailored_resume_id, part, heading, line, suggestion, created_at)
     values ($1, $2, 'resume', '', 'Mine', '{}', now()) returning id`,
    [of.userId, await tailoredOf(of)],
  )
  return rows[0]?.id ?? 0
}

const suggestionsOf = async ({ userId }: User) =>
  (await app.pool.query('select id, answer from resume.suggestions where user_id = $1', [userId])).rows

async function linkOf(of: User): Promise<number> {
  const text = 'mutation($input: ShareLinkInput!) { createShareLink(input: $input) { id } }'
  return (await ask<{ id: number }>(of.token, text, { input: { resumeId: await createResume(of) } }, 'createShareLink'))
    .id
}

const linksOf = ({ token }: User) => ask(token, '{ shareLinks { id url openings } }', {}, 'shareLinks')

const moneyOf = async ({ userId }: User) =>
  (
    await app.pool.query(
      `select 'invoice', id::text, status from finance.invoices where user_id = $1
       union all select 'checkout', id, status from finance.checkouts where user_id = $1 order by 1, 2`,
      [userId],
    )
  ).rows

const ownerships: Record<string, Ownership> = {
  userInfo: ownUserId(),
  hasRole: ownUserId({ role: 'user' }),
  hasPermission: ownUserId({ permission: 'use:resume_tailoring' }),
  verifyLogin: wrongCode(),
  verifyEmail: wrongCode(),
  resendVerificationCode: {
    of: async ({ userId }) => ({ input: { userId, email: 'someone@example.com' } }),
    missing: { input: { userId: 2_000_000_000, email: 'someone@example.com' } },
    state: mailsSent,
    alwaysSucceeds: true,
  },
  revokeSession: {
    of: async ({ token }) => ({ id: (await sessionsOf(token))[0]?.id }),
    missing: { id: '00000000-0000-4000-8000-000000000000' },
    state: ({ token }) => sessionsOf(token),
  },
  revokeAccessToken: owned(async ({ token }) => (await callsTo(app).accessToken({ token })).id, accessTokensOf),
  markNotificationsRead: {
    of: async ({ token }) => ({ ids: (await notificationsOf(token)).map(({ id }) => id) }),
    missing: { ids: [2_000_000_000] },
    state: ({ token }) => notificationsOf(token),
  },
  jobDescriptions: ownUserId(),
  jobDescription: ownJob(),
  createJobDescription: owned(
    async (of) => tailoredOf(of),
    jobsOf,
    (sentTailoredResumeId) => ({ input: { description: 'Head florist', sentTailoredResumeId } }),
  ),
  updateJobDescription: ownJob({ input: { stage: 'applied' } }),
  deleteJobDescription: ownJob(),
  resume: ownResume(),
  updateResume: ownResume({ input: { title: 'Theirs' } }),
  deleteResume: ownResume(),
  selectResume: ownResume(),
  duplicateResume: ownResume(),
  downloadResumeAttachment: ownResume(),
  resumeVersions: owned(createResume, resumesOf, (resumeId) => ({ resumeId })),
  resumeVersion: ownVersion(),
  createResumeVersion: owned(createResume, resumesOf, (resumeId) => ({ input: { resumeId } })),
  restoreResumeVersion: ownVersion(),
  generateResumeDocument: owned(createResume, resumesOf, (resumeId) => ({ input: { resumeId: String(resumeId) } })),
  generateTailoredResumeDocument: owned(tailoredOf, tailoredStates, (id) => ({ id, format: 'txt' })),
  tailoredResumesByResume: owned(createResume, resumesOf, (resumeId) => ({ resumeId })),
  tailoredResume: owned(tailoredOf, tailoredStates),
  assistantPrompt: owned(createResume, resumesOf, (resumeId) => ({
    ...{ resumeId, jobDescription: 'Head florist', kind: 'resume' },
  })),
  checkText: owned(createResume, resumesOf, (resumeId) => ({ text: 'One', resumeId })),
  useAssistantReply: owned(tailoredOf, tailoredStates, (tailoredId) => ({
    tailoredId,
    reply: '1. Yes.',
    kind: 'resume',
  })),
  createShareLink: owned(tailoredOf, linksOf, (tailoredResumeId) => ({ input: { tailoredResumeId } })),
  revokeShareLink: owned(linkOf, linksOf),
  gapQuestions: owned(createResume, resumesOf, (resumeId) => ({ resumeId, jobDescription: 'Head florist' })),
  tailorResume: owned(createResume, tailoredStates, (resumeId) => ({ resumeId, ...advertised })),
  updateTailoredResumeContent: owned(tailoredOf, tailoredStates, (id) => ({ id, content: 'Theirs' })),
  setTailoredLayout: owned(tailoredOf, tailoredStates, (id) => ({ id, layout: { template: 'modern' } })),
  setTailorEdits: owned(tailoredOf, tailoredStates, (id) => ({ id, undone: [] })),
  answerSuggestion: owned(suggestionOf, suggestionsOf, (id) => ({ id, yes: false })),
  deleteTailoredResume: owned(tailoredOf, tailoredStates),
  coverLetterPreviews: owned(tailoredOf, tailoredStates, (tailoredId) => ({ tailoredId })),
  generateCoverLetter: owned(tailoredOf, tailoredStates, (tailoredId) => ({ tailoredId })),
  updateTailoredResumeCoverLetter: owned(tailoredOf, tailoredStates, (id) => ({ id, coverLetter: 'Theirs' })),
  generateCoverLetterDocument: owned(tailoredOf, tailoredStates, (id) => ({ id, format: 'txt' })),
  generateTailoredPreview: owned(createResume, resumesOf, (resumeId) => ({
    input: { resumeId, jobDescription: 'Head florist' },
  })),
  generateOptimizedResume: owned(createResume, resumesOf, (resumeId) => ({ input: { resumeId } })),
  analyzeJobMatch: owned(createResume, analysesOf, (resumeId) => ({
    input: { resumeId, jobDescription: 'Head florist' },
  })),
  jobMatchAnalysis: owned(analysisOf, analysesOf),
  rankedJobs: owned(createResume, resumesOf, (resumeId) => ({ resumeId })),
  jobMatchAnalysesByResume: owned(createResume, analysesOf, (resumeId) => ({ resumeId })),
  correctRequirement: {
    of: async (it) => ({ input: { ...(await measuredOf(it)), rowId: 'head florist', correction: 'not-mine' } }),
    missing: { input: { resumeId: 2_000_000_000, jobDescriptionId: 1, rowId: 'x', correction: 'not-mine' } },
    state: correctionsOf,
  },
  updateAnalysisNotes: owned(analysisOf, analysesOf, (analysisId) => ({ input: { analysisId, userNotes: 'Theirs' } })),
  generateAnalysisDocument: owned(analysisOf, analysesOf),
  deleteJobMatchAnalysis: owned(analysisOf, analysesOf),
  createInterviewGuide: owned(createResume, guidesOf, (resumeId) => ({
    input: { resumeId, jobDescription: 'Head florist' },
  })),
  interviewGuide: owned(guideIdOf, guidesOf),
  updateInterviewQuestion: owned(questionIdOf, guidesOf, (id) => ({ id, input: { notes: 'Theirs' } })),
  practiseInterviewQuestion: owned(questionIdOf, guidesOf, (questionId) => ({
    input: { questionId, answer: 'Theirs', seconds: 1 },
  })),
  generateInterviewGuideDocument: owned(guideIdOf, guidesOf),
  deleteInterviewGuide: owned(guideIdOf, guidesOf),
  userSkills: ownUserId(),
  skillDemand: ownUserId(),
  skillRecommendations: ownUserId(),
  addUserSkill: owned(ownSkillId, skillsOf, (skillId) => ({ input: { skillId, proficiencyLevel: 5 } })),
  updateUserSkill: owned(listedSkill, skillsOf, (id) => ({ id, input: { proficiencyLevel: 5 } })),
  deleteUserSkill: owned(listedSkill, skillsOf),
  importSkillsFromResume: owned(createResume, skillsOf, (resumeId) => ({ resumeId })),
  dismissSkillRecommendation: owned(recommended, skillsOf),
  skillDevelopmentPlans: ownUserId(),
  skillDevelopmentPlan: ownPlan(),
  createSkillDevelopmentPlan: owned(ownSkillId, plansOf, (skillId) => ({
    input: { skillId, currentProficiencyLevel: 1, targetProficiencyLevel: 2 },
  })),
  updateSkillDevelopmentPlan: ownPlan((id) => ({ id, hoursPerWeek: 9 })),
  deleteSkillDevelopmentPlan: ownPlan(),
  generateDevelopmentPlanDocument: ownPlan(),
  addPlanStep: ownPlan((planId) => ({ planId, input: { description: 'Theirs' } })),
  updatePlanStep: ownStep((id) => ({ id, input: { description: 'Theirs' } })),
  completePlanStep: ownStep((id) => ({ id, completed: true })),
  deletePlanStep: ownStep(),
  addPlanResource: ownStep((stepId) => ({ input: { stepId, resourceType: 'book', title: 'Theirs' } })),
  downloadInvoicePDF: owned(invoiceOf, moneyOf, (invoiceId) => ({ invoiceId })),
  completeSandboxCheckout: {
    of: async (it) => ({ checkoutId: await checkoutOf(it), outcome: 'paid' }),
    missing: { checkoutId: '00000000-0000-4000-8000-000000000000', outcome: 'paid' },
    state: moneyOf,
  },
  deleteFact: {
    of: async ({ token }) => ({ id: await saveFact(token) }),
    missing: { id: 2_000_000_000 },
    state: ({ token }) => factsOf(token),
  },
}

async function sessionsOf(token: string): Promise<{ id: string }[]> {
  return field(await app.call('identity', '{ sessions { id } }', {}, { token }), 'sessions')
}

async function accessTokensOf({ token }: User): Promise<unknown> {
  return field(await app.call('identity', '{ accessTokens { id } }', {}, { token }), 'accessTokens')
}

async function notificationsOf(token: string): Promise<{ id: number }[]> {
  return field(await app.call('identity', '{ notifications { id readAt } }', {}, { token }), 'notifications')
}

async function saveFact(token: string): Promise<number> {
  const text = 'mutation($input: FactInput!) { saveFact(input: $input) { id } }'
  const answer = await app.call('resume', text, { input: { statement: 'I ran the night shift.' } }, { token })
  return field<{ id: number }>(answer, 'saveFact').id
}

async function factsOf(token: string): Promise<{ id: number }[]> {
  return field(await app.call('resume', '{ facts { id } }', {}, { token }), 'facts')
}

async function mailsSent() {
  await app.runJobs()
  return app.mails()
}

const refusals = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']

/** How an operation answered: the code of its refusal, or whether it succeeded. */
const outcomeOf = (answer: Answer, name: string) => {
  const code = codeOf(answer)
  if (code) return refusals.includes(code) ? 'refused' : code
  const result = answer.body.data?.[name] as { success?: boolean } | null | undefined
  return result?.success === false ? 'refused' : result
}

describe('[B1] operations that take an id', () => {
  it('each have a case here', () => {
    const taking = operations.filter(({ takesId }) => takesId).map(({ name }) => name)
    expect(taking.sort()).toEqual(Object.keys(ownerships).sort())
  })

  const names = Object.keys(ownerships)

  it.each(names)('%s answers others about the owner’s as about nothing, and changes nothing', async (name) => {
    const ownership = ownerships[name]
    const operation = operations.find((candidate) => candidate.name === name)
    if (!ownership || !operation) throw new Error(`${name} is not served`)
    const owners = await ownership.of(owner)
    const before = await ownership.state?.(owner)
    const askers = { 'a stranger': {}, 'another user': { token: other.token } }

    for (const [who, asker] of Object.entries(askers)) {
      const ask = (variables: object) => app.call(operation.service, operation.text, variables, asker)
      const aboutOwners = await ask(owners)
      const aboutNothing = await ask(ownership.missing)

      const expected = ownership.alwaysSucceeds ? expect.objectContaining({ success: true }) : 'refused'
      expect(outcomeOf(aboutOwners, name), who).toEqual(expected)
      expect(aboutOwners.body, who).toEqual(aboutNothing.body)
      expect(aboutOwners.status, who).toBe(aboutNothing.status)
      expect(await ownership.state?.(owner), who).toEqual(before)
    }
  })
})
