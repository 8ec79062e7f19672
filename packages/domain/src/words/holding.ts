// The words that say how a paper stands with the person who names it. In `words`, phrases stand between commas; `…` is up
// to four words, `~` any ending, `#` a number; `^` opens a piece of a line and `$` ends it.

/** How a paper, or anything else that one has, stands with a person. */
export type Holding = 'held' | 'pending' | 'lapsed' | 'given up' | 'of others' | 'never'

export interface HoldingRow {
  words: string
  stands: Holding
  why: string
  /** Said of what comes behind it: `studying for the CFA`. */
  isAhead?: true
  /** Says nothing against what the line opens by having got: `Passed the exam in May`. */
  isToCome?: true
}

/** Taken out first: words that would else say the opposite. */
export const standing: readonly HoldingRow[] = [
  {
    words:
      'never lapsed, never expired, never been suspended, never been revoked, never suspended, never revoked, not expired, not lapsed, not been suspended, not suspended, unexpired, without lapse',
    stands: 'held',
    why: 'It did not end.',
  },
  {
    words:
      'no expiry, no expiration, no end date, no renewal required, without expiry, does not expire, never expires, non-expiring',
    stands: 'held',
    why: 'It has no end.',
  },
  {
    words:
      'not yet due …, not due …, due for renewal, up for renewal, renewal due, renewal booked, renewal pending, renewal scheduled, renewal in progress, renewal submitted, renewal applied for, refresher booked, refresher due, revalidation due, revalidation in progress, recertification due, recertification in progress, before it expires, before it expired, before expiry',
    stands: 'held',
    why: 'What is to be renewed is held.',
  },
  {
    words: 'no longer provisional, no longer a trainee, no longer an apprentice, no longer a student, former~ known as',
    stands: 'held',
    why: 'The way to it is behind.',
  },
]

/** The first that is said decides. */
export const remarks: readonly HoldingRow[] = [
  {
    words:
      'lapsed, expired, ran out, run out, has run out, out of date, inactive, dormant, suspended, revoked, struck off, removed from, taken off, stripped, taken away, confiscated, annulled, voided, invalid, disqualified, banned, lost, no longer, not renewed, never renewed, not current, not active, not valid, not in force, renewal not started, renewal missed, missed … renewal, overdue, non-practising, non-practicing, not practising, not practicing, time-expired, ended, needs ~ing, needs renewal, needs to be renewed, to be renewed, renewal needed, renewal required',
    stands: 'lapsed',
    why: 'It was held, and is not valid today.',
  },
  {
    words:
      '^no$, ^no licen~, ^no driv~, ^no certif~, ^no … licence, ^no … license, ^no … certificate, ^no … card, ^no … registration, ^no … degree, ^none, ^not held, not certified, not licensed, not licenced, not registered, not qualified, not a member, unlicensed, unregistered, unqualified, ^without …',
    stands: 'never',
    why: 'It is denied.',
  },
  {
    words:
      'turned down, refused, denied, rejected, declined, failed, without passing, without success, without … certificate, not passed, not granted, not awarded, not obtained, not achieved, not attained, did not pass, did not get, did not obtain, did not finish, did not complete, never passed, never held, never had, never got, never finished, never completed, never awarded, never took, never sat, ineligible, not eligible, unsuccessful~',
    stands: 'never',
    why: 'It was tried or asked for, and not got.',
  },
  {
    words:
      'held by, in the name of, belong~ to, of my employer, of the employer, of a colleague, of my colleague, employer’s, employer’s own, company’s, firm’s, boss’s, manager’s, colleague’s, partner’s, owner’s, supervisor’s',
    stands: 'of others',
    why: 'Somebody else is said to have it.',
  },
  {
    words:
      'surrendered, handed back, handed … back, handed in, handed … in, gave back, gave … back, given back, gave up, gave … up, given up, returned to the, relinquished, resigned, discontinued, dropped, dropped out, abandoned, withdrew, withdrawn, left … before, left … without, left … early, left after, ^left the, ^left in, ^quit, cancelled, canceled, not continued, not pursued, let … go, let … lapse, let … expire, allowed to go, allowed to lapse, allowed to expire, ended early, forfeited, retired, stopped, at my own request, at own request',
    stands: 'given up',
    why: 'The person let it go, or left the way to it.',
  },
  {
    words:
      'former, formerly, previously, once held, once a, used to hold, used to have, used to be, ex-~, past member, past holder',
    stands: 'lapsed',
    why: 'It is told of another time.',
  },
  {
    words:
      'in progress, under way, underway, ^ongoing$, studies ongoing, course ongoing, pending, awaiting, waiting for, awaited, outstanding$, to come, to follow, to be completed, to be taken, to be awarded, to be confirmed, expected, anticipated, projected, upcoming, forthcoming, not yet, yet to, ^soon, ^next year, ^next month, ^next spring, ^next summer, ^next autumn, ^next winter, due to …, ^due, due in, due by, due #',
    stands: 'pending',
    why: 'It is still to come.',
    isToCome: true,
  },
  {
    words:
      'scheduled, booked, ^planned, planned for, planned in, ^planning, ^sitting, ^resitting, ^retaking, resit, retake, ^starting, ^starts, ^begins, ^beginning, ^started, course starts, course is in, course in, exam in, exam on, test in, test on, hope to, hoping to, plan to, intend to, aim to, want to',
    stands: 'pending',
    why: 'A day for it is named, and no pass.',
    isToCome: true,
  },
  {
    words:
      '# of #, # out of #, # of the #, theory passed, passed … theory, theory only, theory done, written part, oral part, practical part, first part, first half of, first year of, first stage of, ^first year, ^second year, ^third year, ^fourth year, ^year #, part-qualified, part qualified, part-way, partway, halfway, half way, incomplete, unfinished, not completed, not complete, not finished, results due, results expected, coursework, without … exam, no exam, exam to, exam still',
    stands: 'pending',
    why: 'A part of it is done.',
  },
  {
    words:
      'studying for, studying towards, studying toward, ^studying, pursuing, preparing for, ^preparing, training for, training as, reading for, working towards, working toward, working on, towards, enrolled, enroled, enrolling, signed up for, registered for, registered to, eligible to, eligible for, candidate for, applied for, applied to, applying for, application for',
    stands: 'pending',
    why: 'The person is on the way to what comes behind.',
    isAhead: true,
  },
  {
    words:
      'candidate, trainee, apprentice, learner, student, cadet, probationary, provisional, provisionally, in training, in my final year, final year, eligible$, conditional on, subject to, application lodged, application made, application sent, application submitted, application in, application under, application with, under review, submitted',
    stands: 'pending',
    why: 'A name for who is on the way to it, or a condition that is open.',
  },
]

/** Said of a study it is the way to a degree; said of a licence it is valid. */
export const ofStudies: readonly HoldingRow[] = [
  {
    words: 'ongoing, current, currently, present, part-time study, in year #, year # of',
    stands: 'pending',
    why: 'A course that goes on has no degree yet.',
  },
]

/** Verbs by which one comes to hold something. */
export const ofGetting =
  'achieve attain award complete earn finish gain get grant graduate obtain pass qualify receive recertify renew'

/** Verbs that tell of a paper and of no deed, besides those of getting it; some are a part of its name. */
export const ofHolding =
  'accredit advance apply approve authorise authorize become carry certify charter code combine enhance enrol fail have hold keep leave let licence license limit lose maintain own possess register sit study take train'

/** Words for what is held. */
export const papers =
  'licen[cs]\\p{L}*|certif\\p{L}*|diploma|degree|registration|registered|charter\\p{L}*|membership|member|accredit\\p{L}*|qualifi\\p{L}*|card|ticket|badge|permit|rating|endorsement|clearance|award|NVQ|SVQ|BTEC|apprenticeship|commission|roll'
