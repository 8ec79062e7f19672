import type { App } from '../app.ts'
import type { Opened } from '../opened.ts'
import type { Terminal } from './terminal.ts'

export type Identity = App['identity']

/** What stands behind `--`. */
export const options = ['json', 'yes', 'local'] as const
export type Option = (typeof options)[number]

/** The same with a value behind it. */
export const values = [
  ...(['to', 'files'] as const),
  ...([
    'resume',
    'for',
    'job',
    'facts',
    'company',
    'out',
    'template',
    'page',
    'fit',
    'length',
    'style',
    'form',
  ] as const),
] as const
export type Named = (typeof values)[number]

export interface Call {
  /** One for each of what the command takes; of `FILE…` as many as there are. */
  given: string[]
  options: ReadonlySet<Option>
  named: Partial<Record<Named, string>>
  terminal: Terminal
  env: NodeJS.ProcessEnv
  now(): Date
  /** What a command opens is added, and closed by whoever runs it. */
  opened: Opened
  /** Opens the database, which most wrong calls need not wait for. */
  identity(): Promise<Identity>
}

export interface Command {
  /** As it is typed. */
  words: string
  /** What follows, by the names that the help gives it. */
  takes: string[]
  options: Option[]
  /** What each value is, by its option; the first has to be given. */
  named: Partial<Record<Named, string>>
  does: string
  run(call: Call): Promise<void>
}

export const row = (words: string, run: Command['run'], does: string, rest: Partial<Command> = {}): Command => ({
  ...{ words, run, does, takes: [], options: [], named: {} },
  ...rest,
})

/** Why a command was not done, a sentence a line. */
export class Refusal extends Error {}

/** Why it cannot be done yet, and when it can: the same command will do it then. */
export class NotYet extends Error {}

/** What was typed is no command. */
export class WrongUsage extends Error {}
