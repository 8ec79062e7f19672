import { readFile } from 'node:fs/promises'
import type { Call, Command } from './command.ts'
import { closeRequest, listRequests } from './requests.ts'
import { checkSettings } from './settings.ts'
import { deactivate, erase, giveCode, listUsers, reactivate } from './users.ts'

const row = (words: string, run: Command['run'], does: string, rest: Partial<Command> = {}): Command => ({
  ...{ words, run, does, takes: [], options: [] },
  ...rest,
})

const named = { takes: ['NAME'] }

export const commands: Command[] = [
  row('user list', listUsers, 'Everybody who has an account.', { options: ['json'] }),
  row('user deactivate', deactivate, 'Refuses whatever the account asks for, at once.', named),
  row('user reactivate', reactivate, 'Lets them log in again.', named),
  row('user code', giveCode, 'A code to log in or to verify, for whom no mail reaches.', named),
  row('user erase', erase, 'Deletes the account and everything in it, for good.', { ...named, options: ['yes'] }),
  row('requests', listRequests, 'What people have written and asked for, oldest first.', { options: ['json'] }),
  row('requests close', closeRequest, 'Takes one off that list, once it is answered.', { takes: ['ID'] }),
  row('settings check', checkSettings, 'What a start would say of the settings. No secret is shown.'),
  row('version', showVersion, 'The version of this program.'),
  row('help', showHelp, 'This list.'),
]

export const usageOf = ({ words, takes, options }: Command): string =>
  ['bespeak', words, ...takes, ...options.map((option) => `[--${option}]`)].join(' ')

async function showHelp({ terminal }: Call): Promise<void> {
  for (const command of commands) await terminal.say(`${usageOf(command).padEnd(34)} ${command.does}`)
  await terminal.say('')
  await terminal.say('NAME is a username or an email. Lists with --json are one object a line.')
  await terminal.say('Run it with the same settings as the server, which may run meanwhile or not.')
}

async function showVersion({ terminal }: Call): Promise<void> {
  // One folder up from the sources, and from what is built.
  const file = new URL(import.meta.url.endsWith('.ts') ? '../../package.json' : '../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  await terminal.say(version)
}
