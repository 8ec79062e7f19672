import { type Claim, prepare, supports } from '../claims/index.ts'
import { patternOf } from '../language/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

const saysShorter = patternOf(tailorWords.saysShorter)
const fewest = 0.5
const fewestWords = 3
const longest = 4_000
/** What a reader looks for. */
const telling = new Set<Claim['kind']>([
  'number',
  'money',
  'date',
  'duration',
  'degree',
  'certificate',
  'award',
  'language',
])

/** Why other words for a line may not stand: they lose what the line said, and the reason does not say so. */
export function objectionToLoss(original: string, text: string, reason: string, today: string): string | null {
  const words = wordsIn(text)
  if (words < fewestWords && words < wordsIn(original)) return 'It leaves nothing of the line.'
  if (saysShorter.test(reason)) return null
  const { verdicts } = supports(prepare([text]), original.slice(0, longest), { today })
  const lost = verdicts.filter(({ status }) => status === 'unsupported')
  const lostLetters = lost.reduce((sum, { claim }) => sum + claim.text.length, 0)
  const letters = verdicts.reduce((sum, { claim }) => sum + claim.text.length, 0)
  const figure = lost.find(({ claim }) => telling.has(claim.kind) && !text.includes(claim.text))
  if (figure) return `It leaves out “${figure.claim.text}” and does not say so.`
  return lostLetters > letters * (1 - fewest) && wordsIn(text) < wordsIn(original)
    ? 'It leaves out much of the line and does not say so.'
    : null
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
