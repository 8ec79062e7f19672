import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '../job/job.ts'
import { readJob } from '../job/read-job.ts'
import { endOfMany } from '../language/speak/many.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { spokenName } from '../skills/spoken-name.ts'
import { developmentPlan, planTexts, rankGaps, type SavedJob } from './index.ts'
import type { PlanTexts } from './plan-texts.ts'
import { shownIn } from './shown.ts'

const folder = fileURLToPath(new URL('../../../../eval/', import.meta.url))
const filesIn = (part: string, ending: string) =>
  readdirSync(folder + part)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(`${folder}${part}/${name}`, 'utf8') }))

let texts: PlanTexts
let resumes: ResumeDocument[]
let ads: (SavedJob & { job: Job })[]

beforeAll(async () => {
  texts = await planTexts()
  resumes = filesIn('resumes', '.json').map(({ text }) => fromJsonResume(JSON.parse(text)))
  ads = filesIn('jobs', '.txt').map(({ name, text }) => {
    const job = readJob(text, skillMatcher())
    return { id: name, title: job.title, company: job.company, job }
  })
})

/** What each person lacks for all of the jobs. */
const gapsOf = (resume: ResumeDocument) =>
  rankGaps({ skills: shownIn(resume).map(({ skill }) => skill.name), jobs: ads })

/** All that our own texts can say of a skill, whatever the level. */
function sayable({ steps: { ladders, ways } }: PlanTexts, skill: string): Set<string> {
  const all = [...Object.values(ladders), ...Object.values(ways)].flat()
  const filled = (text: string) => text.replace(/^\{x\}/, skill).replaceAll('{x}', spokenName(skill) + endOfMany(skill))
  return new Set(all.flatMap(({ description, proof }) => [filled(description), filled(proof)]))
}
const withoutLevel = (text: string) => text.replaceAll(/\b[ABC][12]\b/g, '{level}')

describe('over the data of eval', () => {
  it('what a resume shows stands in its own lines, and a heading over a list shows nothing', () => {
    const faulty = resumes.flatMap((resume) => {
      const own = new Set(sourcesOf(resume).map(({ text }) => text))
      const headings = new Set(
        resume.sections.flatMap(({ entries }) =>
          entries.flatMap((it) => (it.type === 'skills' && it.keywords.length > 0 ? [it.name ?? ''] : [])),
        ),
      )
      return shownIn(resume).filter(
        ({ skill, lines }) =>
          !lines.every((line) => own.has(line)) ||
          lines.some(
            (line) =>
              !skillMatcher()
                .find(line)
                .some((found) => found.skill.name === skill.name),
          ) ||
          lines.every((line) => headings.has(line)),
      )
    })
    expect(faulty).toEqual([])
  })

  it('a gap is a skill of the catalogue or the ad’s own words for a paper or a language, and the jobs that ask name it', () => {
    const gaps = resumes.slice(0, 4).flatMap(gapsOf)
    expect(gaps.length).toBeGreaterThan(100)
    const faulty = gaps.filter(({ name, jobs }) => {
      const asking = ads.filter(({ id }) => jobs.some((it) => it.id === id))
      const names = (it: (typeof ads)[number]) =>
        it.job.requirements.some(({ skills, text }) => skills.includes(name) || text.includes(name))
      return asking.length !== jobs.length || !asking.every(names)
    })
    expect(faulty).toEqual([])
  })

  it('no plan claims what no table says: its texts are those of the steps, with the skill put in', () => {
    const names = new Set(resumes.flatMap((resume) => gapsOf(resume).map(({ name }) => name)))
    expect(names.size).toBeGreaterThan(100)
    const known = new Set(texts.pages.values())
    const faulty = [...names].flatMap((name) => {
      const wish = { skill: name, currentLevel: 1, targetLevel: 4, startOn: '2026-07-01' }
      const { skill, steps, conditions } = developmentPlan(wish, texts)
      const said = steps.flatMap(({ description, proof }) => [description, proof])
      const urls = steps.flatMap(({ resources }) => resources.flatMap(({ url }) => url ?? []))
      const isCertain = texts.conditions.known.has(skill) || conditions.every((it) => it.startsWith('We do not know'))
      const ours = sayable(texts, skill)
      const isOurs = said.every((text) => ours.has(text) || ours.has(withoutLevel(text)))
      return isOurs && isCertain && urls.every((url) => known.has(url)) ? [] : [name]
    })
    expect(faulty).toEqual([])
  })

  it('no heading of an advertisement or a resume is planned as a skill', () => {
    const headings = /^(?:tools|skills|requirements|technologies|software|other|qualifications|methods|languages)$/i
    const named = resumes.flatMap((resume) => [
      ...gapsOf(resume).map(({ name }) => name),
      ...shownIn(resume).map(({ skill }) => skill.name),
    ])
    expect(named.filter((name) => headings.test(name))).toEqual([])
    expect(named.filter((name) => !skillNamed(name) && /[:\n]/.test(name))).toEqual([])
  })
})
