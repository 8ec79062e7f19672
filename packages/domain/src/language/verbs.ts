import { compoundVerbs, doublingVerbs, irregularVerbs, regularVerbs, verbsInIse } from '../words/verbs.ts'

// The forms of verbs: resumes and advertisements are full of them, and differ in little else.

export interface VerbForms {
  base: string
  third: string
  past: string
  participle: string
  gerund: string
}
export type VerbForm = keyof VerbForms

const irregularForms = new Map(
  irregularVerbs.split(/[|\n]+/).map((line) => {
    const [base = '', past = base, participle = past] = line.split(' ')
    return [base, { past, participle }] as const
  }),
)
for (const verb of compoundVerbs.split(/\s+/)) {
  const [prefix = '', root = ''] = verb.split('+')
  const { past, participle } = irregularForms.get(root) ?? { past: '', participle: '' }
  irregularForms.set(prefix + root, { past: prefix + past, participle: prefix + participle })
}

/** A last syllable without stress, whose `l` doubles in Britain all the same: `travelled`, `fuelled`. */
const isBritish = (base: string) =>
  /[aeiou].*[^aeiou][aeiou]l$|[^aeiou](?:ia|ue)l$/.test(base) && !doublingVerbs.has(base)

const oneSyllable = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/
/** `refit` and `debug` go as `fit` and `bug` do; `render` and `debit` have no such verb in them. */
const again = /^(?:re|un|de|out|under|over|retro|mis|pre)(?=[^aeiou][lr]?[aeiou].$)(?!bit$)/

function doubled(base: string): string {
  const doubles = oneSyllable.test(base.replace(again, '')) || doublingVerbs.has(base) || isBritish(base)
  return doubles ? `${base}${base.slice(-1)}` : base
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${doubled(base)}ed`
}

function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`
  return `${doubled(base)}ing`
}

function thirdOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** All forms of any verb, known or not. */
export function verbForms(base: string): VerbForms {
  const past = irregularForms.get(base)?.past ?? regularPast(base)
  const participle = irregularForms.get(base)?.participle ?? past
  return { base, third: thirdOf(base), past, participle, gerund: gerundOf(base) }
}

const knownBases = [
  ...irregularForms.keys(),
  ...regularVerbs.split(/\s+/),
  ...verbsInIse.split(/\s+/).map((stem) => `${stem}ise`),
].flatMap((base) => (/.{3}ise$/.test(base) ? [base, base.replace(/se$/, 'ze')] : base))

let readings: Map<string, { base: string; form: VerbForm }> | null = null

function known() {
  if (readings) return readings
  readings = new Map()
  for (const base of knownBases) {
    const forms = verbForms(base)
    for (const form of ['base', 'past', 'participle', 'gerund', 'third'] as const)
      if (!readings.has(forms[form])) readings.set(forms[form], { base, form })
    // `traveled` beside `travelled`.
    if (isBritish(base)) {
      readings.set(`${base}ed`, { base, form: 'past' })
      readings.set(`${base}ing`, { base, form: 'gerund' })
    }
  }
  return readings
}

/** The verb that a word is a form of, where it is one we know: `led` is the past of `lead`. */
export function readVerb(word: string): { base: string; form: VerbForm } | null {
  const plain = word.toLowerCase().replace(/’/g, "'")
  return known().get(plain) ?? onceMore(plain)
}

/** `restrung` goes as `strung` does. */
function onceMore(word: string): { base: string; form: VerbForm } | null {
  if (!/^re[a-z]{4}/.test(word)) return null
  const once = known().get(word.slice(2))
  return once && irregularForms.has(once.base) ? { ...once, base: `re${once.base}` } : null
}
