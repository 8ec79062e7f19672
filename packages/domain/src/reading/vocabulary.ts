import { withoutLegalForm } from '../language/legal-form.ts'
import { organisationness } from '../language/organisations.ts'
import { wordSet } from '../words/notation.ts'
import { schools } from '../words/organisations.ts'
import { jobNouns } from '../words/people.ts'

// Words that tell what a piece of text is. Kinds of words rather than names: no employer, school or person is known here.

/** Nouns that end a job title at the head of an entry, besides those of any text. */
const titleNouns = wordSet(`
  actor ambassador au-pair broadcaster canvasser chairman chairperson chairwoman chiropractor
  choreographer co-founder cofounder commis composer conductor corporal correspondent expeditor foreperson
  founder freelancer graduate guide guitarist hand houseman interviewer investigator judge lieutenant locum marker mediator
  keeper member musician negotiator operative osteopath overseer pair paraprofessional pm po podiatrist
  policeman postdoctoral practitioner preceptor presenter private promoter proprietor qa reporter resident rigger sailor scholar
  scrum seamstress sergeant soldier sonographer sous staff stagiaire stewardess stocker student superuser trustee ui ux
`)

const titleStarts =
  wordSet(`senior junior lead principal staff chief head deputy assistant associate vice regional global interim acting freelance
  self-employed trainee graduate apprentice executive general managing certified registered licensed charge clinical`)

/** What stands behind a title and a comma without being an employer: `Vice President, Credit Risk`. */
const departmentWords = wordSet(`
  risk credit marketing sales operations finance financial engineering product products design development research intensive care surgery surgical
  icu emergency payments onboarding growth infrastructure platform security data analytics people human resources hr legal compliance procurement logistics supply
  quality assurance mathematics maths english science sciences history physics chemistry ward unit department division team emea apac region
  north south east west europe americas commercial corporate retail digital brand communications strategy planning policy programs programmes
  accounting audit tax treasury investment banking wealth markets technology it software backend frontend mobile web cloud support customer
  success service services medical clinical paediatrics pediatrics oncology maternity theatre primary secondary years
`)

const institutionWords = wordSet(`${schools} center centre institution polytechnic fachhochschule
  università gymnasium gesamtschule conservatory seminary faculty campus uni eth berufsschule
  berufskolleg technikum instituto universiteit hogeschool universitet kth mit colégio escuela istituto liceo lyceum lyceul
  ysgol hoërskool grundschule realschule liceum politechnika uniwersytet akademia universitatea univerzita univerzitet üniversitesi
  yliopisto høgskolen högskola universidade faculdade facultad politecnico tafe tvet`)

const degreeWords =
  /\b(?:[bm]\.?(?:\s?sc|a|s|eng|ed|tech|com|f\.?a)|[bm]ba|m\.?phil|ph\.?\s?d|d\.?phil|ll\.?b|ll\.?m|j\.?d|m\.?d|bsn|msn|adn|dnp|pgce|pgdip|hnd|hnc|nvq|btec|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate|al)?|diploma|diplom|licence|associate(?:['’]?s)?|a\.?a\.?s?|a\.?s|degree|abitur|baccalaur[eé]ate?|a[- ]levels?|gcses?|high school|secondary|apprenticeship|journeyman|certificate|grado|licenciatura|laurea|m[aá]ster|bachiller|ingenier[oa]|staatsexamen|magister|postdoc|ged|minor|major|foundation|honours|matura|leaving cert(?:ificate)?|qualified teacher status|culinary arts|trade test|grade \d{1,2}|\d{1,2}th (?:standard|grade)|boot ?camp|licentiate|matric(?:ulation)?|o[- ]levels?|b\.?e)\b/iu

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/()]+/)
    .filter(Boolean)

/** One who does: `adjuster`, `liaison` is not, `machinist` is. */
const agentNoun = /^\p{L}{3,}(?:er|or|ist|ian|eer|yst)$/u

/** `metalworker`, `cabinetmaker`, `locksmith`, `violinist`. */
const compoundNoun = /^\p{L}{3,}(?:worker|maker|keeper|driver|smith|wright|layer|fitter|cleaner|ologist|nist)$/u

/** How much a piece reads like a job title, 0 to 1. */
export function titleness(text: string): number {
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > 12) return 0
  const last = tokens.findLastIndex((token) => jobNouns.has(token) || titleNouns.has(token) || compoundNoun.test(token))
  const start = titleStarts.has(tokens[0] ?? '') ? 0.2 : 0
  const isAgent = agentNoun.test(tokens.at(-1) ?? '') && tokens.length <= 5
  if (last < 0) return isAgent ? 0.45 + start : start
  return Math.min(1, 0.7 + start + (last === tokens.length - 1 ? 0.1 : 0))
}

export const namesDepartment = (text: string): boolean => tokensOf(text).some((token) => departmentWords.has(token))

export const namesInstitution = (text: string): boolean =>
  tokensOf(text).some((token) => institutionWords.has(token.replace(/[.']s?$/, '')))

/** How surely a piece is a degree: 1 where it begins with one, less where the word stands inside a name. */
export function degreeness(text: string): number {
  const match = degreeWords.exec(text)
  if (!match) return 0
  if (match.index === 0) return 1
  return namesInstitution(text) || organisationness(text) > 0.3 ? 0.2 : 0.6
}

export const smallWord = /^(?:a|an|and|as|at|by|de|du|for|from|in|of|on|or|per|the|to|via|with)$/u

/** Reads like a name: one word, or for the most part capitals. `2,300 weekly downloads` and `written in Go` do not. */
export function isNameLike(text: string): boolean {
  const bare = withoutLegalForm(text.replace(/\s*\([^()]*\)/gu, ''))
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !smallWord.test(word))
  const names = words.filter((word) => /\p{Lu}/u.test(word))
  const least = names[0] === words[0] ? words.length / 2 : words.length / 2 + 0.5
  return words.length === 1 ? /\p{L}/u.test(bare) : names.length >= least
}

/** One to four capitalised words that are neither a title nor a company's name. */
export const isTownLike = (text: string) =>
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]*|am|an|der|upon|on|de|la|of)){0,3}$/u.test(text) &&
  titleness(text) < 0.5 &&
  organisationness(text) < 0.5
