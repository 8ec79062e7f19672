import type { Importance } from './job.ts'
import { mask } from './span.ts'

/** A phrase that says how much something is wanted, and where it stands. */
export interface Cue {
  importance: Importance
  from: number
  to: number
  /** `are`, `all`: it speaks of all that stands before it. */
  plural: boolean
}

const degree =
  '(?:(?:all|both|also|each|very|much|strongly|highly|greatly|always|particularly|especially|definitely|certainly|explicitly|warmly|only|an?|strong|big|great|huge|real|definite|distinct|added|clear|considered|seen|regarded|as|of|ideal(?:ly)?|nice|equally) )*'
const wanted =
  '(?:plus(?:es)?|plus points?|advantages?|advantageous|bonus(?:es)?|benefit|assets?|nice[- ]to[- ]haves?|helpful|useful|handy|desirable|desired|preferred|welcomed?|beneficial|appreciated|valued|valuable|optional|preferable|great|lovely|ideal|nice|von Vorteil|wünschenswert)'
const demanded =
  '(?:required|mandatory|essential|necessary|needed|compulsory|a must(?:[- ]have)?|must[- ]haves?|non-negotiable|not negotiable|indispensable|imperative|obligatory|a prerequisite|a condition|a requirement|erforderlich|zwingend|Voraussetzung)'
const copula =
  "(?:is|are|was|were|would be|would also be|['’]d be|will be|can be|could be|may be|being|ist|sind|wäre|wären)"
const ends =
  '(?=\\s*(?:$|[.,;:!?)\\ue000\\ue001]|\\b(?:but|though|although|and|for|if|since|as|on|by|at|in|with|so|because|to|or|not)\\b))'

const cues: [Importance, RegExp][] = [
  [
    'preferred',
    new RegExp(
      `\\s*,?\\s*\\b(?:but\\s+)?(?:${copula}\\s+)?(?:not|nicht)\\s+(?:strictly |absolutely )?(?:${demanded}|a must)`,
      'gi',
    ),
  ],
  ['preferred', new RegExp(`\\s*\\b(${copula})\\s+${degree}${wanted}\\b`, 'gi')],
  [
    'preferred',
    new RegExp(
      `\\s+(?:an? (?:strong |big |real |definite |distinct |huge )?(?:plus|advantage|bonus|asset)|(?:${degree})(?:nice[- ]to[- ]have|helpful|useful|desirable|desired|preferred|welcome|wünschenswert|von Vorteil))${ends}`,
      'gi',
    ),
  ],
  [
    'preferred',
    /\s+(?:would\s+)?helps?(?=\s*(?:$|[.,;]|\bbut\b|\bhere\b|\ba lot\b))|\s+even more so\b|\s+even better\b|\s+(?:ideally|preferably|idealerweise)(?=\s*(?:$|[.,;]))|\s+(?:scores?|earns?|gets? you) (?:bonus|extra) points\b/gi,
  ],
  [
    'required',
    new RegExp(
      `\\s*\\b(${copula})\\s+(?:also |absolutely |strictly |all |both |an? |therefore |still )*${demanded}\\b`,
      'gi',
    ),
  ],
  [
    'required',
    new RegExp(
      `\\s+(?:strictly |absolutely )?(?:(?:required|mandatory|essential|erforderlich)${ends}|(?:a must|needed)(?=\\s*(?:$|[.,;:!?)\\ue000\\ue001])))`,
      'gi',
    ),
  ],
]

const negated = /\b(?:no|none|not|nor|neither|never|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|kein\w*)\b/i
const peopleWanted =
  /\b(?:applica(?:nts?|tions?)|candidates?|people|genders?|backgrounds|changers|everyone|everybody|veterans|visits?|questions|enquiries|inquiries|women|minorities|returners|graduates|individuals)\b[^,;]*$/i

/** The first cue of a clause, outside brackets. */
export function findCue(text: string): Cue | null {
  const shown = mask(text)
  let first: Cue | null = null
  for (const [importance, pattern] of cues) {
    for (const match of shown.matchAll(pattern)) {
      const before = shown.slice(0, match.index)
      if (!/\p{L}/u.test(before) || (first && match.index >= first.from)) continue
      if (
        /\b(?:as|if|when|where|wherever)$/i.test(before) ||
        /[$€£]\s?\d/.test(before) ||
        peopleWanted.test(before)
      )
        continue
      if (importance === 'required' && negated.test(before.slice(-60))) continue
      if (importance === 'preferred' && /\bno\b[^,;]*$/i.test(before.slice(-40))) continue
      const plural = /^(?:are|were|sind|wären)$/i.test(match[1] ?? '') || /\b(?:all|both)\b/i.test(match[0])
      first = { importance, from: match.index, to: match.index + match[0].length, plural }
    }
  }
  return first
}

export interface Opening {
  importance: Importance
  /** Length of the phrase. */
  to: number
  /** Says it outright; `You have` only says it where nothing else does. */
  strong: boolean
}

const conditional =
  "(?:it |that )?(?:(?:is|['’]s|would be|would also be|['’]d be|will be) (?:also )?(?:an? )?(?:great|nice|good|ideal|lovely|plus|helpful|advantage|advantageous|beneficial|desirable|preferable|an? asset|bonus|useful|perfect|fantastic|real plus|big plus)|helps|would help|also helps)"
const openings: [Importance, boolean, RegExp][] = [
  ['preferred', true, new RegExp(`^${conditional} (?:if|when|that|to)\\s+`, 'i')],
  [
    'preferred',
    true,
    /^(?:ideally|preferably|idealerweise|bonus points (?:for|if)|bonus (?:for|if)|bonus:|extra credit(?: for| if)?:?|points for|plus:|nice to have:|also (?:great|good|nice|useful|helpful|welcome|helpful):|even better(?::| if)|desirable:|preferred:|advantageous:)\s*/i,
  ],
  [
    'preferred',
    true,
    /^we(?:['’]d| would) (?:also |especially |particularly )?(?:love|like|prefer|welcome|appreciate|be (?:happy|delighted|glad|thrilled))(?: (?:it )?if| to see| to have)?\s+/i,
  ],
  [
    'preferred',
    true,
    /^if (?=you\b.{3,200}\b(?:tell us|let us know|say so|even better|so much the better|all the better|we['’]d love))/i,
  ],
  [
    'required',
    true,
    /^(?:you|candidates?|applicants?|(?:the )?(?:successful |ideal )?(?:candidate|applicant|post ?holder)) (?:also )?(?:must|need to|needs to|have to|are required to)(?: also)? (?=\S)/i,
  ],
  [
    'required',
    true,
    /^(?:you|candidates?|applicants?|(?:the )?(?:successful |ideal )?(?:candidate|applicant|post ?holder))(?:['’]ll| will| do| would)? (?:also )?need (?:to )?(?=\S)/i,
  ],
  [
    'required',
    true,
    /^(?:you|candidates?|applicants?|(?:the )?(?:successful |ideal |right )?(?:candidate|applicant|post ?holder|person)) (?:should|(?<!you )will|ought to) (?:ideally )?(?:have|bring|hold|possess|be (?=a qualified|an? experienced|qualified|confident|able|fluent|proficient|educated|registered))\s*/i,
  ],
  [
    'required',
    true,
    /^(?:the |our )?(?:ideal|successful|right) (?:candidate|applicant|person) (?:is|has|holds|brings|possesses|knows|can)\s+(?=\S)/i,
  ],
  [
    'required',
    true,
    /^we(?:['’]re| are) (?:looking|searching) for (?:(?:someone|somebody|people|candidates|a person) (?:with|who (?:has|have))\s+|(?=at least|\d|experience|proven|strong|excellent|a minimum|(?:an? )?(?:understanding|knowledge|degree)\b))/i,
  ],
  [
    'required',
    true,
    /^we (?:ask (?:for|that)|require|expect|insist on|need (?:someone|somebody|a person|people|you)(?: with| who| to have)?)\s+(?!to\b)(?=\S)/i,
  ],
  [
    'required',
    true,
    /^(?:your (?:background|profile|experience) (?:should|must|will) include|must[- ]haves?:|required:|essential:|mandatory:|minimum requirements?:|must (?:have|be|hold|possess))\s+/i,
  ],
  [
    'required',
    false,
    /^you(?:['’]ve| have| bring| know| hold| possess|['’]re| are| can| speak| write| understand| like| enjoy| work in| love| feel|['’]ll have| will have| will bring|['’]ll bring) (?=\S)/i,
  ],
]

export function findOpening(text: string): Opening | null {
  for (const [importance, strong, pattern] of openings) {
    const match = pattern.exec(text)
    if (match) return { importance, to: match[0].length, strong }
  }
  return null
}

/** Says that something is not asked for. */
export const isWaived = (text: string) => waives(mask(text))

const waives = (text: string) =>
  /^(?:no|none|nothing|nobody)\b.{0,80}\b(?:required|needed|necessary|essential|a must|expected|negotiable)\b/i.test(
    text,
  ) ||
  /\b(?:do(?:es)? not|don['’]t|doesn['’]t|won['’]t|will not|never) (?:\w+ ){0,2}?(?:ask|need|require|care|expect|matter)\b/i.test(
    text,
  )
