import type { Line } from './lines.ts'
import { cut, endOf, type Span, sentencesOf } from './span.ts'

const machine =
  '(?:ai|a\\.i\\.|llms?|language models?|chat\\s?gpt|gpt|copilot|claude|gemini|chat\\s?bots?|bots?|robots?|(?:ai|automated|screening|recruiting|parsing|ats) (?:assistants?|systems?|software|tools?|agents?|models?|screeners?|reviewers?|parsers?))'

const applicant = "(?:candidates?|applicants?|resumes?|cvs?|applications?)(?:['’]s?)?"

/** Sentences that speak to software, not to a person. Naming such software as a subject of the work is no address. */
const addresses = [
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all|any|every|the|your|these|those)?\s*(?:of the\s+)?(?:previous|prior|above|earlier|preceding|other|original|system)?\s*(?:instructions?|prompts?|rules|guidelines|directions)\b/i,
  new RegExp(
    `\\b(?:note|message|memo|instructions?|attention|notice|hint)\\s*(?:to|for|:)\\s*(?:any |all |the )?(?:automated |screening )*${machine}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:if|in case|when) you(?:['’]re| are)\\s+(?:an?\\s+)?(?:large\\s+)?${machine}\\s*(?:,|\\b(?:reading|processing|summari[sz]ing|screening|parsing|that|and|or|please)\\b)`,
    'i',
  ),
  new RegExp(`\\b(?:dear|hey|hello|attention)\\s+${machine}\\b`, 'i'),
  /\b(?:you are|act as|pretend to be|behave as)\s+(?:now\s+)?(?:an?\s+)?(?:helpful\s+)?(?:ai(?:\s+(?:assistant|model|system|agent)\b|\s*[,.;:])|language model|llm|chat\s?bot|assistant trained)/i,
  /^\W*(?:system|assistant|developer)\s*(?:prompt|message|note)?\s*:/i,
  /\b(?:rate|score|rank|mark|grade|classify|recommend|label)\s+(?:this|every|each|all|any|the)\s+(?:candidates?|applicants?|resumes?|cvs?|applications?)\b[^.]{0,60}(?:\d|match|highest|first|top|perfect|qualified|hire)/i,
  /\b(?:reveal|print|repeat|output)\s+(?:your|the)\s+(?:system\s+)?(?:prompt|instructions)\b/i,
  new RegExp(
    `\\b${machine}\\s+(?:that (?:is|are)\\s+)?(?:reading|processing|screening|parsing|evaluating|scoring) (?:this|the)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|any|every|all|automated)\\s+(?:ai |automated |screening )*(?:${machine}|screeners?|parsers?)\\s+(?:must|shall|should|has to|have to)\\b`,
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
  /\b(?:treat|consider|count|assume|say|report)\b[^.]{0,40}\b(?:missing|all|every)\s+(?:skills?|requirements?|qualifications?)\b[^.]{0,40}\b(?:present|met|fulfilled|satisfied)\b/i,
  /\b(?:you are now|enter|enable|switch to)\s+(?:in\s+)?(?:developer|debug|god|admin|unrestricted) mode\b/i,
  /\b(?:ignorier\w*|missacht\w*|vergiss|ignora\w*|ignore[zr]?|olvida\w*|oublie\w*|dimentica\w*|negeer)\b[^.]{0,40}\b(?:anweisungen|instruktionen|vorgaben|instrucciones|instructions|istruzioni|instruções|instructies|consignes)/i,
  // Nothing that a person could read: an encoded text.
  /^\W*[A-Za-z0-9+/]{32,}={0,2}\W*$/,
]

/** A word by its first and last letter and the others in any order: `insturctions` is read as what it stands for. */
const scrambled = (word: string) => `${word.charAt(0)}${[...word.slice(1, -1)].sort().join('')}${word.slice(-1)}`
const commands = new Set(['ignore', 'disregard', 'override', 'forget'].map(scrambled))
const commanded = new Set(['instructions', 'instruction', 'prompts', 'prompt', 'guidelines'].map(scrambled))

function isScrambledAddress(text: string): boolean {
  const keys = (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).slice(0, 200).map(scrambled)
  return keys.some((key) => commands.has(key)) && keys.some((key) => commanded.has(key))
}

export const speaksToSoftware = (text: string) =>
  text.length < 5_000 && (addresses.some((pattern) => pattern.test(text)) || isScrambledAddress(text))

/** Lines without the sentences addressed to software; after one, the rest of its paragraph goes with it. */
export function withoutAddressed(lines: readonly Line[]): { lines: Line[]; ignored: Span[] } {
  const kept: Line[] = []
  const ignored: Span[] = []
  for (const line of lines) {
    const first = sentencesOf(line).find((sentence) => speaksToSoftware(sentence.text))
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
