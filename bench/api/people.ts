import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { pairSet } from '../../eval/data.ts'
import type { Bench } from './server.ts'

const { resumes, advertisements, pairs } = pairSet()

export interface Caller {
  token: string
  /** What was answered, or an error. */
  ask<Result>(query: string, variables?: object): Promise<Result>
  /** The time until the whole answer is here, in milliseconds; throws for anything but a right one. */
  timed(query: string, variables?: object): Promise<number>
}

/** What a person needs of a server. */
type Door = Pick<Bench, 'post' | 'outbox'>

/** Registered and signed in, with the code that was mailed. */
export async function signUp(bench: Door, name: string, network?: string): Promise<Caller> {
  const account = { username: name, email: `${name}@example.com`, password: 'Threads4Cloth' }
  const { registerUser } = await ask<{ registerUser: { user: { id: number } } }>(
    bench,
    'identity',
    'mutation($input: RegisterInput!) { registerUser(input: $input) { user { id } } }',
    { input: account },
  )
  const input = { userId: registerUser.user.id, code: await codeFor(account.email, bench.outbox) }
  const { verifyEmail } = await ask<{ verifyEmail: { token: string } }>(
    bench,
    'identity',
    'mutation($input: VerificationInput!) { verifyEmail(input: $input) { token } }',
    { input },
  )
  const { token } = verifyEmail
  return {
    token,
    ask: (query, variables = {}) => ask(bench, 'resume', query, variables, token, network),
    async timed(query, variables = {}) {
      const since = performance.now()
      const answer = await bench.post('resume', query, variables, token, network)
      const text = await answer.text()
      const ms = performance.now() - since
      if (!text.startsWith('{"data":{')) throw new Error(text.slice(0, 300))
      return ms
    },
  }
}

async function ask<Result>(
  bench: Pick<Door, 'post'>,
  service: 'identity' | 'resume',
  query: string,
  variables: object,
  token?: string,
  network?: string,
): Promise<Result> {
  const answer = (await (await bench.post(service, query, variables, token, network)).json()) as {
    data: Result
    errors?: object
  }
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

const mailsIn = (outbox: string) =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .sort()
    : []

/** The code that was mailed to them; mails are written after the answer. */
async function codeFor(email: string, outbox: string): Promise<string> {
  for (;;) {
    const theirs = mailsIn(outbox)
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((mail) => mail.includes(email))
    const code = theirs.map((mail) => /^(\d{6})\s*$/m.exec(mail)?.[1]).find(Boolean)
    if (code) return code
    await sleep(50)
  }
}

/** So many resumes as people have them; their ids. */
export async function addResumes({ ask: askFor }: Caller, count: number): Promise<number[]> {
  const contents = [...resumes.values()].map(toHtml)
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const input = { title: `Resume ${at}`, content: contents[at % contents.length] }
    const { createResume } = await askFor<{ createResume: { id: number } }>(
      'mutation($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input },
    )
    ids.push(createResume.id)
  }
  return ids
}

const firstOther = 1_000_000
const portion = 100

/** At least so many more resumes of others, each of whom has the same as those who are there. */
export async function addOthers({ database: { pool } }: Bench, count: number) {
  const { rows } = await pool.query<{ last: number; own: number }>(
    `select (select max(id) from identity.users)::integer as last,
       (select count(*) from resume.resumes where user_id < ${firstOther})::integer as own`,
  )
  const last = Math.max(firstOther, rows[0]?.last ?? 0)
  const people = Math.ceil(count / (rows[0]?.own ?? Number.NaN))
  const columns = 'title, content, document, template, page_size, created_at, updated_at'
  await pool.query(
    `insert into identity.users (id, username, email, password_hash, created_at) overriding system value
     select n, 'other-' || n, 'other-' || n || '@example.org', '', now() from generate_series($1::integer, $2) n`,
    [last + 1, last + people],
  )
  for (let from = 0; from < people; from += portion) {
    await pool.query(
      `insert into resume.resumes (user_id, ${columns})
       select person, ${columns}
       from (select * from resume.resumes where user_id < ${firstOther}) own,
         generate_series($1::integer, $2) person`,
      [last + from + 1, last + Math.min(people, from + portion)],
    )
  }
  await pool.query('analyze resume.resumes')
}

export interface Application {
  resumeId: number
  jobDescription: string
}

/** Each a resume with an advertisement that it was graded against, so that no two are the same. */
export function applications(ids: readonly number[], count: number, from = 0): Application[] {
  const idOf = new Map([...resumes.keys()].slice(0, ids.length).map((name, at) => [name, ids[at]]))
  const known = pairs.filter(({ resume }) => idOf.has(resume))
  return Array.from({ length: count }, (_, at) => {
    const pair = known[(from + at) % known.length]
    const resumeId = idOf.get(pair?.resume ?? '') ?? 0
    const advertisement = advertisements.get(pair?.job ?? '') ?? ''
    return { resumeId, jobDescription: `${advertisement.slice(0, 5_900)}\nReference ${from + at}` }
  })
}
