import type { Guide, GuideListed, GuideQuestion } from '../../lib/resumes/guides.ts'
import type { TailoredListed } from '../../lib/resumes/tailored.ts'
import * as texts from './texts.tsx'

/** The kinds of questions, in the order of the guide. */
export const kinds = [
  { kind: 'behavioural', name: texts.behavioural, countOf: texts.questionCount },
  { kind: 'technical', name: texts.technical, countOf: texts.questionCount },
  { kind: 'situational', name: texts.situational, countOf: texts.questionCount },
  { kind: 'defend', name: texts.defend, countOf: texts.questionCount },
  { kind: 'gap', name: texts.gaps, countOf: texts.talkCount },
  { kind: 'motivation', name: texts.motivation, countOf: texts.questionCount },
] as const

export type Kind = (typeof kinds)[number]

export const kindName = (kind: string): string => kinds.find((it) => it.kind === kind)?.name ?? kind

export const surenessWord = (confidence: number): string => texts.sureness[confidence - 1] ?? ''

/** All questions in the order in which the guide shows them. */
export const inOrder = (questions: readonly GuideQuestion[]): GuideQuestion[] =>
  kinds.flatMap(({ kind }) => questions.filter((it) => it.kind === kind))

export const practised = (questions: readonly { practisedAt: string | null }[]): number =>
  questions.filter(({ practisedAt }) => practisedAt !== null).length

/** For which job it is; where the ad does not name one, what it is. */
export const jobOf = ({ jobTitle, title }: Pick<GuideListed, 'jobTitle' | 'title'>): string => jobTitle || title

/** The resume that its lines can be looked up in; null where it is gone. */
export const resumeOf = ({ resumeId, resumeDeleted }: Pick<Guide, 'resumeId' | 'resumeDeleted'>): number | null =>
  resumeDeleted ? null : resumeId

/** Its title may name the company already. */
export const versionName = ({ title, jobAdvertisingCompany: company }: TailoredListed): string =>
  company === '' || title.includes(company) ? title : `${title}, ${company}`
