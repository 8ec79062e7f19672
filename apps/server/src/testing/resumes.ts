import { type Answer, field, type TestApp } from './app.ts'

export type User = Awaited<ReturnType<TestApp['signUp']>>

const advertisement = 'Head Florist\nRequirements\n- Tying bouquets\n- 5 years as a florist\n- Driving licence'

const idOf = (answer: Answer, name: string) => field<{ id: number }>(answer, name).id

/** Make what documents are made of, from a resume that says this; each gives back an id. */
export function makersOf(app: TestApp, content: string) {
  async function createResume({ token }: User, title = 'Mine'): Promise<number> {
    const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    return idOf(await app.call('resume', text, { input: { title, content } }, { token }), 'createResume')
  }

  async function createTailored(user: User): Promise<number> {
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into resume.tailored_resumes (user_id, original_resume_id, title, content, document, edits, gaps,
        job_advertising_company, job_description, template, page_size, status, created_at, updated_at)
       select user_id, id, 'For Fernhollow', content, document, '[]', '[]', 'Fernhollow', 'Florist', 'classic', 'a4',
        'draft', now(), $2 from resume.resumes where id = $1 returning id`,
      [await createResume(user), new Date('2026-03-02T10:00:00.123Z')],
    )
    return rows[0]?.id ?? 0
  }

  async function createAnalysis(user: User): Promise<number> {
    const text = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }'
    const resumeId = await createResume(user, 'For florists')
    const input = { resumeId, jobDescription: advertisement, jobTitle: 'Job' }
    return idOf(await app.call('resume', text, { input }, { token: user.token }), 'analyzeJobMatch')
  }

  return { createResume, createTailored, createAnalysis }
}
