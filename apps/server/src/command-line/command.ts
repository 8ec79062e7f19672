import type { App } from '../app.ts'
import type { Terminal } from './terminal.ts'

export type Identity = App['identity']

/** What stands behind `--`. */
export type Option = 'json' | 'yes'

export interface Call {
  /** One for each of what the command takes. */
  given: string[]
  options: ReadonlySet<Option>
  terminal: Terminal
  env: NodeJS.ProcessEnv
  now(): Date
  /** Opens the database, which most wrong calls need not wait for. */
  identity(): Promise<Identity>
}

export interface Command {
  /** As it is typed. */
  words: string
  /** What follows, by the names that the help gives it. */
  takes: string[]
  options: Option[]
  does: string
  run(call: Call): Promise<void>
}

/** Why a command was not done, a sentence a line. */
export class Refusal extends Error {}

/** Why it cannot be done yet, and when it can: the same command will do it then. */
export class NotYet extends Error {}

/** What was typed is no command. */
export class WrongUsage extends Error {}
