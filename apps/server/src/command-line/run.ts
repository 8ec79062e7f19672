import { parseArgs } from 'node:util'
import { failedWith, reasonOf } from '../kernel/errors.ts'
import {
  type Call,
  type Command,
  type Named,
  NotYet,
  type Option,
  options as optionNames,
  values as valueNames,
  WrongUsage,
} from './command.ts'
import { commands, usageOf } from './commands.ts'
import { settingsOf } from './settings.ts'
import { plain } from './terminal.ts'

type Surroundings = Pick<Call, 'terminal' | 'env' | 'now' | 'opened'>

interface Outcome {
  /** 0 done, 1 refused or failed, 2 no command, 3 not yet: the same command will do it later. */
  code: 0 | 1 | 2 | 3
  problems: string[]
}

export async function runCommand(typed: string[], surroundings: Surroundings): Promise<Outcome> {
  try {
    const { command, ...call } = read(typed)
    await command.run({ ...call, ...surroundings, identity: once(() => openIdentity(surroundings)) })
    return { code: 0, problems: [] }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Loaded by the first command that asks for it: the whole server is large. */
async function openIdentity({ env, now, opened }: Surroundings) {
  const settings = settingsOf(env)
  const { openBeside } = await import('./beside.ts')
  return openBeside(settings, opened, now)
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null
  return () => {
    made ??= make()
    return made
  }
}

function read(typed: string[]): Pick<Call, 'given' | 'options' | 'named'> & { command: Command } {
  const { positionals, values } = parse(typed)
  if (values.help) return read(['help'])
  const command = commandIn(positionals)
  // As many as are wanted, typed one after the other or each with its option.
  const [resume, ...more] = values.resume ?? []
  const given = [...positionals.slice(command.words.split(' ').length), ...more]
  const options = new Set(optionNames.filter((option) => Reflect.get(values, option) === true))
  const single = Object.entries({ ...values, ...(resume === undefined ? {} : { resume }) })
  const named = Object.fromEntries(single.filter(([name]) => isValueName(name)))
  if (!isTaken(command, given, more.length) || !isAllowed(command, options, named)) {
    throw new WrongUsage(`Usage: ${usageOf(command)}`)
  }
  return { command, given, options, named }
}

const isValueName = (name: string) => valueNames.some((it) => it === name)

/** One for each; of the last one or more where it says so, or any number where it may be left out. */
function isTaken({ takes, named }: Command, given: string[], more: number): boolean {
  const last = takes.at(-1) ?? ''
  if (named.resume?.includes('…')) return given.length >= takes.length
  if (more > 0) return false
  if (!last.includes('…')) return given.length === takes.length
  return given.length >= takes.length - (last.startsWith('[') ? 1 : 0)
}

function isAllowed(command: Command, options: Set<Option>, named: Call['named']): boolean {
  const known = Object.keys(command.named)
  const [needed] = known as Named[]
  return (
    [...options].every((option) => command.options.includes(option)) &&
    Object.keys(named).every((name) => known.includes(name)) &&
    (needed === undefined || named[needed] !== undefined)
  )
}

const named = (names: readonly string[], type: 'boolean' | 'string') =>
  Object.fromEntries(names.map((name) => [name, { type }]))

const typedOptions = {
  ...named(optionNames, 'boolean'),
  ...named(valueNames, 'string'),
  resume: { type: 'string', multiple: true } as const,
  help: { type: 'boolean', short: 'h' } as const,
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: typedOptions, allowPositionals: true })
  } catch (error) {
    // What follows the sentence is about names that begin like an option.
    throw new WrongUsage(reasonOf(error).replace(/\. .*/s, '.'))
  }
}

/** The longest that fits: one may begin with the words of another. */
function commandIn(words: string[]): Command {
  const fitting = commands.filter((it) => `${words.join(' ')} `.startsWith(`${it.words} `))
  const [longest] = fitting.toSorted((a, b) => b.words.length - a.words.length)
  if (longest) return longest
  throw new WrongUsage(words.length > 0 ? `There is no command ${words.join(' ')}.` : 'No command was given.')
}

const seeHelp = '`bespeak help` lists the commands.'

function outcomeOf(error: unknown): Outcome {
  // Whoever read the list has read enough, as `head` has.
  if (failedWith(error, 'EPIPE')) return { code: 0, problems: [] }
  const problems = reasonOf(rootOf(error)).split('\n').map(plain)
  if (error instanceof WrongUsage) return { code: 2, problems: [...problems, seeHelp] }
  return { code: error instanceof NotYet ? 3 : 1, problems }
}

/** What the database or the system said: around it stands a query, with the values of a person in it. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error
