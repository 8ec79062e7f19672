import type { Employment, Role } from '../document.ts'
import { canonical, type JsonObject } from '../json.ts'
import { createReader, createWriter, type Reader } from './fields.ts'
import { compact, type Ids, readStory, writeStory } from './lines.ts'

// `work` and `volunteer`: JSON Resume repeats the employer with each role; here the roles stand inside it.

const names: Record<string, { key: string; older?: string }> = {
  work: { key: 'name', older: 'company' },
  volunteer: { key: 'organization' },
}
const nameIn = (list: string) => names[list] ?? { key: 'organization' }

export function readJobs(list: string, items: JsonObject[], ids: Ids): Employment[] {
  const jobs: Employment[] = []
  const { key, older } = nameIn(list)
  let last = ''
  for (const item of items) {
    const from = createReader(item)
    const head = compact({
      organisation: from.text(key, older),
      url: from.text('url', 'website'),
      description: from.text('description'),
    })
    const isSame = head.organisation !== undefined && canonical(head) === last
    if (!isSame) jobs.push({ type: 'employment', id: ids('e'), ...head, roles: [] })
    jobs.at(-1)?.roles.push(readRole(from, ids))
    last = canonical(head)
  }
  return jobs
}

function readRole(from: Reader, ids: Ids): Role {
  const id = ids('r')
  const start = from.start('startDate')
  const fields = {
    title: from.text('position'),
    location: from.text('location'),
    start,
    end: from.end('endDate', start),
    lines: readStory(from, 'summary', ids),
  }
  return compact({ id, ...fields }, from.left)
}

export const writeJob = (list: string, job: Employment): JsonObject[] =>
  job.roles.map((role) => writeRole(list, job, role))

function writeRole(list: string, job: Employment, role: Role): JsonObject {
  const to = createWriter(role.extras)
  const { key, older } = nameIn(list)
  to.text(key, job.organisation, older)
  to.text('url', job.url, 'website')
  to.text('description', job.description)
  to.text('position', role.title)
  to.text('location', role.location ?? job.location)
  to.start('startDate', role.start)
  to.end('endDate', role.end)
  writeStory(to, 'summary', role.lines)
  return to.out
}
