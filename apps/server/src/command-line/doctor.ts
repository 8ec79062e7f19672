import type { Database } from '../kernel/db.ts'
import { reasonOf } from '../kernel/errors.ts'
import { readSettings, type Settings, warnings } from '../settings.ts'
import { type Call, Refusal } from './command.ts'
import { checkClock, checkDatabase, checkDisk, checkFiles, checkKeys, checkMail, openIfMade } from './doctor-checks.ts'
import { checkPort } from './doctor-port.ts'
import type { Finding, Patient } from './finding.ts'
import { plain } from './terminal.ts'
import { count } from './work.ts'

type Check = (patient: Patient) => Promise<Finding>

/** In the order in which they are told. */
const checks: Record<string, Check> = {
  port: checkPort,
  disk: checkDisk,
  database: checkDatabase,
  mail: checkMail,
  files: checkFiles,
  keys: checkKeys,
  // The last: the clock is asked twice, with the others in between.
  clock: checkClock,
}

interface Told extends Finding {
  check: string
}

export async function examine(call: Call): Promise<void> {
  const tell = call.options.has('json') ? asJson : asLine
  const states: Finding['state'][] = []
  for await (const told of findings(call)) {
    states.push(told.state)
    await call.terminal.say(tell(told))
  }
  const problems = states.filter((state) => state === 'problem').length
  if (problems > 0) throw new Refusal(`${count(problems, 'problem')} found.`)
  if (!call.options.has('json')) await call.terminal.say('No problem found.')
}

async function* findings(call: Call): AsyncGenerator<Told> {
  const read = readSettings(call.env)
  if (!read.ok) {
    for (const says of read.problems) yield { check: 'settings', state: 'problem', says, todo: 'Correct it.' }
    return
  }
  const { settings } = read
  for (const says of warnings(settings)) yield { check: 'settings', state: 'warning', says }
  yield { check: 'settings', state: 'ok', says: 'They can be read: `bespeak settings check` shows them.' }
  const patient = await admit(settings, call)
  for (const [check, run] of Object.entries(checks)) yield { check, ...(await run(patient).catch(failed)) }
}

/** Everything else can be looked at without the database. */
async function admit(settings: Settings, { opened, now }: Call): Promise<Patient> {
  let database: Database | null = null
  let whyNot: string | null = null
  try {
    database = await openIfMade(settings, opened)
  } catch (error) {
    whyNot = reasonOf(error)
  }
  return { settings, now, database, whyNot, offsets: [] }
}

const failed = (error: unknown): Finding => ({ state: 'problem', says: reasonOf(error) })

const asJson = (told: Told) => JSON.stringify(told)

const asLine = ({ check, state, says, todo }: Told) =>
  `${state.padEnd(8)} ${check.padEnd(9)} ${plain(says)}${todo ? ` ${plain(todo)}` : ''}`
