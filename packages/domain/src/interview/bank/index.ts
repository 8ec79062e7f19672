import { skillNamed } from '../../skills/index.ts'
import type { BankQuestion, QuestionBank } from '../types.ts'
import { agriculture } from './agriculture.ts'
import { construction } from './construction.ts'
import { data } from './data.ts'
import { designMedia } from './design-media.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { health } from './health.ts'
import { hospitality } from './hospitality.ts'
import { laboratory } from './laboratory.ts'
import { law } from './law.ts'
import { logistics } from './logistics.ts'
import { generalQuestions, occupationQuestions, occupationsOf } from './occupations/index.ts'
import { peopleOffice } from './people-office.ts'
import { platform } from './platform.ts'
import { publicService } from './public-service.ts'
import { retailProperty } from './retail-property.ts'
import type { BankRow } from './row.ts'
import { salesMarketing } from './sales-marketing.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'

// Heavy with text: whoever writes a guide fetches this with `import()`, and nobody else needs it.

export const bankRows: readonly BankRow[] = [
  ...software,
  ...platform,
  ...data,
  ...engineering,
  ...construction,
  ...trades,
  ...health,
  ...laboratory,
  ...finance,
  ...law,
  ...education,
  ...salesMarketing,
  ...designMedia,
  ...logistics,
  ...hospitality,
  ...publicService,
  ...peopleOffice,
  ...retailProperty,
  ...agriculture,
]

const asked = new Map(bankRows.map(([skill, ...questions]) => [skill, questions] as const))

/** What an interviewer of the trade asks about a skill: how, why, and what if it goes wrong. Other names lead to the head. */
export function technicalQuestions(skillName: string): readonly [string, string, string] | undefined {
  return asked.get(skillNamed(skillName)?.family ?? skillName)
}

/** Of the groups that a job's title belongs to, in turn; none for a title that is of no group. */
function ofTitle(title: string): BankQuestion[] {
  const [first = [], second = []] = occupationsOf(title).map((name) => occupationQuestions.get(name) ?? [])
  return first.flatMap((it, at) => [it, ...second.slice(at, at + 1)])
}

export const questionBank: QuestionBank = { bySkill: technicalQuestions, byTitle: ofTitle, general: generalQuestions }
