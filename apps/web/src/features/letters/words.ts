import type { Letter } from '../../lib/resumes/letters.ts'
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

/** Whether the person has another line for one that a letter shows: the server looks for it in the same way. */
export function hasOtherLine({ lines, proofs, sentences }: Letter, text: string): boolean {
  const ask = proofs.find(({ line }) => line === text)?.ask ?? null
  const others = lines.filter((it) => sentences.every((sentence) => sentence.text !== it.text))
  return lines.some((it) => it.text === text) && others.some(({ requirement }) => ask === null || requirement === ask)
}
