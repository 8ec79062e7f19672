import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../kernel/errors.ts'
import { type Answer, field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import { callsTo } from '../../../testing/identity-calls.ts'
import type { Asker, Engine } from '../ports.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, type User, welderAd, welderPage } from '../testing/resume-calls.ts'
import type { MeasureTask } from './measure-work.ts'

/** What the engine was asked to measure, and for whom. */
let asked: { asker: Asker; task: MeasureTask }[] = []
/** Instead of measuring, while there is one. */
let instead: ((task: MeasureTask) => unknown) | null = null

const watched: Engine = async (asker, work, ...takes) => {
  if (work === 'measureAds') {
    const [task] = takes as [MeasureTask]
    await instead?.(task)
    asked.push({ asker, task })
  }
  return engine(asker, work, ...takes)
}
const here = appWithUser({ parts: { engine: watched } })
beforeEach(() => {
  asked = []
  instead = null
})
const measuredAds = () => asked.flatMap(({ task }) => task.ads)
const measuredIds = () => measuredAds().map(({ id }) => id)

interface Job {
  jobDescriptionId: number
  title: string | null
  company: string | null
  stage: string
  deadline: string | null
  matchScore: number | null
  band: string | null
  dealbreaker: string | null
  shown: number
  asked: number
  missing: string[]
  strongest: string[]
  measuredAt: string | null
  tailoredResumeId: number | null
}
interface Jobs {
  resumeId: number
  measured: number
  total: number
  jobs: Job[]
}

const query = `query($resumeId: Int, $limit: Int, $offset: Int) {
  rankedJobs(resumeId: $resumeId, limit: $limit, offset: $offset) { resumeId measured total jobs { jobDescriptionId title
    company stage deadline matchScore band dealbreaker shown asked missing strongest measuredAt tailoredResumeId } } }`
const ask = (variables: object = {}, user: User = here.user) => here.calls.ask(user, query, variables)
const list = async (variables: object = {}, user?: User) => field<Jobs>(await ask(variables, user), 'rankedJobs')
/** After all that waits has been done. */
async function settled(variables: object = {}, user?: User): Promise<Jobs> {
  await list(variables, user)
  await here.app.runJobs()
  asked = []
  return list(variables, user)
}
const idsOf = ({ jobs }: Jobs) => jobs.map(({ jobDescriptionId }) => jobDescriptionId)

const done = async (text: string, variables: object, user = here.user) => {
  const answer = await here.calls.ask(user, text, variables)
  return field<{ id: number }>(answer, Object.keys(answer.body.data ?? {})[0] ?? text)
}
const saveJob = async (description: string, over: object = {}, user?: User) =>
  (
    await done(
      'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
      { input: { description, ...over } },
      user,
    )
  ).id
const changeJob = (id: number, input: object) =>
  done(
    'mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }',
    {
      ...{ id, input },
    },
  )
const changeResume = (id: number, input: object) =>
  done('mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }', { id, input })
const deleteJob = (id: number) => done('mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', { id })
const deleteResume = (id: number) => done('mutation($id: Int!) { deleteResume(id: $id) }', { id })

/** Rows of a table, whosever. */
async function countOf(table: 'job_readings' | 'job_rankings', jobIds: number[]): Promise<number> {
  const { rows } = await here.app.pool.query(
    `select count(*)::integer as count from resume.${table} where job_description_id = any($1)`,
    [jobIds],
  )
  return rows[0].count
}

const nothingAsked = 'We are a family business in Leeds. Call us on 0113 555 0100.'
const florist = 'Florist\n\nRequirements\n- Wedding bouquets\n- Kubernetes\n- Driving licence'

/** A welder with a job of their trade, and others. */
async function welder() {
  const resumeId = await here.calls.createResume(here.user, welderPage)
  const ids = {
    nothing: await saveJob(nothingAsked),
    florist: await saveJob(florist),
    own: await saveJob(welderAd, { company: 'Marlow', deadline: '2027-01-30' }),
    operator: await saveJob(operatorAd),
  }
  return { resumeId, ids, all: Object.values(ids) }
}

describe('refuses', () => {
  const messageOf = ({ body }: Answer) => body.errors?.[0]?.message

  it('strangers, and resumes of others or of nobody', async () => {
    const { resumeId } = await welder()
    const other = await here.app.signUp()
    expect(codeOf(await here.app.call('resume', query))).toBe('UNAUTHENTICATED')
    expect(codeOf(await ask({ resumeId }, other))).toBe('NOT_FOUND')
    expect(codeOf(await ask({ resumeId: 2_000_000_000 }))).toBe('NOT_FOUND')
    await here.app.runJobs()
    expect(asked).toEqual([])
  })

  it('who has no resume', async () => {
    expect(codeOf(await ask())).toBe('NOT_FOUND')
  })

  it.each([{ limit: 0 }, { limit: 501 }, { offset: -1 }])('a page that is none: %j', async (page) => {
    await welder()
    expect(codeOf(await ask(page))).toBe('BAD_USER_INPUT')
  })

  it('a resume that is too long to be compared', async () => {
    const content = Array.from({ length: 700 }, (_, at) => `<p>Welded pipe ${at}.</p>`).join('')
    await here.calls.createResume(here.user, `<h2>Experience</h2>${content}`)
    const answer = await ask()
    expect([codeOf(answer), messageOf(answer)]).toEqual(['TOO_LARGE', expect.stringMatching(/too long to be compared/)])
  })

  it('nothing of a token that may read', async () => {
    await welder()
    const { token } = await callsTo(here.app).accessToken({ token: here.user.token }, 'read')
    expect((await here.app.call('resume', query, {}, { token })).body.errors).toBeUndefined()
  })
})

describe('the list', () => {
  it('says how many are measured: at first none, and the newest saved stands first', async () => {
    const { resumeId, all } = await welder()
    const first = await list()
    expect(first).toMatchObject({ resumeId, measured: 0, total: 4 })
    expect(idsOf(first)).toEqual(all.toReversed())
    expect(first.jobs[0]).toMatchObject({
      matchScore: null,
      band: null,
      measuredAt: null,
      shown: 0,
      asked: 0,
      missing: [],
    })
    expect(asked).toEqual([])
  })

  it('then has the own trade first, what asks nothing behind all others, and what each one lacks', async () => {
    const { ids } = await welder()
    const { measured, total, jobs } = await settled()
    expect([measured, total]).toEqual([4, 4])
    expect([jobs[0]?.jobDescriptionId, jobs.at(-1)?.jobDescriptionId]).toEqual([ids.own, ids.nothing])
    expect(jobs[0]).toMatchObject({ company: 'Marlow', stage: 'saved', deadline: '2027-01-30T00:00:00.000Z' })
    expect(jobs.at(-1)).toMatchObject({ matchScore: null, band: null, asked: 0, measuredAt: expect.any(String) })
    const flowers = jobs.find((it) => it.jobDescriptionId === ids.florist)
    expect(flowers).toMatchObject({ band: 'low', missing: expect.arrayContaining(['Kubernetes']) })
  })

  it('is of the selected resume where none is named, and names the newest version for each job', async () => {
    const { ids } = await welder()
    const second = await here.calls.createResume(here.user)
    await done('mutation($id: Int!) { selectResume(id: $id) }', { id: second }).catch(() => undefined)
    const made = await here.calls.tailored(here.user)
    const { resumeId } = await list()
    expect(resumeId).toBe(second)
    const versions = (of: Jobs) => of.jobs.filter((it) => it.tailoredResumeId !== null)
    expect(versions(await list({ resumeId: second }))).toEqual([])
    const [job] = versions(await list({ resumeId: made.originalResumeId }))
    expect(job).toMatchObject({ jobDescriptionId: ids.operator, tailoredResumeId: made.id })
  })

  it('comes in pages that are the whole', async () => {
    await welder()
    const all = await settled()
    const pages = [await list({ limit: 3 }), await list({ limit: 3, offset: 3 }), await list({ offset: 9 })]
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([3, 1, 0])
    expect(pages.flatMap(idsOf)).toEqual(idsOf(all))
    expect(pages.map(({ measured, total }) => [measured, total])).toEqual([4, 4].map(() => [4, 4]).concat([[4, 4]]))
  })

  it('shows the title of the ad where a placeholder is stored', async () => {
    const { ids } = await welder()
    await changeJob(ids.florist, { title: 'Job' })
    const titles = ({ jobs }: Jobs) => jobs.find((it) => it.jobDescriptionId === ids.florist)?.title
    expect([titles(await list()), titles(await settled())]).toEqual(['Job', 'Florist'])
  })

  it('counts nothing', async () => {
    await welder()
    await settled()
    expect(await here.calls.used(here.user, 'job_match_analysis')).toBe(0)
  })
})

describe('what is measured', () => {
  it('is done behind all that others wait for, a few at a time', async () => {
    const { all } = await welder()
    await list()
    await list()
    await here.app.runJobs()
    expect(measuredIds().toSorted()).toEqual(all.toSorted())
    expect(asked.map(({ asker }) => asker)).toEqual(asked.map(() => ({ userId: here.user.userId, behind: true })))
    expect(Math.max(...asked.map(({ task }) => task.ads.length))).toBeLessThanOrEqual(5)
  })

  it('is done once: asked again, after another day, title, stage or order of jobs, nothing is measured', async () => {
    const { resumeId, ids } = await welder()
    const before = idsOf(await settled())
    await changeResume(resumeId, { title: 'Another title' })
    await changeJob(ids.own, { stage: 'applied', title: 'Another title', notes: 'Mine' })
    here.app.clock.advance(2 * 24 * 60 * 60 * 1000)
    expect(idsOf(await settled())).toEqual(before)
    await here.app.runJobs()
    expect(asked).toEqual([])
  })

  it('is measured again where its ad changed, and only that one is read again', async () => {
    const { ids, all } = await welder()
    await settled()
    await changeJob(ids.florist, { description: `${florist}\n- Terraform` })
    expect((await list()).measured).toBe(all.length - 1)
    await here.app.runJobs()
    expect(measuredAds().map(({ id, reading }) => [id, reading])).toEqual([[ids.florist, null]])
    expect((await list()).jobs.find((it) => it.jobDescriptionId === ids.florist)?.missing).toContain('Terraform')
  })

  it('is measured again where the resume or the answers changed, and no ad is read again', async () => {
    const { resumeId, all } = await welder()
    await settled()
    for (const change of [
      () => changeResume(resumeId, { content: welderPage.replace('</p>', ', and Kubernetes</p>') }),
      () => here.calls.saveFact(here.user, { statement: 'I ran the night shift.' }),
    ]) {
      await change()
      expect((await list()).measured).toBe(0)
      asked = []
      await here.app.runJobs()
      expect(measuredIds().toSorted()).toEqual(all.toSorted())
      expect(
        measuredAds()
          .filter(({ reading }) => reading === null)
          .map(({ description }) => description),
      ).toEqual([])
    }
  })

  it('is the newest version where there is one: with its score, again where it changed, and no more once it is deleted', async () => {
    const { id, originalResumeId: resumeId, matchScore } = await here.calls.tailored(here.user)
    const only = async () => (await settled({ resumeId })).jobs[0]
    const roundedDown = Math.floor(matchScore ?? Number.NaN)
    const ofVersion = await only()
    expect(ofVersion).toMatchObject({ tailoredResumeId: id, matchScore: roundedDown, missing: expect.any(Array) })

    here.app.clock.advance(60_000)
    field(await here.calls.saveContent(here.user, id, '<p>Ivo Brandt</p>'), 'updateTailoredResumeContent')
    expect((await list({ resumeId })).measured).toBe(0)
    await here.app.runJobs()
    expect(asked.flatMap(({ task }) => task.ads).map(({ reading }) => reading === null)).toEqual([false])
    const changed = await only()
    expect(changed?.matchScore).toBe(Math.floor((await here.calls.get(here.user, id)).matchScore ?? Number.NaN))
    expect([changed?.shown, changed?.strongest]).toEqual([0, []])
    expect(changed?.missing.length).toBeGreaterThan(ofVersion?.missing.length ?? 0)

    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteTailoredResume(id: $id) }', { id })
    const ofResume = await only()
    expect(ofResume).toMatchObject({ tailoredResumeId: null, shown: expect.any(Number) })
    expect(ofResume?.shown).toBeGreaterThan(0)
  })

  it.each(['later', 'while it is measured'])(
    'is measured again where a row of its ad is corrected %s',
    async (when) => {
      const { resumeId, ids, all } = await welder()
      const missing = ({ jobs }: Jobs) => jobs.find((it) => it.jobDescriptionId === ids.florist)?.missing
      await here.calls.analyse(here.user, { resumeId, jobDescriptionId: ids.florist, jobTitle: 'Florist' })
      const input = { resumeId, jobDescriptionId: ids.florist, rowId: 'kubernetes', correction: 'not-asked' }
      const correct = () =>
        done('mutation($input: CorrectionInput!) { correctRequirement(input: $input) { id } }', { input })
      if (when === 'later') {
        expect(missing(await settled())).toContain('Kubernetes')
        await correct()
      } else {
        instead = () => {
          instead = null
          return correct()
        }
        await settled()
      }
      asked = []
      expect((await list()).measured).toBe(all.length - 1)
      await here.app.runJobs()
      expect(measuredIds()).toEqual([ids.florist])
      expect(missing(await list())).not.toContain('Kubernetes')
    },
  )

  it('is read and measured again by another engine', async () => {
    const { all } = await welder()
    await settled()
    await here.app.pool.query(
      `update resume.job_readings set engine_version = 'engine-0' where job_description_id = any($1)`,
      [all],
    )
    await here.app.pool.query(
      `update resume.job_rankings set person_hash = 'of engine-0' where job_description_id = any($1)`,
      [all],
    )
    expect((await list()).measured).toBe(0)
    await here.app.runJobs()
    expect(measuredAds().map(({ reading }) => reading)).toEqual(all.map(() => null))
  })

  it('is the same in whatever order jobs were saved', async () => {
    await welder()
    const told = ({ jobs }: Jobs) =>
      jobs.map((it) =>
        [it.title, it.matchScore, it.band, it.dealbreaker, it.shown, it.asked, it.missing, it.strongest].join(),
      )
    const before = told(await settled())
    const other = await here.app.signUp()
    await here.calls.createResume(other, welderPage)
    for (const text of [operatorAd, welderAd, florist, nothingAsked]) await saveJob(text, {}, other)
    const after = told(await settled({}, other))
    expect(after.toSorted()).toEqual(before.toSorted())
    expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)])
  })

  it('goes on where one is too much for the engine, or a mistake of ours: that one has no score', async () => {
    const { ids } = await welder()
    instead = ({ ads }) => {
      if (ads.some(({ id }) => id === ids.florist)) throw new AppError('TOO_LARGE', 'This took too long.')
    }
    const { measured, jobs } = await settled()
    expect(measured).toBe(4)
    expect(jobs.filter((it) => it.matchScore === null).map((it) => it.jobDescriptionId)).toEqual(
      [ids.florist, ids.nothing].toSorted(
        (one, other) =>
          jobs.findIndex((it) => it.jobDescriptionId === one) - jobs.findIndex((it) => it.jobDescriptionId === other),
      ),
    )
    await list()
    await here.app.runJobs()
    expect(asked).toEqual([])
  })

  it('is left for later while the engine is busy', async () => {
    await welder()
    instead = () => {
      throw new AppError('RATE_LIMITED', 'We are very busy right now.')
    }
    expect((await settled()).measured).toBe(0)
    instead = null
    expect((await settled()).measured).toBe(4)
  })
})

describe('what is kept of it', () => {
  it('goes with the job, and with the resume', async () => {
    const { resumeId, ids, all } = await welder()
    await settled()
    expect([await countOf('job_readings', all), await countOf('job_rankings', all)]).toEqual([4, 4])
    await deleteJob(ids.own)
    expect([await countOf('job_readings', all), await countOf('job_rankings', all)]).toEqual([3, 3])
    await deleteResume(resumeId)
    expect([await countOf('job_readings', all), await countOf('job_rankings', all)]).toEqual([3, 0])
  })

  it('is not written for a job or resume that was deleted meanwhile', async () => {
    const { resumeId, ids, all } = await welder()
    const before = here.app.logs().length
    await list()
    instead = () => {
      instead = null
      return deleteJob(ids.own)
    }
    await here.app.runJobs()
    await deleteJob(ids.florist)
    await changeResume(resumeId, { content: welderPage.replace('</p>', ' again</p>') })
    await list()
    await deleteResume(resumeId)
    await here.app.runJobs()
    expect(await countOf('job_rankings', all)).toBe(0)
    expect(here.app.logs().slice(before)).not.toContain('job failed')
  })

  it('is of the three resumes that were asked for last', async () => {
    const job = await saveJob(florist)
    const resumes: number[] = []
    for (const name of ['Ida', 'Ivo', 'Una', 'Odo']) {
      const resumeId = await here.calls.createResume(here.user, `<p>${name}</p>`)
      resumes.push(resumeId)
      here.app.clock.advance(1_000)
      await settled({ resumeId })
    }
    const { rows } = await here.app.pool.query(
      'select resume_id as id from resume.job_rankings where job_description_id = $1 order by 1',
      [job],
    )
    expect(rows.map(({ id }) => id)).toEqual(resumes.slice(1))
  })
})

describe('very many jobs', () => {
  /** Copies of a saved job, of the columns that are not its own. */
  async function copied(id: number, count: number) {
    const { rows } = await here.app.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'resume' and table_name = 'job_descriptions' and column_name <> 'id'`,
    )
    const columns = rows.map(({ name }) => name).join(', ')
    const { rows: made } = await here.app.pool.query<{ id: number }>(
      `insert into resume.job_descriptions (${columns}) select ${columns} from resume.job_descriptions, generate_series(1, $2)
       where id = $1 returning id`,
      [id, count],
    )
    return made.map((it) => it.id)
  }

  it('are measured in turns, all of them, each once', async () => {
    await here.calls.createResume(here.user, welderPage)
    const first = await saveJob(florist)
    const all = [first, ...(await copied(first, 119))]
    await list()
    await here.app.runJobs()
    expect(measuredIds().toSorted((one, other) => one - other)).toEqual(all)
    expect(await list()).toMatchObject({ measured: 120, total: 120 })
  })

  it('are all in the list, up to as many as a person may save', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const first = await saveJob(florist)
    await settled()
    const copies = await copied(first, 4_999)
    await here.app.pool.query(
      `insert into resume.job_rankings
       select resume_id, copy, user_id, person_hash, ad_hash, copy % 101, likeness, dealbreaker, shown, asked, missing,
         strongest, measured_at
       from resume.job_rankings, unnest($2::integer[]) as copy where resume_id = $1`,
      [resumeId, copies],
    )
    const pages: Jobs[] = []
    for (let offset = 0; offset < 5_000; offset += 500) pages.push(await list({ limit: 500, offset }))
    expect(pages.every(({ measured, total }) => measured === 5_000 && total === 5_000)).toBe(true)
    expect(new Set(pages.flatMap(idsOf)).size).toBe(5_000)
    const scores = pages.flatMap(({ jobs }) => jobs.map(({ matchScore }) => matchScore ?? 0))
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(asked).toEqual([])
  })
})
