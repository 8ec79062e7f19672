import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../testing/app.ts'
import { analysesOf } from './analyses/analyses.store.ts'
import { jobsOf } from './job-descriptions/job-descriptions.store.ts'
import { tailoredOfUser } from './tailored/tailored.store.ts'
import { codeOf, operatorAd, resumeCalls, type User } from './testing/resume-calls.ts'

/** Somebody with 53 of everything, all of the same moment. */
const count = 53

let app: TestApp
let user: User
type Thing = 'resume' | 'job' | 'tailored' | 'analysis'
let ids: Record<Thing, number>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', BILLING_PROVIDER: 'none' } })
  const calls = resumeCalls(app)
  user = await app.signUp()
  const { id: tailored, originalResumeId: resume, jobDescriptionId } = await calls.tailored(user)
  const job = jobDescriptionId ?? 0
  const analysed = await calls.analyse(user, { resumeId: resume, jobDescription: operatorAd, jobTitle: 'Job' })
  ids = { resume, job, tailored, analysis: field<{ id: number }>(analysed, 'analyzeJobMatch').id }
  for (const { table, one } of Object.values(lists)) await more(table, ids[one], count - 1)
})
afterAll(() => app.close())

interface Listed {
  table: string
  type: string
  /** What answers one of them by its id. */
  single: string
  one: Thing
  /** The arguments besides those of the page. */
  of: () => string
}

const lists = {
  resumes: { table: 'resumes', type: 'Resume', one: 'resume', single: 'resume', of: () => '' },
  jobDescriptions: {
    ...{ table: 'job_descriptions', type: 'JobDescription', one: 'job', single: 'jobDescription' },
    of: () => `userId: ${user.userId}`,
  },
  tailoredResumes: {
    ...{ table: 'tailored_resumes', type: 'TailoredResume', one: 'tailored', single: 'tailoredResume' },
    of: () => '',
  },
  tailoredResumesByResume: {
    ...{ table: 'tailored_resumes', type: 'TailoredResume', one: 'tailored', single: 'tailoredResume' },
    of: () => `resumeId: ${ids.resume}`,
  },
  jobMatchAnalysesByResume: {
    ...{ table: 'job_match_analyses', type: 'JobMatchAnalysis', one: 'analysis', single: 'jobMatchAnalysis' },
    of: () => `resumeId: ${ids.resume}`,
  },
} as const satisfies Record<string, Listed>
type List = keyof typeof lists
const names = Object.keys(lists) as List[]

/** Copies of a row until there are so many of it: two lists may have one table. */
async function more(table: string, id: number, wanted: number) {
  const { rows } = await app.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'resume' and table_name = $1 and column_name not in ('id', 'url')`,
    [table],
  )
  const columns = rows.map(({ name }) => name).join(', ')
  await app.pool.query(
    `insert into resume.${table} (${columns}) select ${columns} from resume.${table},
     generate_series(1, $2 - (select count(*) - 1 from resume.${table})) where id = $1`,
    [id, wanted],
  )
}

const ask = (list: List, paging: string, fields = 'id') => {
  const given = [lists[list].of(), paging].filter(Boolean).join(', ')
  return app.call('resume', `{ ${list}${given && `(${given})`} { ${fields} } }`, {}, { token: user.token })
}
const idsOf = async (list: List, paging = '') =>
  field<{ id: number }[]>(await ask(list, paging), list).map(({ id }) => id)

describe.each(names)('%s', (list) => {
  it.each(['limit: 0', 'limit: -1', 'limit: 501', 'offset: -1'])('refuses %s', async (paging) => {
    expect(codeOf(await ask(list, paging))).toBe('BAD_USER_INPUT')
  })

  it('answers fifty where no limit is given, and as many as are asked for', async () => {
    const given = ['', 'limit: 3', 'limit: 53', 'limit: 500', 'offset: 50', 'offset: 53']
    const counts = await Promise.all(given.map(async (paging) => (await idsOf(list, paging)).length))
    expect(counts).toEqual([50, 3, 53, 53, 3, 0])
  })

  it('has every row once over its pages, the newest first', async () => {
    const pages = [await idsOf(list, 'limit: 20'), await idsOf(list, 'limit: 20, offset: 20')]
    const last = await idsOf(list, 'limit: 20, offset: 40')
    const all = [...pages.flat(), ...last]
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(new Set(all).size).toBe(count)
  })

  it('loses no row where one is added between two pages', async () => {
    const { table, one } = lists[list]
    const before = await idsOf(list, 'limit: 500')
    const first = await idsOf(list)
    await more(table, ids[one], count)
    const second = await idsOf(list, 'offset: 50')
    await app.pool.query(`delete from resume.${table} where not (id = any($1))`, [before])
    expect(new Set([...first, ...second])).toEqual(new Set(before))
  })

  it('says in each field what the one by itself says', async () => {
    const { type, single, one } = lists[list]
    const served = app.schemas.resume.getType(type)
    if (!isObjectType(served)) throw new Error(`${type} is no object`)
    for (const { name, type: of } of Object.values(served.getFields())) {
      const fields = `id ${name}${partsOf(of)}`
      const alone = await app.call('resume', `{ ${single}(id: ${ids[one]}) { ${fields} } }`, {}, { token: user.token })
      const listed = field(await ask(list, `limit: 1, offset: ${count - 1}`, fields), list)
      expect(listed, name).toEqual([field(alone, single)])
    }
  })
})

describe('what is long is not read where it is not wanted', () => {
  const page = { limit: 1, offset: count - 1 }

  it('of job descriptions', async () => {
    expect(await jobsOf(app.sql, user.userId, page, { description: false })).toMatchObject([
      { id: ids.job, description: '', asks: null },
    ])
  })

  it('of tailored resumes', async () => {
    const nothing = { content: '', edits: [], gaps: [], coverLetter: null, rationale: null, jobDescription: '' }
    const [row] = await tailoredOfUser(app.sql, user.userId, { search: '' }, page, [])
    expect(row).toMatchObject({ id: ids.tailored, ...nothing, document: { sections: [] } })
  })

  it('of analyses', async () => {
    const [row] = await analysesOf(app.sql, user.userId, ids.resume, page, { whole: false })
    expect(row).toMatchObject({ id: ids.analysis, jobDescription: '', report: { match: { ledger: [], keywords: [] } } })
  })
})

/** All that can be asked of what a field answers. */
function partsOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const parts = Object.values(named.getFields()).map((part) => `${part.name}${partsOf(part.type)}`)
  return ` { ${parts.join(' ')} }`
}
