import { titleness } from '../language/job-nouns.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { withThe } from '../language/speak/with-the.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import type { Engagement } from './proofs.ts'

const noName = patternOf(letterWords.noName)

/** As one says it: without the legal form, with its article. Empty for what is no name, like `Various clients`. */
export function employerName(name: string): string {
  const [head = '', town = '', ...more] = withoutLegalForm(name).split(', ')
  // `Salon Azul, Lisbon`, but `Smith, Jones & Partners`
  const short = more.length === 0 && !/&| and /.test(town) ? head : name
  if (short === '' || /[,;:|]/.test(short) || short.length > 60 || / \p{Ll}{3,}$/u.test(short) || noName.test(short))
    return ''
  return withThe(short)
}

/** As it stands where it names a person, also `UX Designer (contract)`; else what comes before its comma. */
export function titleName({ title }: Engagement): string {
  const [name = ''] = title.split(/, | [–—-] /)
  const isWhole = name === title || name.includes(' ')
  return isWhole && name.length <= 45 && titleness(name) === 1 && !/[/&|]/.test(name) ? name : ''
}
