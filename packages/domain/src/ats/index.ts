import type { ResumeDocument } from '../resume/document.ts'
import { characters } from './checks/characters.ts'
import { contact } from './checks/contact.ts'
import { content } from './checks/content.ts'
import { dates } from './checks/dates.ts'
import { file } from './checks/file.ts'
import { keywords } from './checks/keywords.ts'
import { personal } from './checks/personal.ts'
import { sections } from './checks/sections.ts'
import { wording } from './checks/wording.ts'
import type { Finding, Rule } from './rule.ts'
import { type AtsContext, viewOf } from './view.ts'

export { type AtsFile, fileFacts, refusedFile } from './file.ts'
export type { AtsStatus } from './rule.ts'
export type { AtsContext } from './view.ts'

export interface AtsCheck extends Finding {
  id: string
  /** What is wrong, or what was looked at where nothing is. */
  title: string
  weight: number
}

export interface AtsReport {
  /** 0 to 100, exact. */
  score: number
  checks: AtsCheck[]
}

export const atsRules: readonly Rule[] = [
  ...file,
  ...characters,
  ...contact,
  ...sections,
  ...dates,
  ...content,
  ...wording,
  ...keywords,
  ...personal,
]

/** What stands between a resume and the programs and people that read it. */
export function checkResume(document: ResumeDocument, context: AtsContext = {}): AtsReport {
  const view = viewOf(document, context)
  const checks = atsRules.map(({ id, title, weight, judge }) => ({ id, title, weight, ...judge(view) }))
  return { score: scoreOf(checks), checks }
}

const worth = { pass: 1, warn: 0.5, fail: 0, 'n/a': 0 }

/** What is not assessed counts neither way. */
function scoreOf(checks: readonly AtsCheck[]): number {
  const assessed = checks.filter(({ status }) => status !== 'n/a')
  const most = assessed.reduce((sum, { weight }) => sum + weight, 0)
  const reached = assessed.reduce((sum, { weight, status }) => sum + weight * worth[status], 0)
  return most === 0 ? 0 : (100 * reached) / most
}
