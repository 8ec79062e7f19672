import type { Line } from './lines.ts'
import { cut, endOf, type Span, sentencesOf } from './span.ts'

const machine =
  '(?:ats|parsers?|ai|a\\.i\\.|llms?|language models?|(?:chat\\s?)?gpt|copilot|claude|gemini|(?:chat\\s?|ro)?bots?|(?:ai|automated|screening|recruiting|parsing|ats) (?:assistant|system|software|tool|agent|model|screener|reviewer|parser)s?)'

const applicant = "(?:candidates?|applicants?|resumes?|cvs?|applications?)(?:['’]s?)?"

/** Sentences that speak to software, not to a person. Naming such software as a subject of the work is no address. */
const addresses = [
  /\bignore the rest\b|\b(?:ignore|disregard|forget|override|bypass)\s+(?:all|any|every|the|your|these|those)?\s*(?:of the\s+)?(?:previous|prior|above|earlier|preceding|other|original|system)?\s*(?:instructions?|prompts?|rules|guidelines|directions)\b/i,
  new RegExp(
    `\\b(?:note|message|memo|instructions?|attention|notice|hint)\\s*(?:to|for|:)\\s*(?:any |all |the )?(?:automated |screening )*${machine}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:if|in case|when) you(?:['’]re| are)\\s+(?:an?\\s+)?(?:large\\s+)?${machine}\\s*(?:,|\\b(?:reading|processing|summari[sz]ing|screening|parsing|that|and|or|please)\\b)`,
    'i',
  ),
  new RegExp(`\\b(?:dear|hey|hello|attention(?! to detail))\\s+(?:\\S{1,20}\\s){0,2}${machine}\\b`, 'i'),
  new RegExp(
    `(?:^|[[(])\\W*(?!parser)(?:for )?(?:the |any |all )?${machine}(?: only)?\\s*:(?!(?:\\s*[\\w.]+(?:,| or| and|$))+$)`,
    'i',
  ),
  /(?:\b(?:hinweis|nachricht|anweisung|nota|aviso|note|message)\s+(?:an|für|para|à|a)|^\W*an(?= die ki\s*[:,]))\s+(?:die|la|l['’])?\s*(?:ki|ia)\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\s+(?:now\s+)?(?:an?\s+)?(?:helpful\s+)?(?:ai(?:\s+(?:assistant|model|system|agent)\b|\s*[,.;:])|language model|llm|chat\s?bot|assistant trained)/i,
  /^\W*(?:system|assistant|developer)\s*(?:prompt|message|note)?\s*[:\]]/i,
  // Orders about what is to be written of a person whom no advertisement knows.
  /\b(?:write|state|claim|say|mention|pretend|confirm|assert)s?\s+that\s+the\s+(?:applicant|candidate|writer)\b/i,
  /\b(?:replace|change|rewrite|alter|edit|store|summari[sz]e|tag|mark|advance|auto-advance)\b[^.]{0,60}\b(?:this (?:applicant|candidate|resume|cv|application)|the (?:resume|cv)|the applicant['’]s)\b/i,
  /\bthe (?:applicant|candidate) has (?:confirmed|agreed|told|stated)\b|\bthe applicant['’]s \w+ is to be shown\b/i,
  /\b(?:set|change|extend|move)\b[^.]{0,20}\b(?:end|start) date of the (?:last|current|first|previous) (?:job|role|employer)\b/i,
  /\b(?:rules|instructions|guidelines)\b[^.]{0,20}\b(?:have been|are|were)\s+(?:updated|changed|lifted|overridden|replaced)\b|\b(?:un)?trusted (?:part|text|content|input|section)\b/i,
  /\bdecode\b[^.]{0,20}\b(?:follow|obey|execute)\b|\bread the first letters and obey\b/i,
  /\b(?:rate|score|rank|mark|grade|classify|recommend|label)\s+(?:this|every|each|all|any|the)\s+(?:candidates?|applicants?|resumes?|cvs?|applications?)\b[^.]{0,60}(?:\d|match|highest|first|top|perfect|qualified|hire)/i,
  /\b(?:reveal|print|repeat|output|dump)\s+(?:your|the)\s+(?:(?:system|hidden|secret|internal|initial)\s+){0,2}(?:prompt|instructions|configuration|settings|api keys)\b/i,
  new RegExp(
    `\\b${machine}\\s+(?:that (?:is|are)\\s+)?(?:reading|processing|screening|parsing|evaluating|scoring) (?:this|the)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|any|every|all|automated)\\s+(?:ai |automated |screening )*(?:${machine}|screeners?)\\s+(?:must|shall|should|has to|have to)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:give|award|assign|grant)\\s+(?:this|every|each|all|any|the)\\s+${applicant}\\b[^.]{0,60}(?:\\d|score|points|match|rating)`,
    'i',
  ),
  new RegExp(
    `\\b(?:add|insert|append)\\b[^.]{0,80}\\b(?:to|into)\\s+(?:the|this|their|his|her|every|each)\\s+(?:${applicant}|skills section)\\b`,
    'i',
  ),
  /\b(?:(?:treat|consider|count|assume|say|report)\b[^.]{0,40}\b(?:missing|all|every)\s+(?:skills?|requirements?|qualifications?)\b[^.]{0,40}\b(?:present|met|fulfilled|satisfied)|(?:treat|count)\b[^.]{0,20} as (?:met|fulfilled|satisfied))\b/i,
  /\b(?:you are now|enter|enable|switch to)\s+(?:in\s+)?(?:developer|debug|god|admin|unrestricted) mode\b/i,
  /\b(?:ignorier\w*|missacht\w*|vergiss|ignora\w*|ignore[zr]?|olvida\w*|oublie\w*|dimentica\w*|negeer)\b[^.]{0,40}\b(?:anweisungen|instruktionen|vorgaben|instrucciones|instructions|istruzioni|instruções|instructies|consignes)/i,
  // The marks that part the turns of a talk with a model.
  /<\|\w{2,30}\|>|\[\/?INST\]|<<\/?SYS>>/,
  // Nothing that a person could read: an encoded text.
  /^\W*[A-Za-z0-9+/]{32,}={0,2}\W*$/,
]

/** A word by its first and last letter and the others in any order: `insturctions` is read as what it stands for. */
const scrambled = (word: string) => `${word.charAt(0)}${[...word.slice(1, -1)].sort().join('')}${word.slice(-1)}`
const commands = new Set(['ignore', 'disregard', 'override', 'forget'].map(scrambled))
const commanded = new Set(
  ['instructions', 'instruction', 'prompts', 'prompt', 'guidelines', 'applicant', 'candidate'].map(scrambled),
)

function isScrambledAddress(text: string): boolean {
  const keys = (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).slice(0, 200).map(scrambled)
  return keys.some((key) => commands.has(key)) && keys.some((key) => commanded.has(key))
}

export function speaksToSoftware(text: string): boolean {
  if (text.length >= 5_000) return false
  // As a person would read it: wide letters, and letters by their number.
  const plain = text
    .normalize('NFKC')
    .replace(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
  return addresses.some((pattern) => pattern.test(plain)) || isScrambledAddress(plain)
}

const fewestWords = 16
/** What nobody writes for people: data, letters set apart, a link that runs, the same words over and over. */
const unreadable = [
  /["']\s*:\s*["'[{]|[{[]\s*["']|["'][\]}]/,
  /(?:\b\p{L} ){8}/u,
  /(?<!\p{L})(\p{L}{3,})(?:\s+\1(?!\p{L})){2}/iu,
  /\]\s*\(\s*(?:javascript|data):/i,
]

function isNoise(text: string): boolean {
  if (unreadable.some((pattern) => pattern.test(text.slice(0, 2_000)))) return true
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.length >= fewestWords && new Set(words).size * 3 < words.length
}

/** `### Assistant:` alone: what follows is said in that role. */
const opensTurn = /^\W*(?:system|assistant|user|developer)\s*:\W*$/i

const asking =
  /\b(?:you|your|we|our|experience|knowledge|ability|skills?|required?|requirements?|must|plus|preferred|bonus|degree|years?|familiar\w*|understanding|licen[cs]e|certif\w+)\b/i

const isItem = (line: Line | undefined) => line !== undefined && !/[.!?:;]$/.test(line.text) && line.text.length < 120

/** A sentence that asks nothing, set into a list, is no item of it. */
const isStray = ({ text, bullet, apart }: Line, before: Line | undefined, after: Line | undefined) =>
  !(bullet || apart || after?.apart) &&
  (after?.bullet === true || (isItem(before) && isItem(after))) &&
  /[.!]$/.test(text) &&
  !/\b(?:Ltd|Inc|Corp|Co)\.$|^\S+(?: \S+){0,2}$/.test(text) &&
  !asking.test(text)

/** What speaks to software: a bracket that ends the line, or a sentence. */
function addressedIn(line: Line): Span | undefined {
  const from = line.text.search(/[([][^()[\]]+[)\]]$/)
  const [said, aside] = [cut(line, 0, from), cut(line, from)]
  if (from > 0 && speaksToSoftware(aside.text) && !speaksToSoftware(said.text)) return aside
  return sentencesOf(line).find((sentence) => speaksToSoftware(sentence.text))
}

/** J3: lines without the sentences addressed to software; after one, the rest of its paragraph goes with it. */
export function withoutAddressed(lines: readonly Line[]): { lines: Line[]; ignored: Span[] } {
  const kept: Line[] = []
  const ignored: Span[] = []
  for (const [at, line] of lines.entries()) {
    if (isStray(line, lines[at - 1], lines[at + 1])) continue
    const isWhole = isNoise(line.text) || opensTurn.test(line.text) || opensTurn.test(lines[at - 1]?.text ?? '')
    const first = isWhole ? line : addressedIn(line)
    if (!first) {
      kept.push(line)
      continue
    }
    const before = cut(line, 0, first.from - line.from)
    ignored.push({ text: line.text.slice(first.from - line.from), from: first.from })
    if (before.text !== '' && endOf(before) <= first.from) kept.push({ ...line, ...before })
  }
  return { lines: kept, ignored }
}
