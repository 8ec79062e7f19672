import type { Employment, Role } from '@bespeak/domain/resume/document.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'
import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import type { HeadForm } from '../templates/about.ts'
import type { Block, Row, Run, RunKind } from './block.ts'
import { lineBlocks } from './lines.ts'
import { joined, linkRun, rowsOf, run } from './runs.ts'

/** One role shares its head with the employer; of several, each has one under the employer's. */
export function employmentBlocks(job: Employment, form: HeadForm): Block[] {
  const [only, ...others] = job.roles
  if (only && others.length === 0) return singleRole(job, only, form)
  const place = sharedPlace(job)
  const rows = rowsOf([{ start: employer(job, run('place', place), 'employer'), end: [] }])
  return [
    ...(rows.length > 0 ? [{ type: 'head' as const, id: job.id, level: 1 as const, rows }] : []),
    ...descriptionOf(job),
    ...job.roles.flatMap((role) => roleBlocks(role, place)),
  ]
}

const employer = ({ organisation, url }: Employment, place: Run[], kind: RunKind = 'organisation'): Run[] =>
  joined([run(kind, organisation), place, linkRun(url)], ' · ')

function descriptionOf({ id, description }: Employment): Block[] {
  const text = shown(description ?? '')
  return text === '' ? [] : [{ type: 'paragraph', id: `${id}-description`, text }]
}

/** Where all roles were, so that it is said once. */
function sharedPlace({ location, roles }: Employment): string {
  const places = new Set(roles.map((role) => oneLine(role.location ?? location ?? '')))
  const [place = ''] = places
  return places.size === 1 ? place : oneLine(location ?? '')
}

function singleRole(job: Employment, role: Role, form: HeadForm): Block[] {
  const title = run('title', role.title)
  const period = run('period', displayPeriod(role.start, role.end))
  const place = run('place', role.location ?? job.location)
  const head: Record<HeadForm, Row[]> = {
    'title-first': [
      { start: title, end: period },
      { start: employer(job, place), end: [] },
    ],
    'organisation-first': [
      { start: employer(job, place), end: [] },
      { start: title, end: period },
    ],
    'one-line': [{ start: joined([title, employer(job, place)], ' · '), end: period }],
  }
  const rows = rowsOf(head[form])
  return [
    ...(rows.length > 0 ? [{ type: 'head' as const, id: role.id, level: 1 as const, rows }] : []),
    ...descriptionOf(job),
    ...lineBlocks(role.lines),
  ]
}

function roleBlocks(role: Role, shared: string): Block[] {
  const place = oneLine(role.location ?? '')
  const start = joined([run('title', role.title), run('place', place === shared ? '' : place)], ' · ')
  const rows = rowsOf([{ start, end: run('period', displayPeriod(role.start, role.end)) }])
  return [
    ...(rows.length > 0 ? [{ type: 'head' as const, id: role.id, level: 2 as const, rows }] : []),
    ...lineBlocks(role.lines),
  ]
}
