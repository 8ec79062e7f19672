import { firstPerson } from '../language/speak/first-person.ts'
import type { Source } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { draft, type Piece, say } from './draft.ts'
import type { LetterSentence } from './letter.ts'

const most = 3
const longest = 60

/** What the person wants named in words that stand nowhere yet, and their reason. */
export function statementsOf(
  stated: readonly Source[],
  achievements: readonly string[] = [],
  motivation: string | undefined,
): Source[] {
  const known = new Set(stated.map(({ text }) => cleaned(text)))
  const source = (id: string, text: string): Source => ({
    id,
    kind: 'fact',
    text,
    quotes: [text],
    section: null,
    entry: null,
    role: null,
  })
  const named = achievements
    .map(cleaned)
    .filter((text) => text !== '' && !known.has(text))
    .slice(0, most)
  const reason = cleaned(motivation ?? '')
  return [
    ...named.map((text, index) => source(`achievement-${index + 1}`, text)),
    ...(reason ? [source('motivation', reason)] : []),
  ]
}

/** Said for this letter, and in no resume. */
export const isStatement = ({ id }: Source): boolean => id === 'motivation' || id.startsWith('achievement-')

/** Free text of the person as one line, without marks that could become markup. */
export const cleaned = (text: string): string =>
  text
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const achievementSentences = (named: readonly Source[]): LetterSentence[] =>
  named.map(({ id, text }) => draft(spokenBy(text.split(' ').slice(0, longest).join(' ')), [id]))

const ofSelf = patternOf(letterWords.ofSelf)

function spokenBy(text: string): Piece[] {
  const spoken = firstPerson(text, { current: false })
  if (spoken) return say`${`${spoken.subject} ${spoken.predicate}${spoken.rest}`}`
  const calm = text.replace(/!+/g, '.')
  return ofSelf.test(text) ? say`${calm}` : say`One more thing to mention: ${calm}`
}
