import { titleness } from '../../language/job-nouns.ts'
import { readVerb } from '../../language/verbs.ts'
import { contentStems, stem, words } from '../../language/words.ts'
import type { Reason } from '../catalogue/parse.ts'
import { keyOf, tokenise } from '../tokens.ts'

// When two names are of the very same thing by their letters alone. The catalogue marks such names with `=`; this holds
// the marks to what they say.

/** Decided one by one: what the letters do not show, and what they show wrongly. */
const decided: Record<'same' | 'other', ReadonlySet<string>> = {
  same: new Set([
    '34a Sachkunde: Sachkunde 34a',
    'C++: CPP',
    'CPC card: CPC driver qualification card',
    'CT imaging: Computed tomography',
    'C#: C Sharp',
    'F#: F Sharp',
    '.NET: dotnet',
    'Google Cloud: GCP',
    'Objective-C: ObjC',
    'WebAssembly: WASM',
    'Protocol Buffers: Protobuf',
    'Subversion: SVN',
    'scikit-learn: sklearn',
    'Weights & Biases: wandb',
    'Scaled Agile Framework: SAFe',
    'T-SQL: Transact-SQL',
    'Generative AI: Gen AI',
    'Explainable AI: XAI',
    'Six Sigma: 6 Sigma',
    'Lockout/tagout: LOTO',
    'Hazard communication: HazCom',
    'EKG: ECG',
    'EKG: Electrocardiogram',
    'Penetration testing: Pen testing',
    'Penetration testing: Pentest',
    'Application security: AppSec',
    'Information security: InfoSec',
    'End-to-end testing: E2E testing',
    'Two-factor authentication: 2FA',
    'Educational technology: EdTech',
    'User experience design: UX design',
    'UX research: User experience research',
    'Third-party logistics: 3PL',
    'Sales operations: Sales ops',
    'Legal operations: Legal ops',
    'Revenue operations: RevOps',
    'RNA sequencing: RNA-seq',
    'Security+: Sec+',
    'Certified Pharmacy Technician: CPhT',
    'Bachelor of Laws: LLB',
    'Master of Laws: LL.M.',
    'Interaction design: IxD',
    'Cinema 4D: C4D',
    'Capital IQ: CapIQ',
    'Visual effects: VFX',
    'Immunohistochemistry: IHC',
    'Foreign exchange: Forex',
    'Demand generation: Demand gen',
    'Logical framework: Logframe',
    'Medication reconciliation: Med reconciliation',
    'Medication pass: Med pass',
    'Marketing communications: Marcom',
    'Slovenian: Slovene',
    'Sinhala: Sinhalese',
    'Order-to-cash: O2C',
    'Record-to-report: R2R',
    'Convolutional neural network: ConvNet',
    'Accounts payable: A/P',
    'Accounts receivable: A/R',
    'System administration: Sysadmin',
    'Display & Video 360: DV360',
    'Flight operations: Flight ops',
    'Post-operative care: Post-op care',
    'Pre-operative care: Preop care',
    'Microsoft Dynamics 365: D365',
    'Ruby on Rails: Rails',
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
  other: new Set([
    'Angular: AngularJS',
    'Databricks: Azure Databricks',
    'CPQ: Salesforce CPQ',
    'Total station: Trimble total station',
    'Relay protection: Protective relay',
    'Simatic S7: Simatic Step 7',
  ]),
}

export const decidedSingly = [...decided.same].map((pair) => pair.split(': ') as [string, string])

/** Whether one name is a form of the other for this reason: by the letters, or decided so. */
export const sameness = (a: string, b: string, field: string, reason: Reason): boolean =>
  isDecided('same', a, b) || (!isDecided('other', a, b) && rules[reason](a, b, field))

/** For which reason one name is a form of the other; null where it may be something else. */
export const reasonFor = (a: string, b: string, field: string): Reason | null =>
  (Object.keys(rules) as Reason[]).find((reason) => sameness(a, b, field, reason)) ?? null

const isDecided = (how: keyof typeof decided, a: string, b: string) =>
  decided[how].has(`${a}: ${b}`) || decided[how].has(`${b}: ${a}`)

/** Of an abbreviation and a maker's name, whichever of the two is the longer. */
const eitherWay =
  (holds: (one: string, other: string, field: string) => boolean) => (a: string, b: string, field: string) =>
    holds(a, b, field) || holds(b, a, field)

const rules: Record<Reason, (a: string, b: string, field: string) => boolean> = {
  spelling: (a, b, field) => isSpelling(a, b, field),
  abbreviation: eitherWay((short, long) => isShortFor(short, long)),
  maker: eitherWay((made, name, field) => isMade(made, name, field)),
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
  spellings.reduce(
    (said, [british, american]) => said.replace(british, american),
    text.replace(/ (I{1,3}|IV)$/, (_, roman: string) => ` ${romans[roman]}`),
  )

/** British before American: the same word in both. */
const spellings: [RegExp, string][] = [
  [/(?<=[Pp])ae(?=d)|(?<=[Oo])e(?=s)|(?<=rch)ae/g, 'e'],
  [/(?<=[Hh])aem(?=[ao])/g, 'em'],
  [/(?<=\b(?:post-)?[Aa]n)aes(?=th)/gi, 'es'],
  [/aluminium/gi, 'aluminum'],
  [/(?<=cent)re(?=d?\b)|(?<=[Ff]ib)re\b|(?<=[Tt]heat)re\b/g, 'er'],
  [/ou(?=r)(?=r(?:s?\b|ing|al|hood))/g, 'o'],
  [/(?<=[Mm])ou(?=ld(?:ing)?\b)/g, 'o'],
  [/(?<=[Cc]ouns|[Mm]od|[Tt]unn|[Ll]ab|[Ss]ign)(el|al)l(?=ing|er)/g, '$1'],
  [/(?<=\b)([Tt])yre/g, '$1ire'],
  [/ewellery\b/g, 'ewelry'],
  [/ulfilment\b/g, 'ulfillment'],
  [/\b[Ee](?=nquir)/g, 'i'],
  [/(?<=[Dd]efen)ce\b/g, 'se'],
  [/(?<=[Pp]rogram)me\b/g, ''],
]

/** That something is a paper, and in force, adds nothing to its name; nor does it to German that it is a language. */
const ofPapers = new Set(
  contentStems(
    'certified certificate certification licence licensed license qualified qualification active valid current',
  ),
)
const ofLanguages = new Set([stem('language')])
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

const small = /^(?:of|and|the|for|in|to|on|with|as|a|an|&)$/

/** The first letter of each word; of a word such as SolidWorks, its capitals. */
function areInitials(short: string, parts: string[]): boolean {
  const letters = short.replace(/[^\p{L}\d]/gu, '').toLowerCase()
  if (!/^\p{Lu}\p{L}{0,6}(?:\p{Lu}s?|\d)$/u.test(short.replace(/[.&]/g, ''))) return false
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

/** `MS Excel` for `Excel`, `AWS S3` for `Amazon S3`; of papers, who awards one that has a sign of its own: `CompTIA Security+`, `ASQ CQE`. */
function isMade(made: string, name: string, field: string): boolean {
  const [one, other] = [withoutMaker(made), withoutMaker(name)]
  if (one && one.product === keysOf(name).join(' ')) return true
  if (one && other && one.maker === other.maker && one.product === other.product) return true
  const [, ...awarded] = keysOf(made)
  return field === 'certificates' && awarded.join(' ') === keysOf(name).join(' ') && /^[\p{Lu}\d-]{3,}$|\+$/u.test(name)
}

/** The name behind its maker's, with the maker; null where none stands there. */
function withoutMaker(name: string): { maker: string; product: string } | null {
  const said = keysOf(name).join(' ')
  for (const [maker = '', ...others] of makers)
    for (const called of [maker, ...others])
      if (said.startsWith(`${called} `)) return { maker, product: said.slice(called.length + 1) }
  return null
}

/** Whose name before a product's adds nothing to it; of one maker, all that it is called. */
const makers =
  `adobe, altair, amazon/aws, apache, atlassian, autodesk, avid, bd, beckhoff, bentley, blackbaud, cadence, cisco, csi, d2l, dassault, dell,
  digsilent, dlubal, embarcadero, emerson, esri, finra, google, grafana, graphisoft, hashicorp, ibm, instructure, intuit, johnson controls, mathworks, maxon,
  microsoft/ms/azure, msc, national instruments/ni, ncbi, nemetschek, oracle, ptc, red hat, rws/sdl, salesforce, sap, siemens/simatic, simulia,
  sidefx, techsmith, tenable, thomson reuters, tpp, trimble, twitter, wolfram, workday, xilinx`
    .split(/,\s+/)
    .map((maker) => maker.split('/').map((called) => keysOf(called).join(' ')))
