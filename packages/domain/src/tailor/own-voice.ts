import { determiner } from '../language/opening-words.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { isPluralNoun } from '../language/tokens.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { lineWords } from '../words/tailor-lines.ts'
import { lowerFirst } from './names.ts'

const ownName = patternOf(lineWords.ownName, 'u')
const stillMine = patternOf(lineWords.stillMine, 'u')
const byMe = patternOf(lineWords.byMe, 'u')

/** `I managed the shop` → `Managed the shop`, `The scheme was set up by me` → `Set up the scheme`; null for any other line. */
export const withoutMe = (text: string): string | null => withoutName(text) ?? active(text)

function withoutName(text: string): string | null {
  const [name] = ownName.exec(text) ?? []
  if (name === undefined) return null
  const rest = text.slice(name.length)
  const verb = readVerb(/^\p{Ll}+/u.exec(rest)?.[0] ?? '')
  const isDeed = verb?.form === 'past' || verb?.form === 'base' || verb?.form === 'participle'
  return isDeed && verb.base !== 'be' && verb.base !== 'have' && !stillMine.test(rest) ? upperFirst(rest) : null
}

function active(text: string): string | null {
  const { what = '', deed = '', rest = '' } = byMe.exec(text)?.groups ?? {}
  const pasts = deed.split(' and ').map(pastOf)
  if (pasts.includes(null) || /[,;:]/.test(what) || stillMine.test(what + rest)) return null
  return `${upperFirst(pasts.join(' and '))} ${lowerFirst(what)}${rest}`
}

const broughtAbout = patternOf(lineWords.broughtAbout, 'u')

/** `Beer losses brought down from 8.4% to 5.1%` → `Brought beer losses down from 8.4% to 5.1%`; null for any other line. */
export function broughtBy(text: string): string | null {
  const { what = '', verb = '', way, how = '' } = broughtAbout.exec(text)?.groups ?? {}
  const [first = '', ...others] = what.split(' ')
  const end = others.findIndex(isPreposition)
  const head = (end < 0 ? what.split(' ').at(-1) : [first, ...others][end]) ?? ''
  const isDeed = readVerb(first.toLowerCase())?.form === 'past'
  if (what === '' || isDeed || stillMine.test(lowerFirst(what)) || (verb === 'brought' && way === undefined))
    return null
  const isBare = determiner.test(first.toLowerCase()) || isPluralNoun(head.toLowerCase())
  return `${upperFirst(verb)} ${isBare ? '' : 'the '}${lowerFirst(what)}${way === undefined ? '' : ` ${way}`} ${how}`
}

/** `taken` → `took`; null for what is no participle. */
function pastOf(deed: string): string | null {
  const forms = verbForms(readVerb(deed)?.base ?? '')
  return deed !== '' && forms.participle === deed ? forms.past : null
}
