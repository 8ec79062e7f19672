import type { Holding } from '../held/index.ts'
import type { Degree, Seniority } from '../job/job.ts'
import type { RowImportance, RowKind, SubScore } from './types.ts'

// The published table: every number by which something is weighed or bounded stands here, and a test finds those elsewhere.

/** Share of each sub-score; what an advertisement does not ask gives its share to the others. */
export const subScoreWeights: Record<SubScore, number> = {
  keyword: 0.13,
  skills: 0.31,
  experience: 0.45,
  education: 0.11,
  culturalFit: 0,
}
export const subScores = ['keyword', 'skills', 'experience', 'education', 'culturalFit'] as const

/**
 * Of what somebody of the very trade leaves unsaid, so much is taken as brought, from so near a fit on, and of that so
 * much by a title without lines; by how much the row of a kind tells of it.
 */
export const tradeWeights = {
  most: 0.8,
  from: { fewest: 0.2, within: 0.15 },
  bare: 0.4,
  title: 0.85,
  wording: 1.4,
  years: 0.85,
  seniority: 0.5,
} as const

/** A sub-score asked for in few rows weighs less: its share times rows / (rows + this). */
export const fewRows = 6

/** With fewer things asked, whatever skill an advertisement names is a keyword. */
export const fewAsked = 3

/** Rows of one sub-score share its points by these. */
export const importanceWeights: Record<RowImportance, number> = { required: 3, preferred: 1, mentioned: 1 }

/** What counts more or less than other rows of its importance. */
export const kindWeights: Partial<Record<RowKind, number>> = {
  /** Of no other kind. */
  experience: 0.5,
  title: 1.7,
  field: 1.6,
  wording: 2.4,
  years: 1,
  seniority: 2,
  language: 0.5,
  degree: 0.5,
  certificate: 1.5,
  responsibility: 0.7,
}

/** How much a statement of the resume proves, by where it stands. */
export const placeWeights = {
  /** A line or heading of a role. */
  role: 1,
  /** Something the person said when asked. */
  fact: 0.9,
  project: 0.9,
  volunteer: 0.9,
  certificate: 0.9,
  study: 0.75,
  other: 0.5,
  /** Listed or claimed only: where roles are of that work, and elsewhere. */
  ...{ listed: 0.6, listedElsewhere: 0.15 },
  interest: 0.2,
  /** Held once. */
  lapsed: 0.15,
  /** Copied from the advertisement. */
  copied: 0.1,
} as const

/** How much of it is the person's own. */
export const ownShareWeights = {
  /** Lent a hand, or knows the basics. */
  helped: 0.6,
  /** A duty of the trade, by the title alone. */
  title: 0.6,
  /** What is asked of a trade, by its name alone. */
  trade: 0.3,
  learning: 0.15,
} as const

/** Grades of examinations at school, on the scale that counts to nine. */
export const schoolGrades: Readonly<Record<string, number>> = { 'A*': 8, A: 7, B: 5, C: 4, D: 3, E: 2, F: 1, G: 1 }

/** A subject without its grade, or with a lower one; subjects are known by so many letters. */
export const examWeights = { unsaid: 0.7, lower: 0.3, letters: 4 } as const

/** How much a skill shows of another one. */
export const relationWeights = {
  /** PostgreSQL shows SQL. */
  narrower: 0.95,
  /** Gradient boosting shows a part of machine learning, and each further part more. */
  part: 0.65,
  eachPart: 0.15,
  /** Machine learning hints at PyTorch. */
  wider: 0.4,
  /** Another name of the skill, which may be of something else. */
  kin: 0.74,
  /** Times the neighbour's own weight. */
  neighbour: 0.8,
} as const

/** An advertisement that names fewer things tells too little to be compared as a whole. */
export const leastWords = 8

/** How two texts as a whole are compared, by the angle between what they name. */
export const wordingWeights = {
  /** So much is shared by two texts about the same work in different words. */
  alike: 0.28,
  /** With less than this the resume speaks of other work, */
  otherWork: 0.2,
  /** and down to this share of the points stays. */
  left: 0.35,
  /** Times the weight of the relation: a skill that is related to the one named. */
  related: 0.6,
  /** What stands outside of roles is quoted where none tells of the work. */
  quotedOutside: 0.1,
} as const

/** A keyword under another name is found by a person, and by fewer machines. */
export const otherNameWeight = 0.95

/** What is left of the points when most of what the advertisement asks is listed and nothing near it shown. */
export const pastedShare = 0.8

/** Where a condition of the advertisement is not met, of the points above `from` only the share `stays`. */
export const knockOut = {
  failed: { from: 35, stays: 0.25 },
  /** Who is of the trade may hold it and not say so. */
  'not-shown': { from: 50, stays: 0.5 },
  /** A narrower paper is held. */
  partly: { from: 50, stays: 0.75 },
} as const

/** What makes a role like the one advertised; it need not be like it in everything to be the same work. */
export const likenessWeights = { title: 0.35, skills: 0.25, duties: 0.15, field: 0.25, whole: 0.65 } as const

/** By what a role is of the work advertised besides naming its terms. */
export const groundWeights = {
  /** A title as like as this is enough. */
  title: 0.3,
  /** Each other skill of the field. */
  skill: 0.5,
  /** As near as the same field. */
  near: 0.6,
  /** Each other word of the trade, */
  word: 0.25,
  /** which tells this much at least. */
  telling: 0.4,
  /** So much of a line counts in a role of other work. */
  passing: 0.35,
  /** So much of a title counts without a line that has to do with the work. */
  bare: 0.6,
  /** Of a course of study. */
  study: 0.8,
  /** With lines as like as this it counts whole. */
  borneOut: 0.25,
} as const

/** When lines are made from the advertisement: */
export const echoWeights = {
  /** so many of them, */
  least: 3,
  /** as a share of all lines, or of the advertisement's sentences; */
  ofLines: 0.4,
  ofSentences: 0.5,
  /** titles are named after the trade, and alike; */
  leastTitles: 5,
  /** each with so many words of one sentence, */
  words: 3,
  /** which are so much of that sentence, */
  ofSentence: 0.8,
  /** and, where it has no more words, so much of the line: a few words are the name of a task; */
  ofShort: 0.6,
  /** or of the line. */
  ofLine: 0.85,
} as const

/** How much a role, project or study counts towards the experience asked for; without experience to ask for, what is learnt counts. */
export const practiceWeights = {
  entry: { work: 1, volunteer: 0.9, project: 1, study: 0.8 },
  experienced: { work: 1, volunteer: 0.8, project: 0.6, study: 0.4 },
} as const

/** The most points there are. */
export const allPoints = 100

/** So little may be lost in adding them up. */
export const floatError = 1e-9

/** From which share of its points on something counts as met, or as shown in part. */
export const statusFrom = { met: 0.75, partly: 0.2, condition: 0.6 } as const

/** Between these an application stands a good chance; beyond, the resume may only repeat the advertisement. */
export const targetScores = [75, 90] as const

/** How a score reads below them; with less than `mostMet` of what is asked outright, most of it is open. */
export const fitFrom = { stretch: 45, partial: 20, mostMet: 0.5 } as const

/** How much a word tells, 0 to 1: one of a single trade tells 1. */
export const wordWeights = {
  /** Said of any work; in no name of the catalogue. */
  ...{ common: 0.1, unseen: 0.6 },
  /** Times this for a verb, which all professions share; for initials, which are that thing and no other. */
  ...{ activity: 0.5, initials: 1.5 },
  /** Each word of a skill's name at least, and the name. */
  ...{ ofSkill: 0.3, skill: 0.6 },
} as const

/** What a phrase needs to tell, as the sum of its words. */
export const tellingWeights = { ask: 0.3, duty: 0.6, paper: 0.3, subject: 0.2, keyword: 0.5 } as const

/** How far the share of a phrase that a text says shows it: nothing up to `fewest`, all from there as far on as `within`. */
export const shownFrom = {
  phrase: { fewest: 0.25, within: 0.5 },
  /** Told in more words than a requirement, and in the advertisement's own. */
  duty: { fewest: 0.15, within: 0.45 },
} as const

/** The words of a skill somewhere in a text, but not together, may mean something else; the fewer of them, the less it counts. */
export const apartWeights = { share: 0.5, power: 2 } as const

/** How the statements that show something are put together. */
export const evidenceWeights = {
  /** A title, a paper or a profile that has a word or two of a duty says nothing of it. */
  leastTold: 0.35,
  /** Several lines of one role together. */
  together: 0.85,
  /** A skill by its words. */
  words: 0.85,
  /** Of several skills in one phrase the best shown one, and all of them on average. */
  ...{ bestSkill: 0.6, meanSkill: 0.4 },
  /** Quoted beside the best: lines that say as much of the phrase, statements that show as much. */
  ...{ quotedLine: 0.5, quotedHit: 0.6 },
} as const

/** How near two skills are that are not related by themselves. */
export const nearnessWeights = {
  /** Of the same category of a field, of the same field, and of fields that are akin by so many links. */
  ...{ category: 0.8, field: 0.6, kinship: 0.5, manyLinks: 60 },
  /** With more parts than this a discipline is many things, and with more than that its parts are nothing alike. */
  ...{ partsOfMany: 3, partsUnlike: 12 },
} as const

/** How believable a skill is that is only listed. */
export const supportWeights = {
  /** A skill as near as this is near at all. */
  near: 0.3,
  /** Where no more than the field is near: this much, and each near skill more. */
  ...{ field: 0.6, eachNear: 0.2 },
  /** Beside a role like the one advertised: times how like it is. */
  likeRole: 0.9,
  /** In a role of other work, or in none. */
  bareGround: 0.5,
  /** Of what is listed with nothing near it, fewer may be listed by anybody; so much of what is named is pasted. */
  ...{ leastPasted: 5, pastedOfNamed: 0.5 },
} as const

/** When a line is copied from the advertisement: it has so many words, told as done or listed, and shares so many runs of four. */
export const copiedFrom = { wordsDone: 4, wordsListed: 6, runs: 20, ofRuns: 0.7 } as const

/** When a line or a study is a list: with more skills than this, and with so many subjects; when one is the advertisement's: with so much of what is asked, and so much of that in its order, and no more of it told by lines. */
export const listFrom = { skills: 2, subjects: 5, ofAsked: 0.6, inOrder: 0.8, toldAtMost: 0.5 } as const

/** How much each text says of the fields of work; so much in all shows a field. */
export const fieldWeights = { advertisedTitle: 3, ownTitle: 2, preferred: 0.5, duty: 0.5, enough: 2 } as const

/** How a role is compared with the one advertised. */
export const roleWeights = {
  /** Its time and level count from here on, and whole from there as far on. */
  ...{ countsFrom: 0.3, countsWithin: 0.3 },
  /** Where they count as much as this it is near. */
  near: 0.3,
  /** A job of the same kind under another name. */
  akin: 0.45,
  /** A title less like the one advertised shows nothing of it. */
  leastTitle: 0.1,
  /** What somebody calls themselves, beside what an employer called them. */
  headline: 0.85,
  /** A skill of any work, beside one of the field; one that only hints at another makes no role like another. */
  ...{ anySkill: 0.3, likeEnough: 0.5 },
  /** So much of the skills, and at least so many, and so much of the duties is all that one role shows. */
  ...{ ofSkills: 0.5, leastSkills: 2, ofDuties: 0.5 },
} as const

export const monthsInYear = 12

/** Years asked for. */
export const yearsWeights = {
  /** At most, of a related role that does not show the very thing, and of the same work; which is as near as this. */
  ...{ related: 0.5, same: 0.7, sameWork: 0.9 },
  /** Shown in so many lines of a role, each as much as this, or in one of few. */
  ...{ shown: 0.6, lines: 2, fewLines: 6 },
} as const

/** Levels from low to high. */
export const seniorityRanks: Record<Seniority, number> = {
  ...{ intern: 0, junior: 1, mid: 2, senior: 3, lead: 3.5, manager: 3.5, director: 5, executive: 6 },
}

export const seniorityWeights = {
  /** Lower by this is said, and higher by more than it costs so much a rank; lower costs more. */
  ...{ step: 0.8, eachAbove: 0.3, eachBelow: 0.4, wellAbove: 2 },
  /** By so many titles, the latest first. */
  titles: 3,
  /** Months that make a level where no title says one; in other work they count half. */
  ...{ monthsTo: { senior: 60, mid: 24, junior: 6 }, otherWork: 0.5 },
} as const

/** Degrees from low to high; a diploma, an apprenticeship or letters of another country are below. */
export const degreeRanks: Record<Degree | 'below', number> = {
  ...{ below: 0.5, associate: 1, bachelor: 2, master: 3, law: 3.5, doctorate: 4 },
}

export const degreeWeights = {
  /** Lower than asked: school only, by one rank, by more; and not finished. */
  ...{ school: 0.1, oneBelow: 0.45, below: 0.25, unfinished: 0.4 },
  /** By its level alone, and so much more by its subject. */
  ...{ level: 0.35, subject: 0.65 },
  /** A subject as near as this is the one asked; one of its field counts so where a related one is asked, and where not. */
  ...{ sameSubject: 0.8, relatedAsked: 0.8, related: 0.5 },
  /** Where experience does instead: times how near the nearest role is. */
  experience: 0.8,
} as const

/** What a paper counts for by whether it is held. */
export const holdingWeights: Record<Holding, number> = {
  ...{ held: 1, pending: 0.35, lapsed: 0.15, 'given up': 0.15, 'of others': 0, never: 0 },
}

export const paperWeights = {
  /** What proves less than this proves no paper better. */
  weak: 0.2,
  /** By where it is stated; in a line of a role it is only named. */
  ...{ summary: 0.95, skill: 0.85, role: 0.75, stated: 0.9, line: 0.5 },
  /** Of another kind, level or class. */
  other: 0.5,
  /** Called by so little of its name it is not meant; by so much it is the one asked. */
  ...{ leastNamed: 0.35, named: 0.6 },
  /** By its words, where they name it; by its subject alone. */
  ...{ words: 0.95, subject: 0.3 },
  /** A skill as near as this is the one asked; one that is less counts times that. */
  ...{ sameSkill: 0.9, nearSkill: 0.8 },
} as const

/** What is in somebody's charge. */
export const chargeWeights = {
  /** So many words may stand between the deed and the people; whoever is supervised stands nearer. */
  ...{ within: 14, supervised: 5 },
  /** Whoever leads has taught; whoever teaches has led a little. */
  ...{ taughtByLeading: 0.5, ledByTeaching: 0.15 },
  /** By a title that comes with it, and by one that leads no people. */
  ...{ title: 0.5, otherTitle: 0.25 },
  /** An amount of money that is held, and one that is worked with. */
  ...{ amountHeld: 0.8, amountUsed: 0.5 },
  /** In other work than the one advertised. */
  elsewhere: 0.7,
  /** What is to be managed, where nobody says that they manage it. */
  thingAlone: 0.4,
} as const

/** Levels of a language from low to high. */
export const languageRanks = {
  ...{ A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 },
  ...{ native: 7, fluent: 5.5, business: 5, 'very good': 4.5, good: 4, conversational: 3, basic: 1.5 },
} as const

export const languageWeights = {
  /** The rank where a text names a language and no level. */
  unsaid: { asked: 3.5, held: 4.5 },
  /** English, shown by the resume itself. */
  written: 0.8,
  /** Lower by no more than this is not below, and counts so. */
  ...{ tolerance: 0.5, almost: 0.9 },
  /** Below: this much, less so much a rank, and the least. */
  ...{ below: 0.6, eachRank: 0.2, least: 0.1 },
} as const

/** What a line serves: each thing takes its part of what the others leave; less than `least` serves nothing, and words count less than a skill. */
export const relevanceWeights = { least: 0.3, ask: 0.2, duty: 0.6, title: 0.3, words: 0.85 } as const

/** Names of skills in another form: so many words at most and where it stands in a line at least, and letters; an object follows its verb so soon; so many words between those of a listed one, and more than any statement has. */
export const nameBounds = {
  longest: 4,
  inflected: 2,
  letters: 3,
  reach: 3,
  reachWritten: 5,
  between: 2,
  apart: 10_000,
} as const

/** How much a page shows of what is brought: */
export const pageWeights = {
  /** in the first, the second and the last third of its lines; */
  thirds: [1, 0.8, 0.6],
  /** in other words than the advertisement's; */
  otherWords: 0.7,
  /** named by so much of a phrase, and a source said again by so much of it. */
  ...{ named: 0.6, saidAgain: 0.6 },
} as const

/** How many of each are looked at or shown. Each fix is matched anew: more would be felt while somebody types. */
export const atMost = { quotes: 3, fixes: 3, keywords: 40, wordsOfKeyword: 4, culture: 8, partsOfStudy: 2 } as const

/** How many texts and words are remembered before all are forgotten; and papers, each with as many lines. */
export const rememberedAtMost = { texts: 6_000, words: 20_000, papers: 200 } as const
