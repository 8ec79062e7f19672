import type { Problems } from '@bespeak/domain/account/problems.ts'
import { type ProfileInput, profileLinks, profileProblems, profileTexts } from '@bespeak/domain/account/profile.ts'
import type { Profile } from '../../../lib/profile.ts'
import * as texts from '../texts/profile.tsx'

type TextName = keyof typeof profileTexts | keyof typeof profileLinks
export type FieldName = TextName | 'yearsExperience' | 'skills'

const textNames = [...Object.keys(profileTexts), ...Object.keys(profileLinks)] as TextName[]
const fieldNames: FieldName[] = [...textNames, 'yearsExperience', 'skills']

export const labels: Record<FieldName, string> = {
  ...(Object.fromEntries(Object.entries(profileTexts).map(([name, { label }]) => [name, label])) as Record<
    keyof typeof profileTexts,
    string
  >),
  ...profileLinks,
  yearsExperience: texts.yearsExperience,
  skills: texts.skills,
}

/** The fields as they are typed. */
export type Typed = Record<FieldName, string>

/** What is typed and not saved: with what stood there when it was begun. */
export type Draft = Partial<Record<FieldName, { was: string; now: string }>>

export function typedOf(profile: Profile): Typed {
  const written = Object.fromEntries(textNames.map((name) => [name, profile[name] ?? ''])) as Record<TextName, string>
  return { ...written, yearsExperience: String(profile.yearsExperience ?? ''), skills: profile.skills.join(', ') }
}

export const withDraft = (saved: Typed, draft: Draft): Typed => ({
  ...saved,
  ...Object.fromEntries(Object.entries(draft).map(([name, { now }]) => [name, now])),
})

/** Back at what is saved it is no draft. */
export function typing(draft: Draft, saved: Typed, name: FieldName, now: string): Draft {
  const { [name]: known, ...others } = draft
  return now === saved[name] ? others : { ...others, [name]: { was: known?.was ?? saved[name], now } }
}

/** Fields that were saved elsewhere, as something else, since one began to type in them here. */
export const savedElsewhere = (draft: Draft, saved: Typed): FieldName[] =>
  fieldNames.filter((name) => draft[name] && draft[name].was !== saved[name] && draft[name].now !== saved[name])

/** Who has seen what was saved meanwhile saves over it knowingly. */
export const onTopOf = (draft: Draft, saved: Typed): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, { now }]) => [name, { was: saved[name as FieldName], now }]))

/** What was typed while the rest was being saved. */
export function typedSince(draft: Draft, sent: Draft, saved: Typed): Draft {
  const since = fieldNames.filter((name) => draft[name] && draft[name].now !== sent[name]?.now)
  const onSent = onTopOf(draft, saved)
  return Object.fromEntries(since.map((name) => [name, sent[name] ? onSent[name] : draft[name]]))
}

const listed = (text: string) => text.split(/[,\n]/)
const counted = (text: string) => (text.trim() === '' ? null : Number(text))

/** What to send: only what was typed, so that the rest stays as whoever else has saved it. */
export function inputOf(draft: Draft): ProfileInput {
  const { skills, yearsExperience, ...written } = draft
  return {
    ...Object.fromEntries(Object.entries(written).map(([name, { now }]) => [name, now])),
    ...(skills && { skills: listed(skills.now) }),
    ...(yearsExperience && { yearsExperience: counted(yearsExperience.now) }),
  }
}

export const problemsIn = (draft: Draft): Problems => profileProblems(inputOf(draft))
