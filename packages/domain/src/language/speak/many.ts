import { patternOf } from '../../text/patterns.ts'
import { countedName } from '../../words/sentence-forms.ts'

const isCounted = patternOf(countedName, 'iu')

/** What a name of something that can be counted lacks where it stands alone: `APIs`, `a relational database` or `databases`. */
export const endOfMany = (name: string): '' | 's' => (isCounted.test(name) ? 's' : '')
