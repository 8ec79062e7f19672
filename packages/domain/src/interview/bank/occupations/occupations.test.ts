import { describe, expect, it } from 'vitest'
import { isHead, skillNamed } from '../../../skills/index.ts'
import type { BankQuestion } from '../../types.ts'
import { otherTitles } from '../titles.ts'
import { generalQuestions, type Occupation, occupationQuestions, occupationsOf } from './index.ts'

const none: string[] = []
const all = [...generalQuestions, ...[...occupationQuestions.values()].flat()]
const failing = (isFault: (it: BankQuestion) => boolean) => all.filter(isFault).map(({ question }) => question)

describe('the questions of a group', () => {
  it('[I17] are twelve and more', () => {
    expect(occupationQuestions.size).toBe(8)
    for (const questions of occupationQuestions.values()) expect(questions.length).toBeGreaterThanOrEqual(12)
  })

  it('[I17] have a topic, a reason and known skills each, and stand once', () => {
    expect(failing(({ topic, whyAsked }) => topic === '' || !/^They [^?]+\.$/.test(whyAsked))).toEqual(none)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['behavioural', 'situational']))
    const unknown = all
      .flatMap(({ skills }) => skills)
      .filter((name) => !skillNamed(name) || !isHead(skillNamed(name) as never))
    expect(unknown).toEqual(none)
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
  })

  it('[I17] are no yes or no, at most 34 words, and end with a question or with what to tell', () => {
    const isClosed = /^(?:did|do|does|are|is|have|has|can|could|would|will|were|was)\b/i
    expect(failing(({ question }) => isClosed.test(question))).toEqual(none)
    expect(failing(({ question }) => question.split(' ').length > 34)).toEqual(none)
    expect(failing(({ question }) => !/[?.]$/.test(question))).toEqual(none)
  })

  it('[I17] ask nothing personal', () => {
    const personal =
      /\byour (?:own )?(?:age|health|family|religion|children|husband|wife|partner|nationality|origin|politics|disability)\b|how old|pregnan|married|citizen|where are you from/i
    expect(failing(({ question }) => personal.test(question))).toEqual(none)
  })
})

describe('the group of a title', () => {
  it.each<[string, Occupation[]]>([
    ['RN', ['nursing']],
    ['Charge Nurse', ['nursing']],
    ['Registered Nurse (RN) - Telemetry - Nights', ['nursing']],
    ['Key Stage 2 Class Teacher (Year 5)', ['teaching']],
    ['HGV driver', ['transport']],
    ['Warehouse Operative, Nights', ['transport']],
    ['Bookkeeper', ['accounting']],
    ['Staff Accountant', ['accounting']],
    ['Customer Support Specialist (Remote, US)', ['sales']],
    ['Executive Assistant to the Chief Executive Officer', ['office']],
    ['Journeyman Electrician - Commercial', ['construction']],
    ['General Manager', ['management']],
    ['Nurse Manager', ['nursing', 'management']],
    ['Warehouse Operations Manager', ['management', 'transport']],
    ['Product Manager, Core Platform', []],
    ['Software Engineer', []],
    ['', []],
  ])('[I10] %s is %j', (title, groups) => {
    expect(occupationsOf(title).toSorted()).toEqual(groups.toSorted())
  })

  it('[I10] is that of each title that is listed', () => {
    for (const [name, titles] of Object.entries(otherTitles))
      for (const title of titles.split(',').map((it) => it.replace(/\s+/g, ' ').trim()))
        expect([
          title,
          name === 'none' ? occupationsOf(title).length === 0 : occupationsOf(title).includes(name as Occupation),
        ]).toEqual([title, true])
  })
})
