import { perText } from '../language/remembered.ts'
import { readVerb } from '../language/verbs.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import { allSkills } from '../skills/index.ts'
import { canonical } from './common-words.ts'
import { nameBounds } from './weights.ts'

/** Names of jobs that share no stem with what they do, or share one with something else. */
const unlike = `doctor Patient care|physician Patient care|surgeon Perioperative nursing|dentist Dentistry|dental hygienist Dental hygiene|pharmacist Pharmacy practice|physiotherapist Physical therapy|
physical therapist Physical therapy|occupational therapist Occupational therapy|carer Personal care|caregiver Personal care|midwife Midwifery|phlebotomist Phlebotomy|veterinarian Veterinary care|vet Veterinary care|optometrist Optometry|
dietitian Dietetics|psychologist Psychotherapy|counselor Mental health counseling|paramedic Paramedicine|actuary Actuarial science|banker Banking|cfo Corporate finance|financial officer Corporate finance|finance Financial analysis|
financial Financial analysis|controller Accounting|treasurer Treasury|tax Taxation|lawyer Legal practice|attorney Legal practice|counsel Legal practice|solicitor Legal practice|barrister Legal practice|judge Legal practice|judicial Legal research|
legal Legal practice|law clerk Legal research|paralegal Paralegal work|tutor Tutoring|professor University teaching|instructor Teaching|trainer Teaching|sales development Lead generation|account executive B2B sales|seo Search engine optimization|architect Construction|
electrician Electrical installation|carpenter Carpentry|mechanic Mechanical maintenance|joiner Joinery|painter Painting and decorating|machinist Machining|buyer Procurement|planner Production planning|supply chain Supply chain planning|
chef Cooking|baker Baking|waiter Food and beverage service|secretary Administrative support|clerk Administrative support|data scientist Data science|data analyst Data analysis|
statistician Statistics|postdoc Research|researcher Research|scientist Research|biologist Biology|chemist Chemistry|developer Software engineering|backend Back-end development|security analyst Cybersecurity|
editor Editing|writer Editing|driver Professional driving|pilot Aircraft piloting|courier Courier work|cleaner Commercial cleaning|actor Acting|soldier Military operations|military Military operations|retail Retail sales|nursery Early childhood education|
adjuster Claims handling|maintenance Maintenance|foreman Construction supervision|product manager Product management|hotel Hotel operations|kitchen Cooking|hygienist Dental hygiene`

const byTitle = new Map(
  unlike.split(/\|\s*/).map((line) => {
    const at = line.search(/ (?=\p{Lu})/u)
    return [line.slice(0, at), line.slice(at + 1)] as const
  }),
)

/** What the names of these jobs say they do; a test holds them to the catalogue. */
export const titledSkills = (): string[] => [...byTitle.values()]

/** Mended shoes are of shoe repair; but not all who teach do the same. */
const deed = (verb: string) => canonical(verb).replace('teach', verb)

/** Products are no production: the object keeps its word, and loses only its plural. */
const done = (verb: string, object: readonly string[]) =>
  ` ${object.map((word) => word.replace(/(?:ie|y|s?e)?s?$/, '')).join(' ')} ${deed(stem(verb))}`

let byStems: Map<string, string> | null = null

/** `Recruiting` by the stem it shares with `recruiter`, and, after a space, deeds. Names go before aliases, and the first of two stays. */
function index(): Map<string, string> {
  if (byStems) return byStems
  byStems = new Map()
  const skills = allSkills().filter(({ soft, exact, context }) => !soft && !exact && !context)
  const names = skills.map(({ name }) => [name, name] as const)
  const aliases = skills.flatMap((skill) => skill.aliases.map((alias) => [alias, skill.name] as const))
  for (const [written, name] of [...names, ...aliases]) {
    const said = words(written)
    for (const key of [said.map(stem).join(' '), done(said.at(-1) ?? '', said.slice(0, -1))])
      if (key.length > nameBounds.letters && !byStems.has(key)) byStems.set(key, name)
  }
  return byStems
}

/** The skills that the name of a job stands for. */
export const skillsOfTitle = perText((title): readonly string[] => skillsIn(title, 1))

/** Skills of several words in another form of theirs: `TIG welded` is of `TIG welding`. */
export const inflectedSkills = (text: string): string[] => [
  ...skillsIn(text, nameBounds.inflected),
  ...doneSkills(text),
]

/** `Built 23 sets` is set construction told as a deed: the verb, and then its object, which no other word follows. */
const doneSkills = (text: string): string[] =>
  text.split(/[,;:.()]/).flatMap((part) => {
    const said = words(part)
    return said.flatMap((word, at) => {
      if (readVerb(word) === null) return []
      const heads = said
        .slice(at + 1, at + 1 + nameBounds.reach)
        .filter(
          (head, next) => !isStopWord(head) && said[at + next] !== 'of' && isStopWord(said[at + 2 + next] ?? 'and'),
        )
      return heads.flatMap((head) => index().get(done(word, [head])) ?? [])
    })
  })

function skillsIn(text: string, shortest: number): string[] {
  const said = words(text)
  const stems = said.map(stem)
  const found = new Set<string>()
  let at = 0
  while (at < stems.length) {
    let step = 1
    for (let length = Math.min(nameBounds.longest, stems.length - at); length >= shortest; length -= 1) {
      const part = (of: readonly string[]) => of.slice(at, at + length).join(' ')
      const skill = byTitle.get(part(said)) ?? index().get(part(stems))
      if (skill === undefined) continue
      found.add(skill)
      step = length
      break
    }
    at += step
  }
  return [...found]
}
