import { namesIn, wordSet } from './notation.ts'

// What the check holds a text against: closed tables of words, by what they claim. Nothing is added for a sentence.

/** They hold a sentence together. */
export const smallWords = wordSet(`a an the and or of to in for with on at by from as is are be been being was were am
  i me my mine myself our ours we us you your yours they them their its it he she his her this that these those there here which who whom whose
  what when where while how why also into onto out up down off over across through during within among between before after since until till about around
  per than then so but if such both more most much many other another own very well can could will would shall may might must do does did done have
  has had having not no never nor plus including include includes included via upon along alongside toward towards like just still now currently
  each every any some all same s mr mrs ms etc too again further already yet however therefore where whether because thus even`)

/** Deeds and things that every job has: in place of one another they claim nothing new. */
export const everydayWords =
  wordSet(`act allow apply arrange carry complete conduct cover deal deliver enable engage ensure execute
  experience facilitate focus follow gain get give go hold join keep make maintain offer perform prepare provide put require run serve set show spend
  take turn undertake use utilise work create produce process handle manage assist support help contribute coordinate collaborate partner
  responsible responsibility duty role position job career background task activity area part team day week month year time basis daily weekly monthly
  regular regularly consistently key various several multiple range wide broad both able ability skill bring build develop record log track update check
  answer respond complete organise plan monitor review address resolve train teach write read talk speak meet keep look want enjoy know learn
  understand believe feel hand new current recent previous previously prior former professional practical hands-on effective effectively efficient
  efficiently successful successfully accurate accurately careful carefully smooth smoothly clear clearly strong strongly good great proven
  solid passionate dedicated motivated committed reliable keen excited eager confident proud timely prompt promptly quality high detail
  busy fast paced fast-paced environment setting approach way need directly together closely internal external relevant related`)

/** A sentence of these alone says nothing that a resume could back. */
export const courtesyWords =
  wordSet(`dear hello hi concern sir madam hiring manager team sincerely regards best kind kindly warm yours faithfully truly thank thanks
  time consideration considering consider look forward hear hearing opportunity discuss discussing apply application applying position role interest
  interested excite exciting excited enthusiasm enthusiastic write writing express letter resume cv attach enclose contact reach welcome chance meet speak
  contribute contribution value mission company organisation join joining fit delight pleased pleasure grateful appreciate learn love hope
  interview conversation talk further detail reference request available convenience reading candidate vacancy advertise advertisement post
  bring skill experience background believe confident would strong great ideal well suited match`)

/** Titles: of the person, where no line has them. */
export const titleWords =
  wordSet(`manager director head chief lead leader supervisor senior principal partner architect owner founder executive
  specialist chair coordinator president vp officer consultant master professor engineer scientist administrator analyst associate counsel editor producer
  superintendent foreman inspector trainer instructor developer designer technician accountant nurse teacher assistant apprentice trainee intern
  clerk buyer planner strategist advisor adviser representative agent controller bookkeeper practitioner therapist deputy`)

/** Degrees, certificates and awards. */
export const credentialWords =
  wordSet(`certified certificate certification licensed licence license licensure credentialed accredited chartered registered
  bachelor master mba phd doctorate diploma degree honours honors gpa scholarship graduate patent bilingual trilingual fluent fluently
  multilingual award awarded recipient nominated prize medal winner distinction laude`)

/** A level that somebody else would have to confirm. */
export const levelWords = wordSet('expert expertise advanced guru authority world-class master mastery native seasoned')

/** Letters of degrees, and what they stand for. */
export const degreeLetters: readonly (readonly [letters: string, stands: string])[] = [
  ['bsc bs ba beng bcom bed bba llb bachelors', 'bachelor'],
  ['msc ms ma meng mba med llm masters', 'master'],
  ['phd dphil md edd doctor', 'doctorate'],
]

/** Who leads claims more than who does. */
export const leadWords =
  wordSet(`lead supervise oversee head direct spearhead champion orchestrate mentor coach founded pioneer chair mastermind
  command captain govern`)

/** The same where people stand behind them. */
export const runWords = wordSet('manage run own establish responsible charge organise coordinate')

/** Those who may stand behind it. */
export const peopleWords =
  wordSet(`team staff people person crew group colleague employee department nurse agent assistant engineer developer analyst
  technician volunteer trainee intern associate teacher clerk rep representative worker member direct reports`)

/** The deed was that of somebody else. */
export const helpWords = wordSet('help assist support participate contribute involve observe shadow attend part')

/** It was done with somebody. */
export const shareWords = wordSet(
  'together collaborate partner cooperate jointly share liaise team alongside among with',
)

/** To help them is the deed itself. */
export const servedPeople =
  wordSet(`customer client patient student pupil visitor guest resident family child shopper passenger caller user person
  people tenant member parent learner`)

/** None is left out. */
export const scopeWords =
  wordSet(`all entire whole always company-wide companywide organisation-wide nationwide global globally worldwide enterprise-wide
  everyone everything`)

/** Nobody else did it, or did it as well. */
export const superlatives = wordSet(
  'best highest top largest biggest fastest unique sole solely single-handedly singlehandedly independently alone first only expert',
)

/** It was not so. */
export const negations = wordSet(
  "no not never none without nor neither zero cannot didn't don't haven't isn't wasn't hadn't",
)

/** A line that opens so tells of a plan, or of what was only looked at. */
export const undoneWords = wordSet('hope hoping intend intending awaiting attempted shadowed limited exposure familiar')

/** It was so in part, for a time, or not yet. */
export const reservations: ReadonlySet<string> = new Set([
  ...undoneWords,
  ...wordSet(`planned pending observed simulated mock basic beginner introductory lapsed expired mostly mainly partly
  partially half some sometimes occasionally occasional several certain temporary interim relief acting deputy
  backup junior trainee apprentice volunteer voluntary intern freelance unpaid intermediate conversational only
  former outstanding overdue progress booked`),
])

/** Of them, those that say it is not done yet, and the words that open what goes on now. */
export const underWay = wordSet('pending progress awaiting pursuing')
export const nowWords = wordSet('am is are currently still now')

/** They leave nobody out, or nothing. */
export const everyWords = wordSet('every each')

/** Behind `under`, or `with`, they say who else answers for it. */
export const oversight = wordSet(
  'supervision guidance direction supervisor manager lead senior partner director head mentor',
)

/** A clause that opens with one of these says when, where or with whom the rest holds. */
export const openers = wordSet(
  'in under with as for during while when after before without at on alongside if within by unless except until',
)

/** An answer that denies is no evidence. */
export const denyingAnswers =
  wordSet(`no not never none nope nah nothing neither nobody nein na nil zero 0 negative idk dont doesnt didnt havent
  hasnt hadnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt aint`)

/** Nor is one that reserves: it was so in part, elsewhere, or is still to come. */
export const reservingAnswers =
  wordSet(`only just hardly barely scarcely rarely seldom maybe perhaps possibly hopefully hope hoping soon intend
  intending pending willing unsure uncertain provisional expired lapsed awaiting attempted failed theory theoretical someday eventually somewhat
  slightly bit ish meh banned watched shadowed googled difficulty will would next forgot forgotten rusty lapse`)

/** An answer whose first verb is one of these tells of a wish, a try, a start or a loss: whether it was done is asked. */
export const undoneVerbs =
  wordSet(`want wanted wish wished need needed expect expected must might could should lack lacked miss lost quit stopped
  dropped refused denied rejected revoked suspended doubt hate dislike try trying tried start starting started begin
  began learn learning study studying enrolled applied waiting heard observed interested keen eager unable untrained
  unqualified ineligible`)

/** Between a person and their verb. */
export const helpingVerbs = wordSet("have had am are i'm i've we've we're was were been do did")

/** An answer of these alone says yes, and nothing more. */
export const mereYes = wordSet('i do have can it that this am did')

/** The person speaks of themselves. */
export const speakers = wordSet("i i'm i've we we've we're")

/** In front of a name they say where something was done. */
export const beforePlaces = wordSet('at for in with')

/** They stand for what was asked, and do not name it. */
export const standIns = wordSet('it them this that these those one')

/** In front of a number it is not exact. */
export const roughly = wordSet('about around over nearly almost half several many few')

/** So long that something was done, and not tried. */
export const longTimes = wordSet('year years yr yrs month months')

/** A short answer that opens so says that it is so. */
export const affirmingOpenings = wordSet(
  'since daily weekly monthly every each used using use fluent native currently full both',
)

/** In front of a title they are a part of it. */
export const rankWords = wordSet('senior lead head chief principal deputy junior assistant executive associate')

/** In front of a title they make it less. */
export const lesseningWords = wordSet('assistant deputy junior trainee associate apprentice acting graduate interim')

/** Behind them somebody is given a title, whomever a text is for. */
export const becoming = wordSet('am was been become became')

/** Titles that are deeds as well: `Lead five tours`. */
export const titlesOrDeeds = wordSet('lead head chair partner master coach')

/** They say where a title is held. */
export const placing = wordSet('at for in')

/** Days and the speaker are written large and are no names. */
export const writtenLarge = wordSet('monday tuesday wednesday thursday friday saturday sunday i')

/** A deed may follow them. */
export const beforeDeeds = wordSet('and or to i also then who have has had')

/** It joins one clause to another. */
export const joints = wordSet('and')

/** They stand before a noun and claim nothing. */
export const articles = wordSet('a an the')

/** The writer speaks to those it is for. */
export const spokenWords = wordSet('i me my you your')

/** In front of an address or a number they say how to reach somebody. */
export const contactLabels = wordSet('e-mail email mail phone telephone tel mobile cell web website linkedin github')

/** Those it is for. */
export const addressedWords = wordSet('you your yours')

/** A greeting or a farewell opens so. */
export const greetings = wordSet('dear hello hi to sincerely yours kind best warm regards thank')

/** A sentence that asks for the job names whom it is for. */
export const askingPhrases = namesIn(
  'dear, apply for, applying for, my application for, my interest in, i am interested in',
)

/** Beside a length of time they speak of all of it. */
export const careerWords = wordSet('experience career work')

/** From here on such a sentence speaks of the writer. */
export const ownPhrases = namesIn('my, as a, as an, with, having, where i')

/** A word that ends so is no deed. */
export const nounEnding = /(?:ment|ants?|ances?|ers?|ors?|ions?|ships?)$/
