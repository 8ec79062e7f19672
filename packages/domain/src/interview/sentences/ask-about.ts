import { readVerb } from '../../language/verbs.ts'
import { patternOf } from '../../text/patterns.ts'
import { lineWords } from '../../words/interview-lines.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'
import type { QuestionKind } from '../types.ts'

const purposes: Record<Exclude<QuestionKind, 'motivation' | 'defend'>, string[]> = {
  technical: [
    'They want to see depth behind the word.',
    'A true example tells them more than a list of terms.',
    'They need to know what they would have to teach you.',
  ],
  behavioural: [
    'What you did before shows what you will do here.',
    'They want to hear a case, not an opinion.',
    'They listen for your own part.',
    'They want to picture you doing it here.',
  ],
  situational: [
    'There is no single right answer. They want to follow your thinking.',
    'They look at what you ask before you act.',
    'It shows how you begin in a new place.',
  ],
  gap: ['How you speak of it matters more than the gap.', 'An honest answer here makes the rest believable.'],
}

/** Where in the advertisement it comes from, and what the asker is after; `turn` keeps the words from repeating. */
export function whyAsked(topic: Topic, kind: keyof typeof purposes, turn: number, isQuoted: boolean): string {
  const usual = purposes[kind][turn % purposes[kind].length] ?? ''
  const purpose = topic.about === 'certificate' && kind === 'technical' ? 'They will want to see the document.' : usual
  return `${isQuoted ? place(topic) : origin(topic)} ${purpose}`
}

/** Where the question has quoted the words already. */
function place({ about, importance, knockOut }: Topic): string {
  if (about === 'duty') return 'It is one of the duties.'
  if (knockOut) return 'The advertisement makes it a condition.'
  return importance === 'preferred' ? 'The advertisement counts it as a plus.' : 'The advertisement requires it.'
}

const statement = patternOf(lineWords.statement)

function origin({ about, importance, knockOut, sentence }: Topic): string {
  const words = quoted(sentence)
  if (about === 'duty') return `Among the duties: ${words}.`
  if (knockOut) return `A condition of the advertisement: ${words}.`
  const isStatement = statement.test(sentence) || readVerb(sentence.split(' ')[0] ?? '') !== null
  if (importance === 'preferred')
    return isStatement ? `A plus in the advertisement: ${words}.` : `The advertisement counts ${words} as a plus.`
  return isStatement ? `In the advertisement: ${words}.` : `The advertisement asks for ${words}.`
}
