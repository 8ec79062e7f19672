import type { Call } from './api.ts'

export interface Made {
  resumeId: number
  jobId: number
  letterId: number
  analysisId: number
  guideId: number
  planId: number
}

interface Material {
  /** The name of the resume, and what is in it. */
  title: string
  content: string
  advertisement: string
  company: string
  /** What a plan is made for. */
  skill: string
}

/** Once more where it failed: the first work loads the engine, which may take longer than a work is given. */
const twice =
  (call: Call): Call =>
  (...asked) =>
    call<never>(...asked).catch(() => call(...asked))

/** A resume, its tailored version for a job, and of that a letter, an analysis, an interview guide and a plan. */
export async function makeOneOfEverything(call: Call, material: Material): Promise<Made> {
  const ask = async <Name extends string>(name: Name, takes: string, variables: object, answer = 'id') =>
    (await twice(call)<Record<Name, Record<string, number>>>('resume', `mutation ${takes} { ${answer} } }`, variables))[
      name
    ]
  const { title, content, advertisement, company, skill } = material
  const { id: resumeId = 0 } = await ask('createResume', '($input: ResumeInput!) { createResume(input: $input)', {
    input: { title, content },
  })
  const { id: letterId = 0, jobDescriptionId: jobId = 0 } = await ask(
    'tailorResume',
    `($resumeId: Int!, $text: String!, $company: String!) {
      tailorResume(resumeId: $resumeId, jobDescription: $text, jobAdvertisingCompany: $company)`,
    { resumeId, text: advertisement, company },
    'id jobDescriptionId',
  )
  await ask('generateCoverLetter', '($id: Int!) { generateCoverLetter(tailoredId: $id)', { id: letterId }, 'content')
  const analysis = await ask('analyzeJobMatch', '($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input)', {
    input: { resumeId, jobTitle: 'Job', jobDescriptionId: jobId },
  })
  const guide = await ask(
    'createInterviewGuide',
    '($input: InterviewGuideInput!) { createInterviewGuide(input: $input)',
    { input: { resumeId, jobDescriptionId: jobId } },
  )
  const { skills } = await call<{ skills: { id: number }[] }>(
    'resume',
    'query ($skill: String!) { skills(search: $skill) { id } }',
    { skill },
  )
  const plan = await ask(
    'createSkillDevelopmentPlan',
    '($input: DevelopmentPlanInput!) { createSkillDevelopmentPlan(input: $input)',
    { input: { skillId: skills[0]?.id, currentProficiencyLevel: 2, targetProficiencyLevel: 4 } },
  )
  return { resumeId, jobId, letterId, analysisId: analysis.id ?? 0, guideId: guide.id ?? 0, planId: plan.id ?? 0 }
}

const resume = `<h1>Idun Marsh</h1><h2>Experience</h2><p>Data Analyst, Corbel Insurance, 2019 - Present</p>
<ul><li>Built SQL reports for 40 brokers and cut the monthly close from 9 days to 4</li>
<li>Checked the figures of 12 branches every week</li></ul><h2>Skills</h2><p>SQL, Excel</p>`

/** What every page of `addresses.ts` needs to show something. */
export const makeForAddresses = (call: Call): Promise<Made> =>
  makeOneOfEverything(call, {
    ...{ title: 'General', content: resume },
    advertisement: 'Senior Analyst at Fernhill Energy.\nRequirements\n- SQL\n- Lean Six Sigma',
    ...{ company: 'Fernhill Energy', skill: 'SQL' },
  })
