import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { operatorAd } from '../testing/resume-calls.ts'

const here = appWithUser()

interface Line {
  text: string
  kind: string
  holds: boolean
}

const linesOf = async (id: number) =>
  field<{ engineVersion: string | null; provenance: Line[] }>(
    await here.calls.ask(
      here.user,
      'query($id: Int!) { tailoredResume(id: $id) { engineVersion provenance { text kind holds } } }',
      { id },
    ),
    'tailoredResume',
  )

/** As an engine left it that let a line say more than its source. */
async function madeBefore(version: string | null): Promise<number> {
  const { id } = await here.calls.tailored(here.user)
  const said = { line: 'Run 12 k8s clusters for 40 services.', lie: 'Run 90 Kubernetes clusters for 40 services.' }
  await here.app.pool.query(
    `update resume.tailored_resumes set engine_version = $2, updated_at = updated_at + interval '1 second',
       content = replace(content, after, $3), document = replace(document::text, after, $3)::jsonb,
       edits = replace(edits::text, after, $3)::jsonb
     from (select e ->> 'after' as after from resume.tailored_resumes t, jsonb_array_elements(t.edits) e
           where t.id = $1 and e ->> 'before' = $4 and e ->> 'kind' = 'reworded') as reworded
     where id = $1`,
    [id, version, said.lie, said.line],
  )
  return id
}

describe('a version that another engine made', () => {
  it.each(['engine-1', null])(
    'is judged again when it is opened, and says which lines need another look: %s',
    async (made) => {
      const { provenance } = await linesOf(await madeBefore(made))
      expect(provenance.filter(({ holds }) => !holds).map(({ text }) => text)).toEqual([
        'Run 90 Kubernetes clusters for 40 services.',
      ])
    },
  )

  it.each([
    ['final', `update resume.tailored_resumes set status = 'final' where id = $1`],
    [
      'sent',
      `insert into resume.job_descriptions (user_id, description, requirements, stage, sent_tailored_resume_id, created_at, updated_at)
       select user_id, 'Operator', '{}', 'applied', id, now(), now() from resume.tailored_resumes where id = $1`,
    ],
    [
      'shared',
      `insert into resume.share_links (user_id, tailored_resume_id, handle, expires_at, created_at)
       select user_id, id, 'handle-' || id, now() + interval '1 day', now() from resume.tailored_resumes where id = $1`,
    ],
  ])('has no mark once it is %s', async (_, statement) => {
    const id = await madeBefore('engine-1')
    await here.app.pool.query(statement, [id])
    const { provenance } = await linesOf(id)
    expect(provenance.filter(({ holds }) => !holds)).toEqual([])
  })

  it('is of this engine by its score, and judged as before, once its page was changed', async () => {
    const id = await madeBefore('engine-1')
    expect((await linesOf(id)).engineVersion).toBe(engineVersion)
    await here.app.pool.query('update resume.tailored_resumes set scored_by = null where id = $1', [id])
    expect((await linesOf(id)).engineVersion).toBe('engine-1')
    const { content } = await here.calls.get(here.user, id)
    await here.calls.saveContent(here.user, id, content.replace('</article>', '<p>Plays the cello.</p></article>'))
    const { engineVersion: by, provenance } = await linesOf(id)
    expect(by).toBe(engineVersion)
    expect(provenance.filter(({ holds }) => !holds).map(({ text }) => text)).toEqual([
      'Run 90 Kubernetes clusters for 40 services.',
    ])
  })

  it('is not judged again where it was this one', async () => {
    const made = await here.calls.tailored(here.user)
    const { engineVersion, provenance } = await linesOf(made.id)
    expect(engineVersion).toMatch(/^engine-\d+$/)
    expect(provenance.filter(({ holds }) => !holds)).toEqual([])
  })
})

it('an analysis keeps the engine that made it', async () => {
  const resumeId = await here.calls.createResume(here.user)
  const answer = await here.calls.analyse(here.user, { resumeId, jobDescription: operatorAd }, 'id engineVersion')
  const { engineVersion } = field<{ engineVersion: string }>(answer, 'analyzeJobMatch')
  expect(engineVersion).toMatch(/^engine-\d+$/)
})
