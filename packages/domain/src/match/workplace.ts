import { workplaces, workplaceWords } from '../words/match.ts'
import type { ResumeModel } from './resume-model.ts'
import { headingOf } from './role-model.ts'
import { quote, type Shown } from './shown.ts'

// `Experience in a busy kitchen` asks where somebody has worked: what they are called says it, and so does where it was.

const anyWord = (names: string) => new RegExp(`(?<![-\\p{L}])(?:${names.replaceAll(', ', '|')})s?(?![-\\p{L}])`, 'iu')

const kinds = workplaces.map(({ places, roles }) => ({
  places: new Set(places.split(', ')),
  isNamed: anyWord(roles),
}))

/** `Working in a busy kitchen` → `kitchen`. */
const placeIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => !workplaceWords.has(word))
    .join(' ')

/** M55: a kind of workplace is shown by a role that was there. */
export function workplaceShown(text: string, shown: Shown, { related }: ResumeModel): Shown {
  const place = placeIn(text)
  const kind = kinds.find(({ places }) => places.has(place))
  if (!kind || shown.share === 1) return shown
  const [heading] = related.flatMap(({ role: { practice, statements } }) => {
    const own = headingOf(statements)
    return own && practice === 'work' && kind.isNamed.test(own.source.text) ? [own] : []
  })
  return heading ? { share: 1, how: null, evidence: [quote(heading)] } : shown
}
