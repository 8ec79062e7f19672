import * as z from 'zod'
import { badInput } from '../../kernel/errors.ts'

export const plainSigns = 'Please use letters, numbers and symbols only.'

/** With the sign for what is missing where a character was cut in half. */
export function whole(text: string): string {
  return Buffer.from(text).toString()
}

/**
 * What is written as it was sent, if the database can hold it. Half of a character, left where a field cut off what was
 * typed, becomes the sign for what is missing: no JSON is kept with such a half.
 */
export const content = z
  .string()
  .overwrite(whole)
  .refine((value) => !value.includes('\0'), plainSigns)

export const text = content.trim()

/** A day in a life. Beyond, neither calendars nor the database agree on what is meant. */
export const day = z
  .date()
  .min(new Date('1900-01-01'), 'Please give a date after 1900.')
  .max(new Date('2200-01-01'), 'Please give a date before 2200.')

/** At most so many characters; nothing instead of an empty one. */
export const shortText = (name: string, most: number) =>
  text
    .max(most, `${name} can have at most ${most.toLocaleString('en-GB')} characters.`)
    .transform((value) => value || null)
    .nullish()

/** Without its slashes, `https:name` would lead to a page of ours; a browser drops line ends, and so would another text be shown. */
const isWebAddress = (value: string | null | undefined) =>
  !value || (/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(value) && URL.canParse(value))

export const webAddress = shortText('An address', 2_000).refine(
  isWebAddress,
  'Please give an address that begins with http:// or https://.',
)

/** Where a schema has no words of its own: the validator's are made for engineers. */
const plainly = ({ input }: z.core.$ZodRawIssue) => (input == null ? 'Please fill this in.' : 'Please check this.')

/** What was sent, read once; what is wrong with it, by field. */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input, { error: plainly })
  if (read.success) return read.data
  throw badInput(Object.fromEntries(read.error.issues.map((issue) => [String(issue.path[0]), issue.message])))
}

/** How many rows a list answers where nobody says how many. */
const pageSize = 50
const mostAtOnce = 500

const paging = z.object({
  limit: z.int().min(1, 'At least 1.').nullish(),
  offset: z.int().min(0, 'At least 0.').nullish(),
})

export interface Page {
  limit: number
  offset: number
}

export type Paging = z.input<typeof paging>

/** `most`: fewer, where each of them takes work. */
export function pageOf(input: Paging, most = mostAtOnce): Page {
  const { limit, offset } = checked(paging, input)
  if (limit && limit > most) throw badInput({ limit: `At most ${most} at once.` })
  return { limit: limit ?? pageSize, offset: offset ?? 0 }
}
