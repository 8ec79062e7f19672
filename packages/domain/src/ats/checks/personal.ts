import { patternOf } from '../../text/patterns.ts'
import { officialNumber, personalDetail, reservedCountry } from '../../words/ats.ts'
import { pass, type Rule, rule, unknown, unless, worse } from '../rule.ts'

const details = patternOf(personalDetail, 'iu')
const official = patternOf(officialNumber, 'iu')
const reserved = patternOf(reservedCountry)

export const personal: Rule[] = [
  rule('personal-data', 'Nothing too personal', 4, ({ told, bullets, document: { basics } }) => {
    if (told.length === 0) return unknown()
    // What is told about work may well name the details of others.
    const own = told.filter(({ id }) => !bullets.some((it) => it.id === id))
    const numbers = own.filter(({ text }) => official.test(text))
    if (numbers.length > 0) return worse(unless(numbers, 'An official number is on your resume', 'Remove it.'))
    const country = basics.location?.countryCode?.trim() ?? ''
    if (country !== '' && !reserved.test(country)) return pass('What is usual differs by country.')
    const photo = basics.image && country !== '' ? [{ id: 'basics.image', text: 'photo' }] : []
    return unless(
      [...own.filter(({ text }) => details.test(text)), ...photo],
      'Your resume says too much about you',
      'Leave out your age, family, religion and photo.',
    )
  }),
]
