import { type Claim, prepare, supports } from '../claims/index.ts'
import { contentStems } from '../language/words.ts'
import type { Edit } from '../resume/edit.ts'
import { patternOf } from '../text/patterns.ts'
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

/**
 * Why other words for a line may not stand: they lose what the line said, and the reason does not say so. What is still
 * named is not lost.
 */
export function objectionToLoss(
  original: string,
  { text, reason }: Pick<Edit, 'text' | 'reason'>,
  today: string,
): string | null {
  const words = wordsIn(text)
  if (words < fewestWords && words < wordsIn(original)) return 'It leaves nothing of the line.'
  if (saysShorter.test(reason)) return null
  const { verdicts } = supports(prepare([text]), original.slice(0, longest), { today })
  const lost = verdicts.filter(({ status }) => status === 'unsupported')
  const named = new Set(contentStems(text))
  const gone = lost.flatMap(({ claim }) => contentStems(claim.text)).filter((it) => !named.has(it))
  const figure = lost.find(({ claim }) => telling.has(claim.kind) && !text.includes(claim.text))
  if (figure) return `It leaves out “${figure.claim.text}” and does not say so.`
  const all = verdicts.flatMap(({ claim }) => contentStems(claim.text))
  return gone.length > all.length * (1 - fewest) && wordsIn(text) < wordsIn(original)
    ? 'It leaves out much of the line and does not say so.'
    : null
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
