import type { Wording } from './job/row.ts'
import { wordSet } from './notation.ts'

// How a licence, a degree or anything else one can have stands with the person who names it.

/** It was held and is not valid today. */
export const lapsedWords =
  wordSet(`lapsed expired inactive dormant suspended revoked surrendered relinquished former formerly previously ended
  overdue invalid lost dropped withdrew withdrawn discontinued resigned cancelled abandoned arrears confiscated disqualified`)

/** It is on its way. */
export const pendingWords =
  wordSet(`pending progress expected awaiting awaited candidate studying pursuing enrolled preparing provisional trainee
  apprentice student scheduled booked sitting halfway hoping planned upcoming anticipated conditional towards toward submitted coursework theory
  results eligible applied application applying due resit`)

/** Two words that say the same. */
export const pendingPairs: ReadonlySet<string> = new Set([
  'in progress',
  'applied for',
  'applied to',
  'application lodged',
  'application submitted',
  'thesis submitted',
  'theory passed',
  'results awaited',
  'results due',
])

/** It was tried, or denied. */
export const refusedWords = wordSet('failed denied refused rejected without unlicensed uncertified unregistered')

/** Two words that say the same. */
export const lapsedPairs: ReadonlySet<string> = new Set([
  'ran out',
  'run out',
  'no longer',
  'handed back',
  'given up',
  'gave up',
  'struck off',
  'removed from',
  'not renewed',
  'needs renewing',
  'needs renewal',
  'out of',
  'turned down',
  'allowed to',
])

/** Behind a negation they say that it holds: "never lapsed", "no expiry", "not yet due". */
export const endingWords = wordSet(
  'lapsed expired suspended revoked expiry expiration expire expires due ended renewal',
)

/** They open what is wished for or still to come. */
export const planWords =
  wordSet(`plan plans hope hopes hoping intend intends intending aim aims aiming aspire aspiring want wants
  wish wishes interested considering pursuing studying preparing awaiting seeking keen eager willing`)

/** Between the start of a clause and such a word. */
export const beforePlans = wordSet("i i'm am is are currently still now also and but to be was")

/** What a deed was done to is theirs: "Trained staff for the award". */
export const heldByOthers =
  wordSet(`staff team manager managers drivers employees colleague colleagues crew partner trainees students workers
  apprentices volunteers members owner supervisor`)

/** "My manager holds the licence." */
export const beforeHolders = wordSet('my our the')

/** A line that opens so tells of what one got or has. */
export const holdingVerbs =
  wordSet(`achieve attain award complete earn finish gain get graduate obtain pass qualify receive renew hold keep maintain
  have possess certify licens license regist register`)

/** Behind "a planned move" they say that it is to come. */
export const towards = wordSet('to onto into')

export const beforeLastDay: Wording = {
  words:
    '((until|till|through|thru|up to|expir(es|ing|y|ation)|exp)( date)?( (in|on|at))?|(valid|good|current|active|paid|runs) to)( the)?( end of)?[.:]?',
  why: 'before the day up to which something holds',
}
