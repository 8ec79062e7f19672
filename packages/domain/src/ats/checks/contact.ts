import { patternOf } from '../../text/patterns.ts'
import { notName } from '../../words/ats.ts'
import { pass, quote, type Rule, rule, unknown, unless, warn, worse } from '../rule.ts'

const isNotName = patternOf(notName, 'iu')
const address = /^[^\s@"(),:;<>]+@[^\s@.]+(?:\.[^\s@.]+)+$/u
// Four digits are most often a year of birth.
const unplain = /^[^@]*(?:\d{4}|[_.-]{2}|xx)|^[_-]|[_-]@/i
const link = /^(?:https?:\/\/)?[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export const contact: Rule[] = [
  rule('name', 'Your name', 6, ({ document: { basics } }) => {
    const name = basics.name?.trim() ?? ''
    const found = warn(
      name === '' ? 'Your name is missing' : 'Your name may be misread',
      name === '' ? 'None was found.' : `${quote(name)}.`,
      'Put your name alone on the first line.',
      'basics.name',
    )
    if (name === '') return worse(found)
    return isNotName.test(name) ? found : pass(name)
  }),
  rule('email', 'Email address', 8, ({ document: { basics } }) => {
    const email = basics.email?.trim() ?? ''
    const found = (title: string, said: string) =>
      warn(title, said, 'Use one with your name that you check daily.', 'basics.email')
    if (email === '') return worse(found('Your email address is missing', 'None was found.'))
    if (!address.test(email)) return worse(found('Your email address is not valid', `${quote(email)}.`))
    return unplain.test(email)
      ? found('Your email address looks informal', `${quote(email)} is hard to read out, or tells your age.`)
      : pass(email)
  }),
  rule('phone', 'Phone number', 4, ({ document: { basics } }) => {
    const phone = basics.phone?.trim() ?? ''
    const digits = phone.replace(/\D/g, '').length
    if (digits >= 7 && digits <= 17) return pass(phone)
    const fix = 'Add one, with the country code.'
    return phone === ''
      ? warn('Your phone number is missing', 'None was found.', fix, 'basics.phone')
      : warn('Your phone number looks incomplete', `${quote(phone)} has ${digits} digits.`, fix, 'basics.phone')
  }),
  rule('place', 'Where you live', 2, ({ document: { basics } }) => {
    const { city, region, countryCode, address: street } = basics.location ?? {}
    return city || region || countryCode || street
      ? pass()
      : warn(
          'Your location is missing',
          'None was found.',
          'Add your town and country. A street is not needed.',
          'basics.location',
        )
  }),
  rule('links', 'Working links', 1, ({ document: { basics } }) => {
    const links = [{ id: 'basics.url', url: basics.url }, ...basics.links].flatMap(({ id, url }) =>
      url ? [{ id, text: url }] : [],
    )
    if (links.length === 0) return unknown('There are no links, and none are needed.')
    const broken = links.filter(({ text }) => !link.test(text.trim()))
    return unless(broken, 'A link does not work', 'Write it like linkedin.com/in/your-name.')
  }),
]
