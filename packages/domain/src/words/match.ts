import type { Wording } from './job/row.ts'
import { namesIn, wordSet } from './notation.ts'

// Words by which an ad and a resume are compared.

/** An ad says these around what it asks: they tell nothing of the work. */
export const frameWords =
  wordSet(`experience experienced ability able skill skills skilled knowledge understanding understand familiar familiarity
  strong excellent good great solid proven demonstrated demonstrable demonstrate record working work works hands-on hands proficient
  proficiency competent competence competency require required requires requirement requirements prefer preferred preferably desirable
  desired essential minimum ideally ideal bonus advantage similar related relevant equivalent comparable background exposure comfortable
  confident expertise expert fluent year years yrs month months role roles position positions job level highly effectively effective
  efficiently appropriate various variety wide range well need needs needed looking seek seeking candidate candidates applicant someone
  successful prior previous previously least basic advanced intermediate current currently valid active full fully part time day daily
  days week weekly ongoing responsible responsibility responsibilities duties duty assist assisting help helping support
  supporting ensure ensuring provide providing perform performing maintain maintaining participate involved involvement commitment field
  area areas preferably nice considered own track environment environments setting settings best practice practices professional
  commercial qualification qualifications qualified must willing willingness knowledgeable deep sound keen direct directly necessary
  timely accurate accurately accuracy quality key date up-to-date recent real please new use using used make sure get`)

/** Every job has them: they say little. */
export const lightWords =
  wordSet(`manage lead run direct oversee develop prepare build make improve create design keep track handle deliver drive
  execute carry conduct own plan coordinate organise give take write read present report review monitor identify define set bring
  contribute act serve process arrange assign operate train coach supervise mentor teach screen draft hold meet spend spot share follow
  complete order use add start grow increase reduce ship launch deal clear complex internal external company team staff people business
  customer client product project program service system tool software senior junior large small different multiple several every
  regular first second`)

/** One for another: the first of a group stands for all. */
export const sameWords =
  namesIn(`client customer, kubernetes k8s, postgresql postgres, javascript js, typescript ts, golang go, medication med meds
  medicine, nurse rn, math maths mathematics, analyse analysis analytics analyst, purchase procure procurement, license licensure, organise
  organisation, administer administration administrator administrative, certificate certify certification certified, teach teacher teaching
  instruct instruction, recruit hire hiring, physician doctor, programme program, e-commerce ecommerce, pupil student, resume cv, receivable
  ar, payable ap, ledger gl, lorry truck, drive driver driving, nursery daycare, invoice billing`)

/** Short for. The short form stands in capitals. */
export const shortFor: readonly (readonly [short: string, long: string])[] = [
  ['BI', 'business intelligence'],
  ['CI', 'continuous integration'],
  ['CD', 'continuous deployment'],
  ['KPI', 'performance indicator'],
  ['ERP', 'enterprise resource planning'],
  ['WMS', 'warehouse management'],
  ['CRM', 'customer relationship management'],
  ['EHR', 'electronic health record'],
  ['EMR', 'electronic health record'],
  ['PR', 'public relations'],
  ['SEO', 'search engine optimization'],
  ['CFO', 'executive chief officer'],
  ['CEO', 'executive chief officer'],
  ['COO', 'executive chief officer'],
  ['CTO', 'executive chief officer'],
  ['CMO', 'executive chief officer'],
  ['VP', 'executive'],
  ['POS', 'point of sale'],
  ['SaaS', 'software'],
  ['FP&A', 'financial planning analysis'],
  ['UX', 'user experience'],
  ['UI', 'user interface'],
  ['QA', 'quality assurance testing'],
  ['HVAC', 'heating ventilation air conditioning'],
  ['AR', 'accounts receivable'],
  ['AP', 'accounts payable'],
  ['GL', 'general ledger'],
  ['HR', 'human resources'],
  ['IEP', 'individualized education plan'],
  ['PPE', 'personal protective equipment'],
  ['B2B', 'business to business'],
  ['P&L', 'profit loss'],
  ['SOP', 'standard operating procedure'],
  ['API', 'interface'],
  ['AWS', 'cloud'],
  ['GCP', 'cloud'],
]

/** They open what is only said beside the main clause. */
export const sideClauses = namesIn(
  'so that, so we, so our, so all, as our, where it, where we, until, in accordance with, in line with, and make them, which, while, in order to, to close, to reach, to turn, to ensure, to help, to meet, to provide, growing our, including, for example, as needed, as required, as necessary',
)

/** They open examples, of which one suffices. */
export const exampleWords = namesIn(
  'such as, e.g., eg, for example, for instance, like, including but not limited to, including, i.e.',
)

/** In a title they say the rank, and nothing of the work. */
export const rankWords = wordSet(
  'senior junior lead principal staff head chief assistant associate trainee apprentice intern graduate entry mid i ii iii',
)

/** Levels of study, from the lowest; the letters and words that name each. */
export const studyLevels: readonly (readonly [level: number, names: string])[] = [
  [5, 'phd dphil doctorate doctoral doctor pharmd md dnp edd'],
  [4, "master master's masters msc ms ma mba msw msn meng med pgce postgraduate llm mph"],
  [3, "bachelor bachelor's bachelors bsc basc bs ba bba bsn beng bed bcom llb degree hons undergraduate qts"],
  [2, 'associate associates hnd hnc adn aas'],
  [1, 'ged diploma gcse gcses a-level a-levels secondary nvq btec apprenticeship school'],
]

/** They say nothing of the subject of a study. */
export const studyWords =
  wordSet(`degree bachelor bachelor's bachelors master master's masters diploma related field discipline equivalent accredited
  program programme university college or and in of the a an ba bs bsc b m a s science arts combination education school graduate from similar
  relevant associate associate's ged high phd ms msc qualification any subject experience hold held four-year year level`)

/** A degree in another subject will do. */
export const openSubjectWords = wordSet('related similar relevant any equivalent comparable other another')

/** Words around the name of a credential. */
export const credentialFrame =
  wordSet(`valid current active must have hold holding held certified certification certificate licensed license licence
  licensure registration registered card required preferred state or equivalent obtain ability within months hire basic full clean`)

/** Makers that people leave out of the names of their products. */
export const productMakers = namesIn(
  'microsoft, adobe, oracle, google, atlassian, amazon, ibm, sap, apache, intuit, autodesk, the mathworks, cisco, vmware',
)

/** Products whose names are everyday words without their maker. */
export const ambiguousProducts =
  wordSet(`access word go outlook teams basic ada excel slack project visio classroom meet docs drive photos sites
  forms ring notes act rest flash swift chef puppet oracle cloud spark arena origin fluent maple adams patran animate publisher edge windows`)

/** A credential called so is asked by law or by the register of a trade. */
export const dealbreakerWords =
  wordSet(`license licence licensed licensure registration registered register rn lpn nmc hcpc qts gmc sra bar cdl
  chartered cpa`)

/** Beside a name they say that it is known a little. */
export const slightWords = wordSet(
  'basic basics beginner introductory limited conversational familiar elementary learning',
)

/** A line with one of these names a credential. */
export const credentialNouns =
  wordSet(`certified certification certificate certificates licensed licence license licences licenses registered
  registration card ticket qualified qualification accredited chartered`)

/** Of several that are named one will do. */
export const oneOfWords = namesIn('or, such as, including, e.g., like, similar, equivalent')

/** A clause ends before them. */
export const clauseWords = namesIn('and, or, but, with, would, is, are')

/** Something else will do in place of a degree. */
export const insteadWords = namesIn('equivalent, or experience, in lieu')

/** Before a number of years. */
export const beforeYears = namesIn('at least, a minimum of, a minimum, minimum of, minimum, over, more than')

/** Lengths of time. */
export const timeNames = namesIn('years, year, yrs, yr, months, month')

/** Ranks above those who do the work, and below. */
export const higherRanks = wordSet('senior lead principal head chief manager director')
export const lowerRanks = wordSet('junior assistant deputy sous trainee apprentice intern')

/** Among certificates they name a degree or a school leaving. */
export const namedDegrees = wordSet('degree diploma ged nvq btec apprenticeship pgce qts bachelor')

/** Letters of degrees that say their subject. */
export const subjectsOfLetters: readonly (readonly [letters: string, subject: string])[] = [
  ['bsn', 'nursing'],
  ['adn', 'nursing'],
  ['msn', 'nursing'],
  ['mba', 'business'],
  ['bba', 'business'],
  ['beng', 'engineering'],
  ['meng', 'engineering'],
  ['bed', 'education'],
  ['med', 'education'],
  ['pgce', 'education'],
  ['llb', 'law'],
  ['msw', 'social'],
]

export const languageLevel: Wording = {
  words: '\\b(native|fluent|business|professional|conversational|intermediate|advanced|basic|beginner|[ABC][12])\\b',
  why: 'how well a language is known',
}
