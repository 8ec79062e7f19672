import { wordSet } from './notation.ts'

// Words by which the parts of a sentence are told from one another.

/** They open a clause about the noun before them, or go on with it. */
export const relativesAndJoints = 'that which who and'

/** What they name is of the people before them. */
export const linksOfOwners = 'with of from'

/** Others do the work. */
export const handingVerbs = 'outsource subcontract delegate'

/** One of many gets it. */
export const prizes = 'prize award medal cup trophy year title'

/** The person, or theirs. */
export const ownPronouns = 'me us our my'

/** Behind `by` they name no other doer. */
export const ownMeans = 'me myself hand email'

/** The same, of what has been done. */
export const ownHands = 'me myself hand'

/** Before somebody who is known. */
export const ownersBefore = 'the my our his her their'

/** They open a sentence with a doer. */
export const doerOpeners = 'the our my their a an this'

/** They name the doer of a deed that is past. */
export const doerNames = 'the our my their his her a an'

/** What follows is to come. */
export const modalVerbs = 'will would should must'

/** They are no doer beside the person. */
export const noOtherDoers = 'i we you who that which'

/** Before a participle: it has been done. */
export const havingVerbs = 'has have had'

/** They open a clause of others whatever follows. */
export const openersOfOthers = 'while whereas when'

/** What follows was got, also without an article. */
export const gainingVerbs = 'win receive earn gain'

/** They open what a deed was done to. */
export const objectOpeners = 'the a an its their our my his her'

/** Changes that go neither up nor down by themselves. */
export const changingVerbs = 'improve go climb'

/** What they name is when, and is not denied. */
export const linksToSeasons = 'in during over throughout'

/** Behind `of` they are the whole of which a number is a part. */
export const wholesBehind = 'them which whom these those'

/** What is counted behind them is a part. */
export const wholesBefore = 'where whom which'

/** They say where people are. */
export const linksToTowns = 'in at across from'

/** They tie people to a deed. */
export const linksToPeople = 'from to for with by'

/** They say which way somebody goes ahead. */
export const wayLinks = 'to into through up out'

/** They stand behind the name of a company and are no part of its letters. */
export const legalWords = 'ltd inc llc llp plc gmbh co corp'

/** Their roots say something else. */
export const unshared = 'international region nation excellent'

/** Before a time or a number they say nothing of their own. */
export const allWords = 'all every each'

/** Before a time: the one that was named. */
export const pointingBack = 'same that this'

/** Before `own`. */
export const ownersOfOwn = 'my his her their'

/** With `to` or `of` they name a cause. */
export const causes = 'thanks due owing because'

/** All who work there. */
export const groupsOfStaff = 'staff team crew'

/** They say when or where something is held. */
export const linksOfEvents = 'every each in at on'

/** Behind `did` they open what was done. */
export const doneOpeners = 'the all a an my our their its'

/** They open an aside with its own doer. */
export const asideOpeners = 'where which that whom'

/** Before a noun that is known. */
export const knownBefore = 'the our my their'

/** What a deed was done to, by a pronoun. */
export const pronounsBehind = 'it them him her us me'

/** They open a subject. */
export const subjectOpeners = 'the our my a an this'

/** They open a clause on the side. */
export const sideOpeners = 'while whereas when after before until because once'

/** The doer of a clause on the side. */
export const othersOpeners = 'the our my their a an others two three'

/** Who began so founded nothing. */
export const linksOfStarts = 'at as in with'

/** A line opens with them, and tells what they were. */
export const dutyWords = 'duties responsibilities tasks'

/** Negators of other languages that are names with a capital. */
export const foreignNegators = 'sin pas sans'

/** Behind a number and a dash: so many people are in it. */
export const headWords = 'person people man woman strong member'

/** Behind `first`: before something else, and not the best. */
export const linksOfOrder = 'as in at with then by'

/** `for a year`: one of it; `a year` alone says how often. */
export const lengthWords = 'for over nearly about spent almost than least within under in after'

/** `year quarter`, `per quarter`: a time and no part. */
export const eachWords = 'year per each'

/** Between a number and its time. */
export const wholeDays = 'working calendar business full consecutive'

/** What follows is how often. */
export const rateOpeners = 'a an per each every in'

/** Behind them no rate of the number is looked for. */
export const rateEnds = 'by to from with for within half over during after'

/** Participles of them say how something is, and no deed. */
export const standingVerbs =
  'age aged base based locate situate house station employ hold call name know make find need involve use relate require price value own run give include work'

/** They join one part of a sentence to another. */
export const joiningWords = wordSet('and or plus then while')

/** Verbs that say something only with another. */
export const emptyVerbs = wordSet('be have do will can may must')

/** What a number or a thing does by itself. */
export const movementVerbs = wordSet('fall rise drop grow go increase decrease improve decline climb')

/** What they open is when something was done. */
export const timeOpeners = 'after before during each every'
