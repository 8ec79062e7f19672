import { linesOf } from './sheet/blocks.ts'
import * as texts from './texts.tsx'

export type Style = (typeof texts.styles)[number]['value']

export type LetterForm = (typeof texts.layouts)[number]['value']

/** Null of a letter of sentences. */
export const formFrom = (given: string | null | undefined): LetterForm | null =>
  texts.layouts.find(({ value }) => value === given)?.value ?? null

export const styleFrom = (given: string | null | undefined): Style =>
  texts.styles.find(({ value }) => value === given)?.value ?? 'professional'

/** One that the person wrote without us has no style of ours. */
export const styleName = (style: string): string =>
  texts.styles.find(({ value }) => value === style)?.label ?? texts.ownStyle

/** The words of a letter, without how they are set. */
export const textOf = (html: string): string => linesOf(html).join('\n\n')

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** A version is called by its role and its company; this is the role. */
export function roleOf({ title, jobAdvertisingCompany }: { title: string; jobAdvertisingCompany: string }): string {
  const end = `, ${jobAdvertisingCompany}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
