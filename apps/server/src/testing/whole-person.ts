import { randomUUID } from 'node:crypto'
import { billingCalls } from '../services/finance/testing/billing-calls.ts'
import { type DrivenApp, field } from './drive.ts'
import { callsTo, newAddress } from './identity-calls.ts'

/** Of whom there is something in every table. What is theirs says `mark`, which no other text does. */
export type WholePerson = Awaited<ReturnType<ReturnType<typeof wholePeople>>>

const advertisement = (mark: string) =>
  `Head Florist at ${mark} Gardens\nRequirements\n- Tying bouquets\n- 5 years as a florist\n- Kubernetes`

const page = (mark: string) => `${mark} Vance
${mark.toLowerCase()}.vance@example.com | 07700 900316 | Leeds

Experience
Florist, ${mark} Blooms, 2015 - 2024
- Tied four hundred ${mark} bouquets for weddings each summer
- Led a team of three

Skills
Tying bouquets, Floristry
`

export function wholePeople(app: DrivenApp) {
  const calls = callsTo(app)
  const billing = billingCalls(app)

  return async function make(mark: string) {
    const name = mark.toLowerCase()
    const account = { username: `${name}_v`, email: `${name}@example.com`, firstName: mark, lastName: `${mark}son` }
    const member = await calls.registeredMember(account)
    const { token } = member
    const ask = async <Result = { id: number }>(
      service: 'identity' | 'resume',
      text: string,
      variables: object = {},
    ) => {
      const answer = await app.call(service, text, variables, { token })
      return field<Result>(answer, Object.keys(answer.body.data ?? {})[0] ?? text)
    }

    await ask('identity', 'mutation($input: UserProfileInput!) { updateUserProfile(input: $input) { success } }', {
      input: { jobTitle: `${mark} florist`, bio: `I am ${mark}.`, phone: '07700 900316', city: `${mark}ton` },
    })
    const message = { name: mark, email: account.email, subject: `${mark} asks`, message: `${mark} wonders.` }
    await calls.ask('sendContactMessage', { input: message }, member)
    const right = { kind: 'access', email: account.email, details: `${mark} wants to know.` }
    await calls.ask('submitPrivacyRequest', { input: right }, { address: newAddress() })
    await app.identity.notify(member.userId, { kind: 'welcome', title: `Hello ${mark}`, body: 'Hello.', href: null })
    await calls.ask('requestPasswordReset', { email: account.email }, { address: member.address })

    await calls.ask('createAccessToken', { name: `${mark} laptop`, scopes: ['write'] }, member)

    const bytes = new TextEncoder().encode(page(mark))
    const file = { place: 'input.file', name: `${mark}.txt`, bytes: new Uint8Array(bytes) }
    const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    const uploaded = await app.upload(create, { input: { title: `${mark} resume`, file: null } }, file, token)
    const { id: resumeId } = field<{ id: number }>(uploaded, 'createResume')
    await ask('resume', 'mutation($id: Int!) { selectResume(id: $id) }', { id: resumeId })
    await ask('resume', 'mutation($input: ResumeVersionInput!) { createResumeVersion(input: $input) { __typename } }', {
      input: { resumeId, label: `${mark} version` },
    })
    await ask('resume', 'mutation($input: FactInput!) { saveFact(input: $input) { __typename } }', {
      input: { statement: `I ran the ${mark} night shift.` },
    })
    const job = await ask(
      'resume',
      'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
      {
        input: {
          description: advertisement(mark),
          title: `${mark} job`,
          notes: `${mark} notes`,
          contact: `${mark} Hale`,
        },
      },
    )
    const tailored = await ask(
      'resume',
      `mutation($resumeId: Int!, $text: String!) { tailorResume(resumeId: $resumeId, jobDescription: $text,
        jobAdvertisingCompany: "Gardens") { id } }`,
      { resumeId, text: advertisement(mark) },
    )
    await ask('resume', 'mutation($id: Int!) { createShareLink(input: { tailoredResumeId: $id }) { id } }', {
      id: tailored.id,
    })
    await ask('resume', 'mutation($id: Int!) { generateCoverLetter(tailoredId: $id) { __typename } }', {
      id: tailored.id,
    })
    const analysis = await ask<{ jobDescriptionId: number; ledger: { id: string; kind: string }[] }>(
      'resume',
      `mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) {
        jobDescriptionId ledger { id kind } } }`,
      { input: { resumeId, jobDescription: advertisement(mark), jobTitle: `${mark} job` } },
    )
    const rowId = analysis.ledger.find(({ kind }) => kind === 'skill')?.id
    const { jobDescriptionId } = analysis
    await ask('resume', 'mutation($input: CorrectionInput!) { correctRequirement(input: $input) { __typename } }', {
      input: { resumeId, jobDescriptionId, rowId, correction: 'shown', line: `I did it at ${mark} Blooms in 2020` },
    })
    const guide = await ask<{ id: number; questions: { id: number }[] }>(
      'resume',
      'mutation($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id questions { id } } }',
      { input: { resumeId, jobDescription: advertisement(mark) } },
    )
    await ask(
      'resume',
      'mutation($input: PracticeInput!) { practiseInterviewQuestion(input: $input) { __typename } }',
      {
        input: { questionId: guide.questions[0]?.id, answer: `${mark} answered.`, seconds: 30 },
      },
    )
    await ask('resume', 'mutation($input: UserSkillInput!) { addUserSkill(input: $input) { __typename } }', {
      input: { name: `${mark} binding`, proficiencyLevel: 3 },
    })
    const { userId } = member
    await ask('resume', 'query($userId: Int!) { skillRecommendations(userId: $userId) { id } }', { userId })
    await ask('resume', 'query($resumeId: Int!) { rankedJobs(resumeId: $resumeId) { total } }', { resumeId })
    const [skill] = await ask<{ id: number }[]>('resume', '{ skills(search: "Kubernetes", limit: 1) { id } }')
    const plan = await ask<{ id: number; steps: { id: number }[] }>(
      'resume',
      'mutation($input: DevelopmentPlanInput!) { createSkillDevelopmentPlan(input: $input) { id steps { id } } }',
      { input: { skillId: skill?.id, currentProficiencyLevel: 1, targetProficiencyLevel: 2 } },
    )
    await ask('resume', 'mutation($input: PlanResourceInput!) { addPlanResource(input: $input) { __typename } }', {
      input: { stepId: plan.steps[0]?.id, resourceType: 'book', title: `${mark} book` },
    })
    await askedOf(app, member.userId, tailored.id, `${mark} line`)
    await modelOf(app, userId, mark)

    await billing.subscribe({ ...member, userId })
    await billing.cancel(member, `${mark} is done`)
    await openCheckout(app, userId)
    await app.live.progress(userId, { operation: `${mark} work`, step: 'writing', done: 0, total: 1 })
    await app.runJobs()
    return { ...member, mark, resumeId, jobId: job.id, tailoredId: tailored.id }
  }
}

/** What is asked depends on the words: a question, and a line that was kept. */
const askedOf = (app: DrivenApp, userId: number, tailoredId: number, line: string) =>
  app.pool.query(
    `with asked as (
       insert into resume.suggestions (user_id, tailored_resume_id, part, heading, line, suggestion, created_at)
       values ($1, $2, 'resume', '', $3, '{}', now())
     )
     insert into resume.kept_lines (user_id, heading, line, created_at) values ($1, '', $3, now())`,
    [userId, tailoredId, line],
  )

/** Where a language model is set: their word for it, and what was asked for them. */
const modelOf = (app: DrivenApp, userId: number, mark: string) =>
  app.pool.query(
    `with agreed as (insert into resume.model_consents (user_id, provider, given_at) values ($1, $2, now())),
     chosen as (insert into resume.model_settings (user_id, provider, address, model, updated_at)
       values ($1, 'installation', null, $2, now()))
     insert into resume.model_runs (user_id, kind, model, prompts_version, tokens, outcome, created_at)
     values ($1, 'resume', $2, 'prompts-1', 120, 'answered', now())`,
    [userId, mark],
  )

const openCheckout = (app: DrivenApp, userId: number) =>
  app.pool.query(
    `insert into finance.checkouts (id, user_id, plan_id, currency, tax_rate, items, status, created_at, expires_at)
     values ($2, $1, 2, 'USD', 0, '[]', 'open', now(), now() + interval '1 day')`,
    [userId, randomUUID()],
  )
