import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { developmentPlan, type Recommendation, recommendSkills, type SavedJob } from '@bespeak/domain/growth/index.ts'
import { allNamedIn, allShownIn, shownIn } from '@bespeak/domain/growth/shown.ts'
import { allWays, type Way } from '@bespeak/domain/growth/ways.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher, skillNamed } from '@bespeak/domain/skills/index.ts'
import { meets } from '@bespeak/domain/skills/relation.ts'
import { here, pairSet, today } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

interface Person {
  name: string
  resume: ResumeDocument
  jobs: SavedJob[]
}

/** What is recommended and planned, held against lines, ads and the table, and how useful it is for ordinary people. */
export async function growth(): Promise<Figures> {
  const people = [...ofPairs(), ...ordinary()]
  const ways = await allWays()
  const given = people.map((person) => ({ ...person, recommended: recommendedTo(person) }))
  const marks = marksOf('recommended.tsv')
  const [ours, words] = [ordinary().map(recommendedNames), ordinary().map(frequentSkills)]
  for (const [at, { name }] of ordinary().entries())
    console.log(`${name}: ${ours[at]?.join(', ') || 'none'}\n  most frequent: ${words[at]?.join(', ')}`)
  return {
    recommendations: given.reduce((sum, { recommended }) => sum + recommended.length, 0),
    'recommended and had': faultsOf('had', given.flatMap(alreadyHad)),
    'recommended and not required': faultsOf('not required', given.flatMap(notRequired)),
    'shown by no line of their own': faultsOf(
      'not shown',
      people.flatMap(({ resume }) => unshown(resume)),
    ),
    'plans for what is shown': faultsOf(
      'shown',
      people.flatMap(({ resume }) => plannedThough(resume, ways)),
    ),
    'rows of plans': ways.length,
    'useful, %': usefulShare(ours, marks),
    'useful of the most frequent, %': usefulShare(words, marks),
  }
}

/** Each with all the advertisements there are. */
function ofPairs(): Person[] {
  const { resumes, jobs } = pairSet()
  const ads = [...jobs].map(([id, job]) => ({ id, title: job.title, company: job.company, job }))
  return [...resumes].flatMap(([name, resume]) => (name.includes('/') ? [] : [{ name, resume, jobs: ads }]))
}

/** Each with the advertisements of their own. */
function ordinary(): Person[] {
  const read = (...path: string[]) => readFileSync(join(here, 'ordinary', ...path), 'utf8')
  const ads = readdirSync(join(here, 'ordinary', 'ads'))
  return readdirSync(join(here, 'ordinary', 'people')).map((file) => ({
    name: file.replace('.txt', ''),
    resume: readPlainText(read('people', file)).document,
    jobs: ads
      .filter((ad) => ad.slice(1, 3) === file.slice(1, 3))
      .map((id) => {
        const job = readJob(read('ads', id), skillMatcher())
        return { id, title: job.title, company: job.company, job }
      }),
  }))
}

const recommendedTo = ({ resume, jobs }: Person) =>
  recommendSkills({ skills: allNamedIn(resume), jobs }, { limit: Number.POSITIVE_INFINITY })
const recommendedNames = (person: Person) => recommendedTo(person).map(({ skill }) => skill)

type Given = Person & { recommended: Recommendation[] }

/** The same skill, something narrower, or its very name in a line. */
function alreadyHad({ name, resume, recommended }: Given): string[] {
  const lines = sourcesOf(resume).map(({ text }) => text)
  const own = [
    ...new Set(
      lines.flatMap((line) =>
        skillMatcher()
          .find(line)
          .map((it) => it.skill.name),
      ),
    ),
  ]
  const stands = (called: string) => lines.some((line) => standsIn(line, called))
  return recommended
    .filter(({ skill }) => own.some((it) => meets(it, skill)) || namesOf(skill).some(stands))
    .map(({ skill }) => `${name}: ${skill}`)
}

const namesOf = (skill: string) => [skill, ...(skillNamed(skill)?.aliases ?? [])]
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const standsIn = (line: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(name)}(?![\\p{L}\\p{N}+#-])`, 'u').test(line)

function notRequired({ name, jobs, recommended }: Given): string[] {
  const requires = ({ job }: SavedJob, skill: string) =>
    job.requirements.some(({ importance, skills }) => importance === 'required' && skills.includes(skill))
  return recommended
    .filter((it) => !it.jobs.every((id) => jobs.some((job) => job.id === id && requires(job, it.skill))))
    .map(({ skill }) => `${name}: ${skill}`)
}

/** Shown by a line that is not the resume's, or does not name it. */
function unshown(resume: ResumeDocument): string[] {
  const own = new Set(sourcesOf(resume).map(({ text }) => text))
  const names = (line: string, name: string) =>
    skillMatcher()
      .find(line)
      .some(({ skill }) => skill.name === name)
  return shownIn(resume, today)
    .filter(({ skill, lines }) => !lines.every((line) => own.has(line) && names(line, skill.name)))
    .map(({ skill, lines }) => `${skill.name}: ${lines.join(' | ')}`)
}

function plannedThough(resume: ResumeDocument, ways: readonly Way[]): string[] {
  const shown = allShownIn(resume, today)
  return shown.filter((skill) => developmentPlan({ skill, shown }, ways).steps.length > 0)
}

/** The baseline: the skills that the ads name most often and the resume does not have literally. */
function frequentSkills({ resume, jobs }: Person): string[] {
  const text = sourcesOf(resume)
    .map((it) => it.text)
    .join('\n')
    .toLowerCase()
  const counts = new Map<string, number>()
  for (const { job } of jobs)
    for (const { skills } of job.requirements) for (const name of skills) counts.set(name, (counts.get(name) ?? 0) + 1)
  const missing = [...counts].filter(([name]) => !text.includes(name.toLowerCase()))
  return missing
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name]) => name)
}

/** By person and skill: whether it is useful to them, as somebody read it in their place. */
function marksOf(file: string): ReadonlyMap<string, boolean> {
  const rows = readFileSync(join(here, 'ordinary', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return new Map(
    rows.map((row) => row.split('\t')).map(([person, skill, mark]) => [`${person} ${skill}`, mark === 'useful']),
  )
}

function usefulShare(named: readonly (readonly string[])[], marks: ReadonlyMap<string, boolean>): number {
  const all = ordinary().flatMap(({ name }, at) => (named[at] ?? []).map((skill) => `${name} ${skill}`))
  faultsOf(
    'not marked',
    all.filter((it) => !marks.has(it)),
  )
  return Math.round((1000 * all.filter((it) => marks.get(it)).length) / all.length) / 10
}
