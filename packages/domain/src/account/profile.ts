import { type Problems, problems } from './problems.ts'

/** The lines of text of a profile: what they are called on the page, and how long they may be. */
export const profileTexts = {
  jobTitle: { label: 'Job title', max: 120 },
  industry: { label: 'Industry', max: 120 },
  bio: { label: 'About you', max: 2000 },
  phone: { label: 'Phone', max: 40 },
  address: { label: 'Address', max: 200 },
  city: { label: 'City', max: 100 },
  state: { label: 'State', max: 100 },
  postalCode: { label: 'Postal code', max: 20 },
  country: { label: 'Country', max: 100 },
} as const

export const profileLinks = {
  linkedinUrl: 'LinkedIn',
  githubUrl: 'GitHub',
  portfolioUrl: 'Portfolio',
  twitterUrl: 'Twitter',
} as const

const linkMaxLength = 500
const yearsExperienceMax = 80
const profileSkills = { max: 100, maxLength: 80 } as const
const themePreferences = ['system', 'light', 'dark'] as const
export type ThemePreference = (typeof themePreferences)[number]

type TextField = keyof typeof profileTexts
type LinkField = keyof typeof profileLinks
/** Left out: stays as it is. Null or blank: taken away. */
type Text = string | null | undefined

export type ProfileInput = { [Field in TextField | LinkField]?: Text } & {
  yearsExperience?: number | null | undefined
  skills?: readonly string[] | null | undefined
  themePreference?: string | null | undefined
}

export type ProfileChange = { [Field in TextField | LinkField]?: string | null } & {
  yearsExperience?: number | null
  skills?: string[]
  themePreference?: ThemePreference
}

const textFields = Object.keys(profileTexts) as TextField[]
const linkFields = Object.keys(profileLinks) as LinkField[]

/** Every field that will not do, with the words to show at it; empty when all will. */
export const profileProblems = (input: ProfileInput): Problems =>
  problems({
    ...Object.fromEntries(textFields.map((field) => [field, textProblem(field, trimmed(input[field]))])),
    ...Object.fromEntries(linkFields.map((field) => [field, linkProblem(field, trimmed(input[field]))])),
    yearsExperience: yearsProblem(input.yearsExperience),
    skills: skillsProblem(cleanSkills(input.skills)),
    themePreference: themeProblem(input.themePreference),
  })

/** What to store for an input without problems. */
export function profileChange(input: ProfileInput): ProfileChange {
  const change: ProfileChange = {}
  for (const field of [...textFields, ...linkFields]) {
    if (input[field] !== undefined) change[field] = trimmed(input[field]) || null
  }
  if (input.yearsExperience !== undefined) change.yearsExperience = input.yearsExperience
  if (input.skills !== undefined) change.skills = cleanSkills(input.skills)
  if (isTheme(input.themePreference)) change.themePreference = input.themePreference
  return change
}

const trimmed = (text: Text) => text?.trim() ?? ''

function textProblem(field: TextField, text: string): string | null {
  const { label, max } = profileTexts[field]
  if (text.length > max) return `${label} must be at most ${max} characters`
  const allowed = field === 'bio' || field === 'address' ? text.replaceAll(/[\n\r\t]/g, '') : text
  return /\p{Cc}/u.test(allowed) ? `${label} holds characters that cannot be shown` : null
}

function linkProblem(field: LinkField, text: string): string | null {
  if (text === '') return null
  const label = profileLinks[field]
  if (text.length > linkMaxLength) return `${label} must be at most ${linkMaxLength} characters`
  return isWebAddress(text) ? null : `${label} must be a web address that starts with https:// or http://`
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)

function yearsProblem(years: number | null | undefined): string | null {
  if (years === undefined || years === null) return null
  const fits = Number.isInteger(years) && years >= 0 && years <= yearsExperienceMax
  return fits ? null : `Years of experience must be a whole number from 0 to ${yearsExperienceMax}`
}

/** Trimmed, without blanks, each once whatever its case. */
function cleanSkills(skills: readonly string[] | null | undefined): string[] {
  const byName = new Map<string, string>()
  for (const skill of (skills ?? []).map((text) => text.trim()).filter((text) => text !== '')) {
    const name = skill.toLowerCase()
    if (!byName.has(name)) byName.set(name, skill)
  }
  return [...byName.values()]
}

function skillsProblem(skills: string[]): string | null {
  if (skills.length > profileSkills.max) return `You can list at most ${profileSkills.max} skills`
  const tooLong = skills.some((skill) => skill.length > profileSkills.maxLength)
  if (tooLong) return `A skill must be at most ${profileSkills.maxLength} characters`
  return skills.some((skill) => /\p{Cc}/u.test(skill)) ? 'A skill must be a single line of text' : null
}

const isTheme = (theme: unknown): theme is ThemePreference => themePreferences.some((known) => known === theme)

const themeProblem = (theme: string | null | undefined) =>
  theme === undefined || theme === null || isTheme(theme) ? null : `Theme must be ${themePreferences.join(', ')}`
