import type { Wording } from './job/row.ts'
import { namesIn, wordSet } from './notation.ts'
import { schools } from './organisations.ts'

// Words by which a reader knows what a piece of a resume is. Kinds of words rather than names: no employer, school or
// person is known here.

/** Nouns that end a job title at the head of an entry, besides those of any text. */
export const titleNouns = wordSet(`
  actor ambassador au-pair broadcaster canvasser chairman chairperson chairwoman chiropractor
  choreographer co-founder cofounder commis composer conductor corporal correspondent expeditor foreperson
  founder freelancer graduate guide guitarist hand houseman interviewer investigator judge lieutenant locum marker mediator
  keeper member musician negotiator operative osteopath overseer pair paraprofessional pm po podiatrist
  policeman postdoctoral practitioner preceptor presenter private promoter proprietor qa reporter resident rigger sailor scholar
  scrum seamstress sergeant soldier sonographer sous staff stagiaire stewardess stocker student superuser trustee ui ux
`)

/** A title opens with them. */
export const titleStarts =
  wordSet(`senior junior lead principal staff chief head deputy assistant associate vice regional global interim acting freelance
  self-employed trainee graduate apprentice executive general managing certified registered licensed charge clinical`)

/** What stands behind a title and a comma without being an employer: `Vice President, Credit Risk`. */
export const departmentWords = wordSet(`
  risk credit marketing sales operations finance financial engineering product products design development research intensive care surgery surgical
  icu emergency payments onboarding growth infrastructure platform security data analytics people human resources hr legal compliance procurement logistics supply
  quality assurance mathematics maths english science sciences history physics chemistry ward unit department division team emea apac region
  north south east west europe americas commercial corporate retail digital brand communications strategy planning policy programs programmes
  accounting audit tax treasury investment banking wealth markets technology it software backend frontend mobile web cloud support customer
  success service services medical clinical paediatrics pediatrics oncology maternity theatre primary secondary years
`)

/** Kinds of schools, also as they are called elsewhere. */
export const institutionWords = wordSet(`${schools} center centre institution polytechnic fachhochschule
  università gymnasium gesamtschule conservatory seminary faculty campus uni eth berufsschule
  berufskolleg technikum instituto universiteit hogeschool universitet kth mit colégio escuela istituto liceo lyceum lyceul
  ysgol hoërskool grundschule realschule liceum politechnika uniwersytet akademia universitatea univerzita univerzitet üniversitesi
  yliopisto høgskolen högskola universidade faculdade facultad politecnico tafe tvet`)

export const degreeWord: Wording = {
  words:
    "\\b([bm]\\.?(\\s?sc|a|s|eng|ed|tech|com|f\\.?a)|[bm]ba|m\\.?phil|ph\\.?\\s?d|d\\.?phil|ll\\.?b|ll\\.?m|j\\.?d|m\\.?d|bsn|msn|adn|dnp|pgce|pgdip|hnd|hnc|nvq|btec|bachelor(['’]?s)?|master(['’]?s)?|doctor(ate|al)?|diploma|diplom|licence|associate(['’]?s)?|a\\.?a\\.?s?|a\\.?s|degree|abitur|baccalaur[eé]ate?|a[- ]levels?|gcses?|high school|secondary|apprenticeship|journeyman|certificate|grado|licenciatura|laurea|m[aá]ster|bachiller|ingenier[oa]|staatsexamen|magister|postdoc|ged|minor|major|foundation|honours|matura|leaving cert(ificate)?|qualified teacher status|culinary arts|trade test|grade \\d{1,2}|\\d{1,2}th (standard|grade)|boot ?camp|licentiate|matric(ulation)?|o[- ]levels?|b\\.?e)\\b",
  why: 'names a degree, a school-leaving certificate or the way to one',
}

export const agentTitle: Wording = {
  words: '^\\p{L}{3,}(er|or|ist|ian|eer|yst)$',
  why: 'one who does: `adjuster`, `machinist`',
}

export const compoundTitle: Wording = {
  words: '^\\p{L}{3,}(worker|maker|keeper|driver|smith|wright|layer|fitter|cleaner|ologist|nist)$',
  why: '`metalworker`, `cabinetmaker`, `locksmith`, `violinist`',
}

/** Small in a name or a title. */
export const smallNameWords = 'a an and as at by de du for from in of on or per the to via with'

// ---- places

/** Countries besides those that any text names, and the codes of some. */
export const otherCountries = namesIn(
  `afghanistan,albania,algeria,argentina,armenia,at,au,azerbaijan,bangladesh,be,belarus,bolivia,bosnia,ca,cambodia,
  cameroon,ch,chile,colombia,costa rica,cuba,cyprus,cz,de,dk,dominican republic,ecuador,egypt,el salvador,es,ethiopia,
  fi,fr,gb,georgia,ghana,gr,great britain,guatemala,hong kong,hu,iceland,ie,in,indonesia,iran,iraq,it,jamaica,jordan,
  kazakhstan,kenya,korea,kosovo,kuwait,lebanon,malaysia,malta,moldova,monaco,mongolia,montenegro,morocco,nepal,
  nicaragua,nigeria,nl,no,nz,oman,pakistan,palestine,panama,paraguay,peru,philippines,pl,pt,puerto rico,qatar,ro,
  russia,rwanda,saudi arabia,se,senegal,sg,somalia,south korea,sri lanka,sudan,syria,taiwan,tanzania,thailand,tunisia,
  türkiye,u.s.a.,uganda,ukraine,uruguay,uzbekistan,venezuela,vietnam,yemen,zambia,zimbabwe`,
)
export const otherRegionCodes = namesIn('NL,NT,NU,PE,YT')
export const otherRegions = namesIn('catalonia,connacht,county dublin,leinster,lombardy,munster,ulster')

/** Between the words of a town's name, or before them. */
export const insideTowns =
  'st\\.?, de, la, le, les, del, da, do, am, an, der, bei, upon, on, of, the, sur, den, van, im, al'

export const workMode: Wording = {
  words: '^(fully\\s+)?(remote|hybrid|on-?site|home office|worldwide|various|nationwide)(\\s*[(,/–-].*)?$',
  why: 'stands in the place of a town, and names none',
}
