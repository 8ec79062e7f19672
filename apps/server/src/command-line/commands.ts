import { versionOfThis } from '../version.ts'
import { type Call, type Command, row } from './command.ts'
import { fileCommands } from './files/commands.ts'
import { closeRequest, listRequests } from './requests.ts'
import { checkSettings } from './settings.ts'
import { deactivate, erase, giveCode, listUsers, reactivate } from './users.ts'

const named = { takes: ['NAME'] }

// Each is loaded when it is asked for: together they are most of the server.
const migrate: Command['run'] = async (call) => (await import('./migrate.ts')).migrateDatabase(call)
const backUp: Command['run'] = async (call) => (await import('./backup.ts')).backUp(call)
const restore: Command['run'] = async (call) => (await import('./restore.ts')).restore(call)
const move: Command['run'] = async (call) => (await import('./move.ts')).move(call)
const upgrade: Command['run'] = async (call) => (await import('./upgrade.ts')).upgrade(call)
const examine: Command['run'] = async (call) => (await import('./doctor.ts')).examine(call)

export const commands: Command[] = [
  ...fileCommands,
  row('user list', listUsers, 'Everybody who has an account.', { options: ['json'] }),
  row('user deactivate', deactivate, 'Blocks the account right away.', named),
  row('user reactivate', reactivate, 'Lets them log in again.', named),
  row('user code', giveCode, 'A code to log in or to verify, for someone no email reaches.', named),
  row('user erase', erase, 'Deletes the account and everything in it, for good.', { ...named, options: ['yes'] }),
  row('requests', listRequests, 'Messages and privacy requests, oldest first.', { options: ['json'] }),
  row('requests close', closeRequest, 'Takes one off that list, once it is answered.', { takes: ['ID'] }),
  row('doctor', examine, 'Checks this installation, and says what to fix.', { options: ['json'] }),
  row('backup', backUp, 'Everything there is, in one file; the server may keep running.', { takes: ['FILE'] }),
  row('restore', restore, 'Puts a backup on a machine that has no data yet.', {
    ...{ takes: ['FILE'], options: ['yes'] },
  }),
  row('move', move, 'Moves the built-in database to a PostgreSQL server.', {
    named: { to: 'postgres://…', files: 's3://…' },
  }),
  row('upgrade', upgrade, 'Upgrades the built-in database to the PostgreSQL of this version.'),
  row('migrate', migrate, 'Brings the database up to date without starting the server.'),
  row('settings check', checkSettings, 'What the server would say about the settings. No secret is shown.'),
  row('version', showVersion, 'The version of this program.'),
  row('help', showHelp, 'This list.'),
]

export const usageOf = ({ words, takes, options, named }: Command): string =>
  ['bespeak', words, ...takes, ...valuesOf(named), ...options.map((option) => `[--${option}]`)].join(' ')

/** The first is needed, the others may be left out. */
const valuesOf = (named: Command['named']): string[] =>
  Object.entries(named).map(([name, value], at) => (at === 0 ? `--${name} ${value}` : `[--${name} ${value}]`))

async function showHelp({ terminal }: Call): Promise<void> {
  for (const command of commands) await terminal.say(helpOf(command))
  await terminal.say('')
  for (const line of notes) await terminal.say(line)
}

const place = 50

/** What it does stands under a usage that is too long to have it beside it. */
function helpOf(command: Command): string {
  const usage = usageOf(command)
  const below = usage.length > place ? `\n${''.padEnd(place)}` : ''
  return `${usage.padEnd(place)}${below} ${command.does}`
}

const notes = [
  'FILE is a resume as PDF, DOCX or TXT; give one or more. They stay on this machine, and no server is needed.',
  'AD is a job: a text, a document or a saved page.',
  'TEXT is a file, or - for standard input. Exits with 1 if a sentence is not on your resume.',
  'NAME is a username or an email. With --json, answers are one object per line.',
  'All other commands use the settings of the server. It can be running or not.',
  'Exits with 0 when done, 1 when refused, 2 when used wrongly, 3 when it can only be done later.',
]

async function showVersion({ terminal }: Call): Promise<void> {
  await terminal.say(await versionOfThis())
}
