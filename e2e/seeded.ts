import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleJob, sampleResume } from '../apps/web/src/lib/texts/sample.ts'
import { type Call, caller, makeAccount } from './api.ts'
import { makeOneOfEverything } from './one-of-everything.ts'

export const account = { username: 'sam_example', email: 'sam@example.com', password: 'Needle7Thread' }
const patienceMs = 300_000

async function until<Value>(what: string, found: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    const value = await found()
    if (value !== undefined) return value
  }
  throw new Error(`${what} did not come within five minutes.`)
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok || undefined,
    () => undefined,
  )

const posterTo = (address: string) => ({
  post: (path: string, { data, headers }: { data: object; headers: Record<string, string> }) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    }),
})

const mailsIn = (outbox: string) =>
  existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []

/** The codes that are mailed from now on, one after the other. */
function mailedCodes(outbox: string): () => Promise<string> {
  const read = new Set(mailsIn(outbox))
  const codeIn = (name: string) => {
    const text = readFileSync(join(outbox, name), 'utf8')
    return text.includes(account.email) ? /^\d{6}\r?$/m.exec(text)?.[0].trim() : undefined
  }
  const next = () => {
    const name = mailsIn(outbox).find((mail) => !read.has(mail) && codeIn(mail) !== undefined)
    if (name === undefined) return undefined
    read.add(name)
    return codeIn(name)
  }
  return () => until('The mail with a code', next)
}

const isForDevelopment = (ask: Call) =>
  ask('identity', '{ __schema { queryType { name } } }').then(
    () => true,
    () => false,
  )

const otherResume = `Sam Example
sam@example.com

Experience
Volunteer Coordinator, Riverside Food Bank, Portland, OR
January 2019 - Present
- Planned weekly shifts for 35 volunteers in Excel
- Wrote the handbook that new volunteers are given

Education
B.S. in Statistics, Oregon State University, 2018`

const otherJobs = [
  { title: 'Reporting Analyst', company: 'Alder Freight', stage: 'applied', deadline: null },
  { title: 'Research Assistant', company: 'Willow Institute', stage: 'saved', deadline: '2030-01-15' },
]

async function fill(call: Call) {
  await makeOneOfEverything(call, {
    ...{ title: 'Data analyst', content: sampleResume },
    ...{ advertisement: sampleJob.text, company: sampleJob.company, skill: 'SQL' },
  })
  const create = (type: string, name: string, input: object) =>
    call('resume', `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input })
  await create('ResumeInput', 'createResume', { title: 'Volunteering', content: otherResume })
  for (const { title, company, ...job } of otherJobs)
    await create('JobDescriptionInput', 'createJobDescription', {
      ...{ title, company, ...job },
      description: `${title}\n${company}\n\nWhat we ask\n- Excel\n- SQL\n- Clear writing`,
    })
}

/**
 * An account with something of everything in it, made as a person would make it. Only where a server for development
 * answers, which alone tells what its schema is. Gives back how to call as that person.
 */
export async function seed(address: string, dataDir: string): Promise<Call> {
  await until(`A server at ${address}`, () => isReady(address))
  const ask = caller(posterTo(address))
  if (!(await isForDevelopment(ask)))
    throw new Error(`What answers at ${address} is no server for development. Start one with npm run dev.`)
  const code = mailedCodes(join(dataDir, 'outbox'))
  const call = caller(posterTo(address), await makeAccount(ask, account, code))
  await fill(call)
  return call
}
