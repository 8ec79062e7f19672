import type { Employment, Role } from '../document.ts'
import { compact, type Ids } from '../json-resume/lines.ts'
import type { Row } from './csv.ts'
import { endOf, startOf } from './dates.ts'
import { storyOf } from './story.ts'

/** Roles that follow each other at one organisation stand in it together. */
export const readJobs =
  (title: string, organisation: string) =>
  (rows: readonly Row[], ids: Ids): Employment[] => {
    const jobs: Employment[] = []
    for (const row of rows) {
      const name = row(organisation)
      const role = roleOf(row, title, ids)
      const last = jobs.at(-1)
      if (last && name !== undefined && last.organisation === name) last.roles.push(role)
      else jobs.push(compact({ type: 'employment' as const, id: ids('e'), organisation: name, roles: [role] }))
    }
    return jobs
  }

function roleOf(row: Row, title: string, ids: Ids): Role {
  const start = startOf(row('Started On'))
  return compact({
    id: ids('r'),
    title: row(title),
    location: row('Location'),
    start,
    end: endOf(row('Finished On'), start),
    lines: storyOf(row('Description'), ids),
  })
}
