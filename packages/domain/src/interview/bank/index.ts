import { skillNamed } from '../../skills/index.ts'
import type { BankQuestion, QuestionBank } from '../types.ts'
import agriculture from './agriculture.json' with { type: 'json' }
import construction from './construction.json' with { type: 'json' }
import data from './data.json' with { type: 'json' }
import designMedia from './design-media.json' with { type: 'json' }
import education from './education.json' with { type: 'json' }
import engineering from './engineering.json' with { type: 'json' }
import finance from './finance.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import hospitality from './hospitality.json' with { type: 'json' }
import laboratory from './laboratory.json' with { type: 'json' }
import law from './law.json' with { type: 'json' }
import logistics from './logistics.json' with { type: 'json' }
import { generalQuestions, occupationQuestions, occupationsOf } from './occupations/index.ts'
import peopleOffice from './people-office.json' with { type: 'json' }
import platform from './platform.json' with { type: 'json' }
import publicService from './public-service.json' with { type: 'json' }
import retailProperty from './retail-property.json' with { type: 'json' }
import salesMarketing from './sales-marketing.json' with { type: 'json' }
import software from './software.json' with { type: 'json' }
import trades from './trades.json' with { type: 'json' }

// Heavy with text: whoever writes a guide fetches this with `import()`, and nobody else needs it.

/** What is asked about a skill, by its head name in the catalogue: how, why, and what if it goes wrong. */
type Questions = readonly [how: string, why: string, wrong: string]

export const bankRows = Object.entries({
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
}) as unknown as readonly (readonly [skill: string, questions: Questions])[]

const asked = new Map(bankRows)

/** What an interviewer of the trade asks about a skill: how, why, and what if it goes wrong. Other names lead to the head. */
export function technicalQuestions(skillName: string): Questions | undefined {
  return asked.get(skillNamed(skillName)?.family ?? skillName)
}

/** Of the groups that a job's title belongs to, in turn; none for a title that is of no group. */
function ofTitle(title: string): BankQuestion[] {
  const [first = [], second = []] = occupationsOf(title).map((name) => occupationQuestions.get(name) ?? [])
  return first.flatMap((it, at) => [it, ...second.slice(at, at + 1)])
}

export const questionBank: QuestionBank = { bySkill: technicalQuestions, byTitle: ofTitle, general: generalQuestions }
