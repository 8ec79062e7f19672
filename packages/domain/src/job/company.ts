import { type Header, isTerm, segmentsOf } from './header.ts'
import { titleness } from './job-nouns.ts'
import type { Line } from './lines.ts'
import { isCity, isRegion, placesIn } from './places.ts'
import { titleKind } from './section-titles.ts'
import { sentencesOf } from './span.ts'

const part = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’+-]{0,30}"
const name = `(?:The\\s+)?((?:(?:\\p{Lu}[\\p{L}'’-]+,\\s){1,3}(?=\\p{Lu}[\\p{L}'’-]+,?\\s(?:&|and)\\s\\p{Lu}))?${part}(?:\\s(?:(?:&|of|for|und|de)\\s)?(?:${part}|&\\sCo\\.(?:\\sKG)?)){0,6})`
const subject = new RegExp(
  `^${name}(?:\\s*\\([^)]{1,80}\\))?(?:,[^,.]{2,70},)?\\s+(is|are|was|has|have|does|provides|\\p{Ll}+s)\\b`,
  'u',
)
const placeOfWork = new RegExp(
  `(?:\\b[Aa]t|\\b[Jj]oin|\\b[Ll]ife at|\\b[Cc]areer (?:at|with)|\\b[Ww]orking (?:at|for)|\\b[Ww]elcome to)\\s+${name}(?=[,.!?:;]|\\s(?:we|you|as|and|is|in|on)\\b|$)`,
  'gu',
)
const introduction = new RegExp(
  `\\b(?:We['’]re|We are|we['’]re|we are|[Hh]ere at)\\s+${name}(?=,|\\s(?:an?|and|we)\\b)`,
  'u',
)
const employer = /\b(?:equal|opportunit(?:y|ies)|employer|e-verify|disability confident|committed to|diversity|eoe)\b/i

/** Words that open a sentence without naming anybody. */
const common = new Set(
  `hi hello hey we you our your the this that these those it its as in at for if on with when where who what why how there here he she they his her all any each every both no not
  new candidates candidate applicants applicant applications application women minorities benefits experience please full part job jobs about position role team teams
  salary base pay location hybrid remote what's salary range department monday tuesday wednesday thursday friday offers offer employment employees employee schedules
  month professional people visits career careers meetings growth quality decisions teaching travel relocation month diversity knowledge minimum bachelor bachelor's master's
  degree ability strong excellent good proven must ideal successful responsibilities requirements qualifications compensation start interested apply hospitals
  behaviour accounting inquiries references interviews pupils lenders colleagues engineers everyone everybody working work one two three four five six seven eight nine ten`.split(
    /\s+/,
  ),
)

interface Group {
  score: number
  forms: Map<string, number>
}

/** The employer: the name with the most signs of being one, in its longest form. */
export function findCompany(header: Header, lines: readonly Line[], emails: string): string | null {
  const groups = new Map<string, Group>()
  const vote = (raw: string, score: number) => add(groups, raw, score)
  const fact = header.facts.get('company')
  if (fact) vote(fact.text.split(/\s+[|·•]\s+/)[0] ?? '', 12)
  for (const line of header.lines) voteHeader(line, vote)
  let opening = 1
  for (const line of lines) {
    for (const sentence of sentencesOf(line).slice(0, 40))
      if (voteSentence(sentence.text.slice(0, 400), opening, vote)) opening = 0
    const about = /^(?:about|why|life at|who is)\s+(.{2,50}?):?$/iu.exec(line.text)?.[1]
    if (about && /^\p{Lu}/u.test(about) && titleKind(line.text) === 'about') vote(about, 2)
  }
  voteDomains(groups, emails)
  const best = [...groups.values()].sort((a, b) => b.score - a.score)[0]
  return best && best.score >= 1 ? longestForm(best) : null
}

function voteHeader(line: { text: string; from: number }, vote: (raw: string, score: number) => void) {
  const segments = segmentsOf(line)
  segments.forEach((segment, index) => {
    const { text } = segment
    if (
      text.length > 60 ||
      /[:/]/.test(text) ||
      isTerm(text) ||
      !/^[\p{Lu}\p{N}]/u.test(text) ||
      isCity(text) ||
      isRegion(text)
    )
      return
    if (placesIn(text).some((place) => place.to - place.from > text.length * 0.5) || titleness(text) >= 1) return
    if (segment.gap.includes('(') || /^\d+$/.test(text) || text.split(' ').length > 7) return
    vote(text.replace(/\s+in\s+\p{Lu}.*$/u, ''), index === 0 || /[–—|·@]|at/.test(segment.gap) ? 2 : 1)
  })
}

/** The first sentence with a name for its subject most often introduces the employer. */
function voteSentence(text: string, bonus: number, vote: (raw: string, score: number) => void): boolean {
  const match = subject.exec(text)
  const isName = match?.[1] !== undefined && !common.has(match[1].split(' ')[0]?.toLowerCase() ?? '')
  if (isName && match?.[1]) vote(match[1], (employer.test(text.slice(0, 200)) ? 3 : 1) + bonus)
  for (const at of text.matchAll(placeOfWork)) if (at[1]) vote(at[1], 1.5)
  const own = introduction.exec(text)?.[1]
  if (own) vote(own, 2.5)
  return isName
}

const legalForm = /\s+(?:GmbH|AG|KG|SE|Inc\.?|LLC|Ltd\.?|PLC|plc|LLP|Corp\.?|Co\.?)(?:\s|$)/

function add(groups: Map<string, Group>, raw: string, score: number) {
  const form = raw
    .replace(/^The\s+/, '')
    .replace(/['’]s$/, '')
    .replace(/[\s,.:;!]+$/, (end) => (/\b(?:Inc|Ltd|Co|Corp)\.$/.test(raw) ? '.' : end.replace(/[\s,.:;!]+/, '')))
    .trim()
  const first =
    form
      .split(/\s+/)[0]
      ?.toLowerCase()
      .replace(/['’]s$/, '') ?? ''
  if (form.length < 2 || common.has(first) || isRegion(form) || (isCity(form) && score < 12)) return
  const isOnlyTitle = titleness(form) >= 1 && !legalForm.test(`${form} `) && score < 3
  if (isOnlyTitle || /\b(?:careers|jobs)$/i.test(form)) return
  const group = groups.get(first) ?? { score: 0, forms: new Map<string, number>() }
  group.score += legalForm.test(`${form} `) ? score + 2 : score
  group.forms.set(form, (group.forms.get(form) ?? 0) + score)
  groups.set(first, group)
}

const publicMail =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|gmx|web|icloud|aol|proton|linkedin|indeed|facebook|twitter|glassdoor|example)$/

/** An address at the employer's own domain names it. */
function voteDomains(groups: Map<string, Group>, text: string) {
  const domains = new Set(
    [...text.matchAll(/(?:@|\bwww\.|https?:\/\/(?:www\.)?)([a-z0-9-]{3,40})\.[a-z]{2,}/gi)].map((match) =>
      (match[1] ?? '').toLowerCase().replace(/-/g, ''),
    ),
  )
  for (const domain of [...domains].slice(0, 20)) {
    if (publicMail.test(domain)) continue
    for (const [first, group] of groups)
      if (first.length > 2 && domain.startsWith(first.replace(/[^\p{L}\p{N}]/gu, ''))) group.score += 3
  }
}

function longestForm({ forms }: Group): string {
  const all = [...forms.keys()].filter((form) => form.length <= 60)
  const proper = all.filter((form) => form !== form.toUpperCase() || form.length <= 5)
  const from = proper.length > 0 ? proper : all
  return from.reduce((best, form) => (form.length > best.length ? form : best), from[0] ?? '')
}
