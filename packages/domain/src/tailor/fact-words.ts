import type { Requirement } from '../job/job.ts'
import { skillMatcher } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import { answerWords } from '../words/tailor-answers.ts'

// Words by which a short answer is read: `Yes, since 2012`, `About 4 years`.

export const yes = patternOf(answerWords.yes)

/** The names of tools in a requirement, each by its last word: `Microsoft Excel, Outlook`. */
export const toolsNamed = (requirement = ''): string[] =>
  skillMatcher()
    .find(requirement)
    .flatMap(({ from, to }) => /\p{Lu}[\p{L}\d]+$/u.exec(requirement.slice(from, to)) ?? [])

export const ofPaper = patternOf(answerWords.ofPaper)
export const ofGrade = patternOf(answerWords.ofGrade, 'iu')

/** What is shown by a document and not by a deed. */
export const isPaper = ({ kind, text }: Pick<Requirement, 'kind' | 'text'>): boolean =>
  kind === 'certificate' || ofPaper.test(text) || ofGrade.test(text)

const hedged = patternOf(answerWords.hedged)

/** So little of it that a line would say more. */
export const isHedged = (answer: string): boolean => hedged.test(answer.trim().replace(yes, ''))

export const span = patternOf(answerWords.span, 'iu')
export const level = patternOf(answerWords.level)
