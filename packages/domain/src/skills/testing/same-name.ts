import { titleness } from '../../english/job-nouns.ts'
import { readVerb } from '../../english/verbs.ts'
import { contentStems, stem, words } from '../../english/words.ts'
import { keyOf, tokenise } from '../tokens.ts'

// When two names are of the very same thing by their letters alone. The catalogue marks such names with `=`; this holds
// the marks to what they say.

export type Sameness = 'spelling' | 'abbreviation' | 'maker'

/** Decided one by one: what the letters do not show, and what they show wrongly. */
const decided: Record<'same' | 'other', ReadonlySet<string>> = {
  same: new Set([
    'Registered Nurse: RN license',
    'Registered Nurse: Registered nurse licence',
    'Registered Nurse: Licensed registered nurse',
    'PMP: PMP certified',
    'PMP: PMP certification',
    'APICS CPIM: Certified in Planning and Inventory Management',
    'APICS CSCP: Certified Supply Chain Professional',
    'APICS CLTD: Certified in Logistics Transportation and Distribution',
    'CDL Class A: CDL-A',
    "CDL Class A: Class A commercial driver's license",
    'CDL Class B: CDL-B',
    'CDL Class B: Class B CDL',
    "Commercial driver's license: CDL license",
    'Professional Engineer: PE license',
    'Professional Engineer: Professional Engineer license',
    'Professional Engineer: Licensed Professional Engineer',
    'Chartered Engineer: CEng',
    'Chartered Engineer: Chartered engineer status',
    'Incorporated Engineer: IEng',
    'Chartered Project Professional: ChPP',
    'PgMP: Program Management Professional',
    'PRINCE2: PRINCE2 certified',
    'PRINCE2: Projects in Controlled Environments',
    'First Aid at Work: FAW certificate',
    'Emergency First Aid at Work: EFAW',
    'TOEFL: Test of English as a Foreign Language',
    'TOEIC: Test of English for International Communication',
    'TestDaF: Test Deutsch als Fremdsprache',
    'ISTQB: ISTQB certification',
    'Certified Kubernetes Security Specialist: CKS',
    'JNCIA: Juniper Networks Certified Associate',
    'Certified Quality Engineer: ASQ CQE',
    'Certified Quality Auditor: ASQ CQA',
    'Certified Quality Inspector: ASQ CQI',
    'Certified Protection Professional: CPP ASIS',
    'Paediatric first aid: Pediatric first aid',
    'aPHR: Associate Professional in Human Resources',
    'CASP+: SecurityX',
    'Cardiopulmonary resuscitation: CPR',
    'Customer satisfaction: CSAT',
    'ECMO: Extracorporeal membrane oxygenation',
    'ELISA: Enzyme-linked immunosorbent assay',
    'OSINT: Open source intelligence',
    'HAZOP: Hazard and operability study',
    'COSHH: Control of Substances Hazardous to Health',
    'Amazon EKS: Elastic Kubernetes Service',
    'LINQ: Language Integrated Query',
    'ANOVA: Analysis of variance',
    'NLTK: Natural Language Toolkit',
    'DAX: Data Analysis Expressions',
    'Time series database: TSDB',
    'Data acquisition: DAQ',
    'Desktop publishing: DTP',
    'Barcode medication administration: BCMA',
    'Data warehousing: DWH',
    'Customer experience: CX',
    'PGCE: Postgraduate Certificate in Education',
    'PGCHE: Postgraduate Certificate in Higher Education',
    'CAMS certification: Certified Anti-Money Laundering Specialist',
    'GSEC: GIAC Security Essentials',
    'Digital multimeter: DMM',
    'Hazard identification: HAZID',
    'Kotlin Multiplatform: KMP',
    'Healthcare assistant: HCA',
    'Special education: SPED',
    "DELF: Diplôme d'études en langue française",
    'DALF: Diplôme approfondi de langue française',
    'DSH: Deutsche Sprachprüfung für den Hochschulzugang',
    'Full truckload: FTL',
    'DBMS: Database management system',
    'Database administration: DBA',
    'Nonconformance report: NCR',
    'Remix: Remix.run',
    'Cypress: Cypress.io',
    'xUnit: xUnit.net',
    'Unity: Unity3D',
    'Prefect: Prefect.io',
    'STAAD.Pro: STAAD',
    'LexisNexis: Lexis',
    'Online experiment: Online experimentation',
    'Legal memo: Legal memoranda',
    'Horse riding: Horseback riding',
    'Contract law: Contractual law',
    'Cell biology: Cellular biology',
    'AP Style: AP Stylebook',
    'Punctuality: Punctual',
    'Tact: Tactful',
    'Compassionate: Compassion',
    'DE&I: DEI',
    'TS/SCI clearance: TS/SCI',
    'TS/SCI clearance: Top Secret/SCI',
    'BPSS clearance: BPSS',
    'TWIC card: TWIC',
    'SIA Door Supervisor: SIA Door Supervisor licence',
    'STCW certificate: STCW',
    'RFID: Radio frequency identification',
  ]),
  other: new Set(['Angular: AngularJS']),
}

export const decidedSingly = decided.same.size + decided.other.size

/** How one name is another form of the other, whichever is the longer; null where it may be something else. */
export function sameness(a: string, b: string, field: string): Sameness | null {
  if (decided.same.has(`${a}: ${b}`) || decided.same.has(`${b}: ${a}`)) return 'spelling'
  if (decided.other.has(`${a}: ${b}`) || decided.other.has(`${b}: ${a}`)) return null
  if (isSpelling(a, b, field)) return 'spelling'
  const ways = [
    [a, b],
    [b, a],
  ] as const
  if (ways.some(([short, long]) => isShortFor(short, long))) return 'abbreviation'
  return ways.some(([made, name]) => isMade(made, name, field)) ? 'maker' : null
}

const keysOf = (text: string) => tokenise(text).map(({ key }) => key)

/** The same letters, or the same words in another form; somebody is not what they do. */
function isSpelling(a: string, b: string, field: string): boolean {
  if (bare(a) === bare(b)) return true
  const isPaper = [a, b].every((it) => stemsOf(it).some((each) => ofPapers.has(each)))
  if (!isPaper && titleness(lastOf(a)) !== titleness(lastOf(b))) return false
  const neutral = isPaper ? ofPapers : field === 'languages' ? ofLanguages : none
  const [one, other] = [a, b].map((it) => stemsOf(it).filter((each) => !neutral.has(each)))
  if (!one?.length || one.length !== other?.length) return false
  // `Management of change`, `Negotiating contracts`, `Read blueprints`.
  const isTurned = isPaper || [a, b].some((it) => partsOf(it).some((part) => small.test(part)) || isDeed(it))
  const order = (of: string[]) => (isTurned ? [...of].sort() : of).join(' ')
  return order(one) === order(other)
}

/** Told as a deed, the object follows its verb. */
const isDeed = (name: string) => /^\p{L}+ing /u.test(name) || readVerb(words(name)[0] ?? '')?.form === 'base'

const lastOf = (text: string) => words(text).at(-1) ?? ''
const stemsOf = (text: string) =>
  words(
    partsOf(oneSpelling(text))
      .filter((part) => !small.test(part))
      .join(' '),
  ).map(stem)
const romans: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' }
const oneSpelling = (text: string) =>
  text
    .replace(/ (I{1,3}|IV)$/, (_, roman: string) => ` ${romans[roman]}`)
    .replace(/(?<=[Pp])ae(?=d)|(?<=[Oo])e(?=s)/g, 'e')

/** That something is a paper, and in force, adds nothing to its name; nor does it to German that it is a language. */
const ofPapers = new Set(
  contentStems(
    'certified certificate certification licence licensed license qualified qualification active valid current',
  ),
)
const ofLanguages = new Set(contentStems('language'))
const none = new Set<string>()

/** `Node.js`, `NodeJS` and `Node`; `Go` and `Golang`. */
const bare = (text: string) =>
  keysOf(oneSpelling(text))
    .join('')
    .replace(/(?<=..)(?:js|lang)$/, '')

/** Initials, or one word shortened: `CRRT`, `JS`, `k8s`, `rehab`; what stands before or behind in both is left aside. */
function isShortFor(short: string, long: string): boolean {
  const [few, many] = withoutShared(partsOf(short), partsOf(long))
  const [only, ...more] = few
  if (only === undefined || more.length > 0 || many.length === 0) return false
  return many.length === 1 ? shortens(only, many[0] ?? '') : areInitials(only, many)
}

const partsOf = (text: string) => text.split(/[\s/-]+/).filter((part) => part !== '')

function withoutShared(a: string[], b: string[]): [string[], string[]] {
  const isSame = (one = '', other = '') => keyOf(one) === keyOf(other)
  let [from, end] = [0, 0]
  while (from < a.length - 1 && from < b.length - 1 && isSame(a[from], b[from])) from += 1
  while (end < a.length - from - 1 && end < b.length - from - 1 && isSame(a.at(-1 - end), b.at(-1 - end))) end += 1
  return [a.slice(from, a.length - end), b.slice(from, b.length - end)]
}

const small = /^(?:of|and|the|for|in|to|on|with|a|an|&)$/

/** The first letter of each word; of a word such as SolidWorks, its capitals. */
function areInitials(short: string, parts: string[]): boolean {
  const letters = short.replace(/[^\p{L}]/gu, '').toLowerCase()
  if (!/^\p{Lu}\p{L}{0,6}\p{Lu}s?$/u.test(short.replace(/[.&]/g, ''))) return false
  const firstOf = (part: string) => part.slice(0, 1)
  const capitalsOf = (part: string) => part.replace(/[^\p{Lu}]/gu, '') || firstOf(part)
  const told = parts.filter((part) => !small.test(part))
  const ways = [firstOf, capitalsOf].flatMap((way) => [parts, told].map((of) => of.map(way).join('').toLowerCase()))
  return ways.includes(letters) || (short.endsWith('s') && ways.includes(letters.slice(0, -1)))
}

function shortens(short: string, long: string): boolean {
  const low = long.toLowerCase()
  const [, first, count, last] = /^(\p{L})(\d+)(\p{L})$/u.exec(short.toLowerCase()) ?? []
  if (count) return low.length === Number(count) + 2 && low[0] === first && low.at(-1) === last
  const capitals = long.replace(/[^\p{Lu}]/gu, '')
  return (
    clipped.get(short.toLowerCase()) === low ||
    (capitals.length > 1 && capitals === short && /^\p{L}*\p{Ll}\p{L}*$/u.test(long))
  )
}

/** Words that are usually cut short. A longer name is otherwise another thing: `ROS 2`, `SvelteKit`, `Pipeline`. */
const clipped = new Map(
  `admin administration, analog analogue, auto automotive, biotech biotechnology, chemo chemotherapy, comp compensation, demo demonstration,
  kube kubernetes, mongo mongodb, pharma pharmaceutical, physio physiotherapy, poly polygraph, postgres postgresql, prep preparation,
  rail railway, rehab rehabilitation, rhino rhinoceros, tech technology, tele telemetry, telecom telecommunications, trach tracheostomy`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** `MS Excel` for `Excel`; of papers, who awards one that has a sign of its own: `CompTIA Security+`, `ASQ CQE`. */
function isMade(made: string, name: string, field: string): boolean {
  const [maker = '', ...product] = keysOf(made)
  if (product.length === 0 || product.join(' ') !== keysOf(name).join(' ')) return false
  return field === 'certificates' ? /^[\p{Lu}\d-]{3,}$|\+$/u.test(name) : makers.has(maker)
}

/** Whose name before a product's adds nothing to it. */
const makers = new Set(
  `adobe amazon apache atlassian autodesk avid bentley cisco csi finra google hashicorp ibm microsoft ms ni oracle ptc siemens`.split(
    ' ',
  ),
)
