import { wordSet } from './notation.ts'

// Words that hold a statement together, and those among them that say something after all.

/** They say nothing by themselves. */
export const stopWords =
  wordSet(`a about above across after again against all along also am among an and another any are around as at away be because been before being below between both but by can
could did do does doing done down during each either else etc even every few for from further get gets give given had has have having he her here hers him his how however i if in into is it its
itself just least less let like made make makes many may me might more most much must my near neither new no nor not now of off often on once one only onto or other our ours out over own per
please rather same several shall she should since so some such than that the their theirs them themselves then there these they this those through throughout thus to together too toward towards
under until up upon us very via was way we well were what when where whether which while who whom whose why will with within without would yet you your yours yourself`)

/** Stop words elsewhere that claim something of a person. */
export const claimingWords = wordSet(
  'all every most only no not without own new each another many several few any often',
)

/** They take back what follows them. */
export const negators = wordSet(
  "no not never without neither nor cannot zero nil none don't doesn't didn't haven't hasn't isn't wasn't kein keine keinen ohne sin pas sans",
)

/** Words beside the stop words that hold a statement together and add nothing to it. */
export const lightWords =
  wordSet(`includes include including included incl using used use uses utilising utilizing thereby hence resulting result resulted
role roles work works worked working task tasks duty duties responsibility responsibilities responsible job position experience skill skills knowledge background practice
part parts time basis spend spent spending serve served serving act acted acting cause caused causing allow allowed involving involved related relevant
consisting comprising comprised totalling totaling followed following based due namely plus respectively alongside amid eg ie overall
become became someone something thing things kind kinds type types sort form forms approach activity activities effort efforts area areas field case
each another amongst ensuring making got getting gave giving take took taken taking bring brought bringing come came coming go went going see seen put set keep turn turned
covering cover covered featuring concerning regarding approximately roughly circa nearly almost exceeding minimum maximum fewer
thanks owing thank first later total worth amount annum mr mrs ms dr able whilst till ago back own`)

/** They tie a noun to what stands before it. */
export const prepositions = wordSet(
  'in on at for with by to from of into onto under over through via across during between among as about against per within without after before since until around near toward towards throughout than plus including using beside outside behind opposite',
)
export const determiners = wordSet(
  'a an the this that these those his her its their our my your each every all both some any no',
)

/** What follows them is most likely a verb. */
export const beforeVerbs = wordSet(
  'i we you he she they who which that to can could will would should must may and or then also helped help not',
)

/** Without a letter in what stands for the words: `Bank of England`. */
export const unlettered = 'of and for the in to on at a'

/** They open a clause about the noun before them. */
export const relativePronouns = 'that which who'

/** What was named before, as an object. */
export const objectPronouns = 'it them these those'

/** They open a clause with a doer of its own. */
export const clauseOpeners = 'while whereas when after before until because since once where as'

/** Behind a `no` or `not` they take nothing back. */
export const notDenied = 'only just later less fewer more matter longer limited'

/** They count what follows. */
export const countingWords = 'two three four five six ten about around over more'

/** Before a participle: it was done, or has been. */
export const auxiliaries = 'was were is are has have had'

/** They link a title to its employer. */
export const headingLinks = 'at with of for in from on'

/** They link a name to what says that one has it. */
export const havingLinks = 'with in of using including'

/** With what, or in what, something is done. */
export const linksOfMeans = 'by with using via through in on including'

/** Somebody or something is so. */
export const beingVerbs = 'is are was were'

/** When and where nothing happened may be left out. */
export const linksOfTime = 'in over during since at on after before'

/** Behind them a title is another’s. */
export const linksToOthers = 'with by for to under from alongside between of the his her their our my'

/** What follows them may have brought a change. */
export const causeLinks = 'after through by since following'

/** They may open `worked as part of`. */
export const wordsBeforePart = 'i a an as work worked working'

/** They say that one thing came of another. */
export const linksOfCause = 'because thanks due owing resulting thereby therefore hence'

/** A sentence that opens with one of them speaks of the one before it. */
export const linksBackward = 'this these that which it as so thus therefore thereby hence result'

/** They say that a thing is done again and again. */
export const oftenWords = 'every each per regularly regular any'

/** Behind them no field is named: `best paper by students`. */
export const linksPastField = 'by with for after to'

/** They name the field in which something is the best. */
export const linksOfField = 'in of among at across'

/** Behind a verb of work they name the employer. */
export const linksToEmployers = 'for with by'

/** They name a branch in which one works. */
export const linksToBranches = 'at for in'

/** What they name is no employer of the person. */
export const linksPastEmployers = 'to from about near after outside into by'

/** What was named before, whatever its place. */
export const pronounsOfThings = 'it them this these those'

/** They say where, or as what, something was done. */
export const linksToRoles = 'at as for with from in'

/** They say which way something goes, and not where it is done. */
export const linksOfWay = 'to from into about'

/** They tie a date or a name to the role before them. */
export const linksOfRoles = 'at as for with from in while of'

/** Behind `after` or `by` they count time. */
export const onesAndHalves = 'a an one half'

/** What they name happened beside the deed. */
export const linksBeside = 'on after before during to from about at near until'

/** They name the end of something. */
export const linksToEnds = 'to until till through'

/** They open a clause about what was denied. */
export const relatives = 'which that who whom'

/** It is so many for each. */
export const wordsOfEach = 'each every per apiece'

/** What follows them is one. */
export const articlesOfOne = 'a an one another the'

/** What follows is had beside what was said, or was had before it. */
export const linksToMore = 'with previously formerly earlier before'

/** What they name took no knowing. */
export const linksPastDeeds = 'about after before during near against around since until'

/** Before a date: all of that time. */
export const wordsThroughout = 'throughout, all of, all through, the whole of'
export const wholeTimes = 'throughout, all, whole'

/** Behind a span of time: in that role. */
export const linksOfSpans = 'as, at, with'

/** Words that open a sentence whose line end was lost. */
export const lineOpeners = 'An?|At|I[fnt]?|Our|The|This|We|You'
/** Behind a dash these go on with a word: `short- and long-term`. */
export const joiners = 'and|or|to|und'
/** Behind a dash these end a span of time. */
export const stillGoing = 'Present|Current|Now|Today'
/** What a number before them counts. */
export const unitsOfTime = 'years?|yrs?|days?|weeks?|months?|hours?'

/** At this time, in a role that lasts; and before it, in one that is over. */
export const wordsOfNow = 'currently presently'
export const wordsOfBefore = 'earlier previously'
