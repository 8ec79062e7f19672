// Words by which an answer, or a line of a resume, is heard as a yes, a no or neither. Patterns, between commas.

/** A yes at the head of an answer. */
export const yeses = 'yes, yeah, yep, sure, of course, ja, i (?:do|did|have|can|am|was)'

/** What a short denial says no to: something named before it. */
export const named = 'it, this, that, them, one, either, at all, yet, though, really'

/** The same behind a comma. */
export const deniedBehind =
  'really, at all, yet, used, touched, done, tried, worked, had, heard, experience, knowledge, it, that, them, me'

/** Behind it, what is denied is named after all: `not used with Excel`. */
export const namesAfter = 'with, in, of, using, on, for'

/** Two clauses join there, if the second has a deed or a doer of its own. */
export const joins = 'and, but, then, yet, so, or'

/** Whatever follows is another clause. */
export const parts = 'but, however, although, though, while, whereas, because, until, in favou?r of'

/** What follows is another clause, if it has a deed of its own. */
export const mayPart =
  'but, however, although, though, while, whereas, because, since, so, until, instead of, in favou?r of, rather than'

/** Doers that a clause opens with. */
export const doers = 'I, he, she, they, we, nobody, no one, somebody, someone, others, non titulaire'

/** Before a doer that a noun names. */
export const beforeDoers = 'my, our, his, her, their, the, an?, another'

/** What may come before the verb of a denial: `Unfortunately I`. */
export const leads =
  'yes, well, so, and, but, or, also, then, later, once, sadly, unfortunately, honestly, frankly, currently, still, always, only, just, really, actually, eventually, finally, recently, twice, nearly, almost, very'

/** Between the person and the verb: `I have only once`. */
export const betweenPersonAndVerb =
  'have, had, has, am, was, were, been, also, once, only, just, really, always, still, then, later, nearly, almost, actually, currently, very, much, even, ever, twice, both'

/** They turn down what is named; of what has no name they may be work. */
export const turnings =
  '[Rr]ejected, [Dd]eclined, [Rr]efused, [Aa]voided, [Dd]ropped, [Ss]kipped, \\p{L}+ed against, [Ll]earning, [Tt]aking a course (?:in|on)'

/** Names of work that have a capital all the same. */
export const capitalised = 'Management, Development, Design, Support, Resources, Experience'

/** What is turned down as one. */
export const offers = 'offer, place, job, role, degree, course'

/** Before a colon: what is listed behind it is not had. */
export const wishLists =
  'goal, dream, wish, wish ?list, ambition, aspirations?, wanted, to learn, to do, todo, missing, lacking, failed, lost'

/** A clause that opens so is of what is to come. */
export const timesToCome = 'one day, in (?:the )?(?:near )?future, next (?:year|month|spring|summer|autumn|winter)'

/** Before somebody who is not the person. */
export const beforeOthers =
  'my, our, the, an?, another, his, her, their, one of (?:my|our|the), some, other, most of my, all my'

/** Said of what somebody has anyway: `Kubernetes was my main tool`. */
export const ofMine = 'my, mine, what I, something I, one of my, part of my, among my'

/** An answer begins with them, and they say nothing. */
export const fillers = 'yes, yeah, yep, sure, well, so, and, also, then'

/** What was named before. */
export const backReferences = 'it, them, did, done, either, there, that'

/** In an answer, whatever says no anywhere leaves the whole sentence in doubt. */
export const doubts =
  'no, not, never, nothing, nobody, none, neither, nor, cannot, hardly, barely, gone, forgot\\w*, expire[sd]?, lapsed?, possibly, perhaps, maybe, could, might, googl\\w+, (?:see|ask) my, (?:only|just) (?:on|in) \\w+, in theory, (?:stay|kept|keep)\\w* away, heard, (?:almost|nearly) (?:got|passed|finished|had|made|learn\\w+)'

/** Nos that take nothing from the person. */
export const harmlessNoes =
  '\\bnot (?:only|just|least)\\b, \\bno (?:accidents?|incidents?|complaints?|loss(?:es)?|later|more|less|fewer|doubt)\\b, \\bnever (?:miss|fail|lost|late)\\w*'

/** Verbs after which an answer tells of no doing and no having. */
export const noDeeds =
  'stop, sit, sat, lie, lied, consider, buy, bought, ask, request, get, got, think, thought, skip, leave, left, apply, appli, interview, register, enrol, book, wait, refus, declin, avoid'

/** Behind such a verb: it was got. */
export const gotAfterAll = 'certified, licen[cs]ed, promoted, qualified, my, trained, since, (?:it|mine|one) in \\d'

/** Before a name in the same clause: it is not had. */
export const namesDenied =
  "no, not, never, without, lack(?:s|ing)?, neither, don['’]t, doesn['’]t, haven['’]t, isn['’]t, nor"

/** Of these, the ones that deny no name. */
export const namesNotDenied = '\\bnot (?:only|just|limited)\\b, \\bno (?:later|more|less|fewer|need|doubt)\\b'

/** What was named, by a word for it. */
export const namedThings = 'it, this, that, them'

/** Without a comma before them. */
export const plainJoins = 'and, then, or'

/** Before what is somebody's. */
export const beings = 'is, are, was, were, been'

/** Between `was` and `my`. */
export const beforeMine = 'always, still, once, long, also'

/** Between the person and a verb that tells of no deed. */
export const beforeNoDeed = 'have, had, am, was, been, once, just, only, also'

/** How such a verb may end. */
export const verbEndings = 'e?d, s, es, ing, ped, ping, ting, ied'

/** What one only saw it in. */
export const shows = 'demo, video, talk, webinar'

/** Behind a verb they open what it is done to. */
export const objectOpeners = 'the a an my our it its this all us me his her their'

/** The person, or what was named: no other doer. */
export const ownDoers = 'i we who that which'

/** Before the first verb of a clause. */
export const beforeFirstVerb = 'later, then, also, now, have, has, had'

/** Verbs that have a doer before them. */
export const finiteVerbs = 'is are was were has have had does do did can could will would belong belongs'

/** Somebody has it. */
export const verbsOfHaving = 'is, are, was, were, has, have, had, does, did, do, holds?, runs?, handles?'

/** Before the paper of somebody who was named. */
export const theirHolding = 'held, hold, had, have, with, for their, for the'

/** A capital that names nothing else. */
export const monthNames = 'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec'

/** Between the person and what they did. */
export const beforePast = 'have, had, also'

/** The paper is the person’s own. */
export const selfWords = 'my, own, holding, as, using, myself'

/** Several, in one word. */
export const groupsOfPeople = 'staff team crew people'

/** Before those who hold a paper. */
export const papered = 'licen[cs]ed, certified, registered, qualified, chartered, accredited'

/** Before `current` and `valid`. */
export const beforeValid = 'both, all, still'

/** Before a further deed of an answer. */
export const furtherDeeds = 'and, or, then'
