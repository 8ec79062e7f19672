import { pass, type Rule, rule, unknown, unless, worse } from '../rule.ts'

const details =
  /(?:^|[|•·;,]\s*)(?:date of birth|birth ?date|d\.?o\.?b\b|born(?: on| in)? [\d\p{Lu}]|(?:age|gender|sex|religion|height|weight)\s*:|(?:marital|civil) status|married\b)/iu
const official =
  /\b\d{3}-\d{2}-\d{4}\b|\b(?:passport|social security|national insurance)\b[\s:.#]*(?:no|number)?[\s:.#]*\p{L}{0,2}\s?\d{4}/iu

/** Where it is not the custom to send such details, and employers would rather not have them. */
const reserved =
  /^(?:us|gb|uk|ca|ie|au|nz|united (?:states|kingdom)|england|scotland|wales|canada|ireland|australia|new zealand)\b/i

export const personal: Rule[] = [
  rule('personal-data', 'Nothing too personal', 4, ({ told, bullets, document: { basics } }) => {
    if (told.length === 0) return unknown()
    // What is told about work may well name the details of others.
    const own = told.filter(({ id }) => !bullets.some((it) => it.id === id))
    const numbers = own.filter(({ text }) => official.test(text))
    if (numbers.length > 0) return worse(unless(numbers, 'An official number, open to all', 'Take it out.'))
    const country = basics.location?.countryCode?.trim() ?? ''
    if (country !== '' && !reserved.test(country)) return pass('What is usual differs by country.')
    const photo = basics.image && country !== '' ? [{ id: 'basics.image', text: 'photo' }] : []
    return unless(
      [...own.filter(({ text }) => details.test(text)), ...photo],
      'Employers should not ask for this',
      'Leave out age, family, religion and looks.',
    )
  }),
]
