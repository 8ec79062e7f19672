import { titleness } from '../language/job-nouns.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { articleFor } from '../language/speak/article.ts'
import type { Place } from './proofs.ts'

const wantsThe =
  /^(?:University of|\p{N}+(?:st|nd|rd|th)) |\b(?:Institute|Foundation|Wing|Department|Ministry|Agency|Bureau|Commission|Association|Society|Cooperative|Court)\b|\b(?:Centre|Center|School|College|Academy|Bank|Museum) (?:for|of)\b/u

/** As one says it: without the legal form, with its article. Empty for what is no name, like `Various clients`. */
export function employerName(name: string): string {
  const [head = '', place = '', ...more] = withoutLegalForm(name).split(', ')
  // `Salon Azul, Lisbon`, but `Smith, Jones & Partners`
  const short = more.length === 0 && !/&| and /.test(place) ? head : name
  if (
    short === '' ||
    /[,;:|]/.test(short) ||
    short.length > 60 ||
    / \p{Ll}{3,}$/u.test(short) ||
    /^(?:\(|self|freelance|various|confidential|responsible for|in charge of)/i.test(short)
  )
    return ''
  return wantsThe.test(short) && !/^the /i.test(short) ? `the ${short}` : short
}

/** As it stands where it names a person, also `UX Designer (contract)`; else what comes before its comma. */
export function titleName({ title }: Place): string {
  const [name = ''] = title.split(/, | [–—-] /)
  const isWhole = name === title || name.includes(' ')
  return isWhole && name.length <= 45 && titleness(name) === 1 && !/[/&|]/.test(name) ? name : ''
}

const only = /^(?:chief|head|president|founder|co-founder|second in|director of|vice president)\b/i

/** `a Senior Accountant`, but `Chief Financial Officer`: a firm has only one. */
export const withArticle = (title: string): string => (only.test(title) ? title : `${articleFor(title)} ${title}`)
