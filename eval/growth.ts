import { developmentPlan, planTexts, rankGaps, type SavedJob } from '@bespeak/domain/growth/index.ts'
import type { PlanTexts } from '@bespeak/domain/growth/plan-texts.ts'
import { type ShownSkill, shownIn } from '@bespeak/domain/growth/shown.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { endOfMany } from '@bespeak/domain/language/speak/many.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher, skillNamed } from '@bespeak/domain/skills/index.ts'
import { spokenName } from '@bespeak/domain/skills/spoken-name.ts'
import { pairSet } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** What gaps and plans say of every resume and all advertisements, held against lines, ads and tables. */
export async function growth(): Promise<Figures> {
  const { resumes: all, jobs } = pairSet()
  const resumes = [...all].flatMap(([name, resume]) => (name.includes('/') ? [] : [resume]))
  const ads = [...jobs].map(([id, job]) => ({ id, title: job.title, company: job.company, job }))
  const gaps = resumes.map((resume) => gapsFor(resume, ads))
  const names = [...new Set(gaps.flatMap((own) => own.map(({ name }) => name)))]
  const shown = resumes.flatMap((resume) => shownIn(resume).map(({ skill }) => skill.name))
  const texts = await planTexts()
  return {
    'skills shown': shown.length,
    'shown by no line of their own': faultsOf('not shown', resumes.flatMap(unshown)),
    'gaps named': names.length,
    'gaps that no ad names': faultsOf('asked nowhere', gaps.flat().flatMap(unasked(ads))),
    'plans with a text of no table': faultsOf('in no table', names.filter(saysMore(texts))),
    'headings taken for skills': faultsOf('a heading', [...names, ...shown].filter(isHeading)),
  }
}

type Ad = SavedJob & { job: Job }

/** What each person lacks for all of the jobs. */
const gapsFor = (resume: ResumeDocument, jobs: Ad[]) =>
  rankGaps({ skills: shownIn(resume).map(({ skill }) => skill.name), jobs })

/** Shown by a line that is not the resume's, does not name it, or is a heading over a list. */
function unshown(resume: ResumeDocument): string[] {
  const own = new Set(sourcesOf(resume).map(({ text }) => text))
  const entries = resume.sections.flatMap((section) => section.entries)
  const headings = new Set(entries.flatMap((it) => (it.type === 'skills' && it.keywords.length > 0 ? it.name : [])))
  const names = (line: string, { skill }: ShownSkill) =>
    skillMatcher()
      .find(line)
      .some((found) => found.skill.name === skill.name)
  return shownIn(resume)
    .filter(
      (it) =>
        !it.lines.every((line) => own.has(line) && names(line, it)) || it.lines.every((line) => headings.has(line)),
    )
    .map(({ skill, lines }) => `${skill.name}: ${lines.join(' | ')}`)
}

/** A gap is a skill of the catalogue, or words of the ad; the jobs that it names ask for it. */
const unasked =
  (ads: Ad[]) =>
  ({ name, jobs }: ReturnType<typeof rankGaps>[number]): string[] => {
    const asking = ads.filter(({ id }) => jobs.some((it) => it.id === id))
    const names = ({ job }: Ad) =>
      job.requirements.some(({ skills, text }) => skills.includes(name) || text.includes(name))
    return asking.length === jobs.length && asking.every(names) ? [] : [name]
  }

/** A plan claims nothing that no table says: its texts are those of the steps, with the skill put in. */
const saysMore = (texts: PlanTexts) => {
  const pages = new Set(texts.pages.values())
  return (name: string): boolean => {
    const wish = { skill: name, currentLevel: 1, targetLevel: 4, startOn: '2026-07-01' }
    const { skill, steps, conditions } = developmentPlan(wish, texts)
    const said = steps.flatMap(({ description, proof }) => [description, proof])
    const urls = steps.flatMap(({ resources }) => resources.flatMap(({ url }) => url ?? []))
    const isCertain = texts.conditions.known.has(skill) || conditions.every((it) => it.startsWith('We do not know'))
    const ours = sayable(texts, skill)
    const isOurs = said.every((text) => ours.has(text) || ours.has(withoutLevel(text)))
    return !isOurs || !isCertain || !urls.every((url) => pages.has(url))
  }
}

/** All that our own texts can say of a skill, whatever the level. */
function sayable({ steps: { ladders, ways } }: PlanTexts, skill: string): Set<string> {
  const all = [...Object.values(ladders), ...Object.values(ways)].flat()
  const filled = (text: string) => text.replace(/^\{x\}/, skill).replaceAll('{x}', spokenName(skill) + endOfMany(skill))
  return new Set(all.flatMap(({ description, proof }) => [filled(description), filled(proof)]))
}
const withoutLevel = (text: string) => text.replaceAll(/\b[ABC][12]\b/g, '{level}')

const headings = /^(?:tools|skills|requirements|technologies|software|other|qualifications|methods|languages)$/i
const isHeading = (name: string) => headings.test(name) || (!skillNamed(name) && /[:\n]/.test(name))
