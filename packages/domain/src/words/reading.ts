import type { Wording } from './job/row.ts'
import { namesIn, wordSet } from './notation.ts'
import { schools } from './organisations.ts'

// Words by which a reader knows what a piece of a resume is. Kinds of words rather than names: no employer, school or
// person is known here.

/** Nouns that end a job title at the head of an entry, besides those of any text. */
export const titleNouns = wordSet(`
  actor ambassador au-pair broadcaster canvasser chairman chairperson chairwoman chiropractor
  choreographer co-founder cofounder commis composer conductor corporal correspondent craftsman draughtsman expeditor foreperson
  founder freelancer graduate groundsman guide guitarist hand handyman houseman interviewer investigator judge lieutenant locum marker mediator
  keeper member musician negotiator operative osteopath overseer pair paraprofessional pm po podiatrist
  policeman rn lpn lvn postdoctoral practitioner preceptor presenter private promoter proprietor qa reporter resident rigger sailor salesman saleswoman scholar
  scrum seamstress sergeant soldier sonographer sous staff stagiaire stewardess stocker storeman student superuser trustee ui ux
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
  words: '^\\p{L}{3,}(worker|maker|keeper|driver|smith|wright|layer|fitter|cleaner|ologist|nist|hand)$',
  why: '`metalworker`, `cabinetmaker`, `locksmith`, `violinist`, `farmhand`',
}

/** Small in a name or a title. */
export const smallNameWords = 'a an and as at by de du for from in of on or per the to via with'

// ---- places

/** What a street is called by behind its name: `4 Elm Row`. */
export const streetsBehind = `street, st, road, rd, row, lane, ln, avenue, ave, av, drive, dr, court, ct, close, crescent, cres, way, place, pl, terrace, square, sq,
  boulevard, blvd, gardens, gdns, grove, hill, park, walk, mews, parade, highway, hwy, parkway, pkwy, circle, cir, trail, loop, quay, wharf, green, rise, view, yard,
  cross, marg, nagar`

/** The same before its name: `Via Roma 3`, `12 rue de la Paix`. */
export const streetsBefore = `rue, via, viale, corso, piazza, calle, carrer, avenida, avda, avenue, plaza, paseo, rua, travessa, largo, ulica, ul, aleja, al, os, sector,
  jalan, jl`

/** How the names of streets end where they are one word: `Lindenallee 7`, `Storgatan 12`. */
export const streetEndings =
  'straße, strasse, str, gasse, platz, allee, weg, ring, straat, laan, plein, gracht, gatan, vägen, vej, gade, gata, veien, katu, tie'

/** Parts of a house, with their number before or behind the street. */
export const housePartWords = 'flat, apartment, apt, unit, suite, floor, plot, house, block, no, room'

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

// ---- lines and labels

export const tellsOfExperience: Wording = {
  words: '\\s(with|of|in)\\s.*\\bexperience\\b|\\bexperienced? (in|with|of)\\b',
  why: 'a sentence about the person and no title: `Marketing Manager with 8 years of experience in consumer brands`',
}

export const aboutPerson: Wording = {
  words: '^(single|married|male|female|confidential|photo|available)$',
  why: 'stands beside an address and is no town',
}

export const beforeOwnName: Wording = {
  words: '^(r[eé]sum[eé]|cv|curriculum vitae)\\s*(\\s(of|for)\\s|[:–—-])\\s*|^(\\p{So}|\\p{Sk}|\\ufe0f|\\u200d|\\s)+',
  why: 'stands before a name or an address without being of it',
}

export const behindOwnName: Wording = {
  words: "(['’]s)?[\\s,:–—-]+(r[eé]sum[eé]|cv|curriculum vitae)$",
  why: 'says behind a name what the file is',
}

export const nameParticle: Wording = {
  words: "^(van|von|der|den|de|da|dos|di|del|della|la|le|bin|ibn|al|el|ter|ten|zu|y|e|o['’]|mac|mc|st\\.?|nic|ní|ó)$",
  why: 'a small word of a name',
}

export const honourTitle: Wording = {
  words: '^(dr|prof|mr|mrs|ms|mx|sir|dame|dipl|ing|rev)\\.?$',
  why: 'stands before a name',
}

export const documentHeading: Wording = {
  words: '^(?:my )?(curriculum vitae|cv|c\\.v\\.|r[eé]sum[eé]|lebenslauf|bewerbung|portfolio)$',
  why: 'names the file and nobody',
}

export const entryLabel: Wording = {
  words:
    '^(key\\s+|main\\s+|selected\\s+|job\\s+|(roles?|main activities)\\s*(and|&)\\s*)?(highlights|responsibilities|duties|achievements|accomplishments|tasks|courses|coursework|keywords|technologies|tech stack|tools|summary|description|projects?|results?|impact)\\s*:?$',
  why: 'opens a list in an entry and tells nothing',
}

export const qualifyingWord: Wording = {
  words: '^(certified|registered|licensed|qualified|chartered)$',
  why: 'belongs to a title, though it is written like a deed',
}

export const beforeIssuer: Wording = {
  words: '^(issued by|issued on|by|from|awarded by|at|issued)\\s*:?\\s+',
  why: 'whoever gave it, or the day, follows',
}

export const beforeOwnDate: Wording = {
  words: '\\((?:(?<a>issued|awarded|completed|obtained|gained|passed|graduated|since|from|in)|\\p{Ll}+) $',
  why: 'a date of the thing itself follows, or after any other word one of something else',
}

export const ofAnotherDate: Wording = {
  words: '^(since|until|till|due|next|refresher|renewal)$',
  why: 'the date behind it is not that of the paper',
}

export const goesOnName: Wording = {
  words: '^(and|or|plus|&)\\s|\\(\\P{Lu}',
  why: 'more of the name of a paper, and nobody who gave it',
}

export const onRequest: Wording = {
  words: '^refer(?:ence|ee)s?\\b[^:]{0,30}\\b(?:(?:up)?on request|available|supplied|provided)\\W*$',
  why: 'says that others may be asked, and nothing of the person',
}

export const danglingEnd: Wording = {
  words: '\\s(and|or|of|for|the|a|an|in|with|by|at|from|&)$',
  why: 'no line ends so: the next one goes on',
}

export const openLineEnd: Wording = {
  words: '[,;&/(–—-]$|\\b(and|or|of|for|the|a|an|to|in|with|by|at|from|on)$',
  why: 'the sentence goes on in the next line',
}

export const endColumnName: Wording = {
  words: '^(to|until|end( date)?|left)$',
  why: 'heads the column of the day on which it ended',
}

export const otherColumnName: Wording = {
  words: '^(grade|result|score|duties)$',
  why: 'heads a column that says neither when nor where',
}

export const scoreWord: Wording = {
  words:
    '\\(?\\b(?!grade \\d{1,2}(?![\\d./%]))(gpa|grade|grades|result|score|note|overall|cgpa|final grade|classification|average)\\s*:?\\s*[\\p{L}\\d][^,;|()\\t]*\\)?|\\b((first|(upper |lower )?second)[- ]class( honou?rs)?|(magna |summa )?cum laude|[1-3]:[12]|with (distinction|honou?rs|merit))\\b|(?<=, )(distinction|merit|pass|[12][:.][12])(?=,|$)|\\b[0-4]\\.\\d{1,2}\\s*/\\s*[45](\\.0)?\\b|(?<![\\d.])\\d{2}(\\.\\d{1,2})?\\s?%',
  why: 'how well it was done',
}

export const skillLevel: Wording = {
  words:
    '\\s*[(–—:-]?\\s*\\b(expert|advanced|intermediate|proficient|\\d{1,2}\\+?\\s*(years?|yrs?)|\\d{1,3}\\s?%|\\d\\s?/\\s?(5|10))\\)?$|\\s*[●○★☆■□▪▫▮▯◉◯⬤]{2,}$',
  why: 'how well a skill is known; what lowers it stays with it',
}

export const linksWords: Wording = {
  words: ' (of|for|the) ',
  why: 'stands inside names and subjects, seldom inside titles',
}

export const termsOfWork: Wording = {
  words:
    '\\b((full|part)[- ]time|contract(or)?|freelance|self-employed|intern(ship)?|temp(orary)?|seasonal|permanent|fixed[- ]term|casual|remote|hybrid|on-site|maternity cover|promoted|volunteer)\\b',
  why: 'says how a post was held, not which',
}

/** Before a hyphen at the end of a line: it stays. */
export const hyphenated = wordSet(
  'self co non cross well full part long short high low post pre multi anti year end line on in off up real data user team first second third one two three four five six day hour month',
)
