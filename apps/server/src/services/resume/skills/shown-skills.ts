import type { Sql } from '../../../kernel/db.ts'
import { isModest } from '../engine/modest.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { remembered } from '../remembered.ts'
import { resumeOf, resumesOf } from '../resumes/resumes.store.ts'
import type { ShownInResume } from './skills-work.ts'

// More would take longer than people wait; the newest say most.
const mostResumes = 50
/** As many lines as some hundreds of resumes have. */
const mostLines = 50_000

const linesOf = (shown: ShownInResume[]) => shown.reduce((sum, { lines }) => sum + lines.length, 1)

export interface ShownByResume {
  resumeId: number
  shown: ShownInResume[]
}

const nothing = { content: false, document: false, report: false }

/** What each of a person's resumes shows. Read once for as long as a resume is not changed. */
export function createShownSkills({ sql, engine }: Pick<ResumePorts, 'sql' | 'engine'>) {
  const remember = remembered<ShownInResume[]>({ most: mostLines, sizeOf: linesOf })

  async function shownBy(asker: Asker, resumeId: number, key: string): Promise<ShownInResume[]> {
    const known = remember.known(key)
    if (known) return remember(key, () => known)
    const resume = await resumeOf(sql, asker.userId, resumeId)
    // A book is not read for its skills.
    const shown = resume && isModest(resume.document) ? await engine(asker, 'skillsShown', resume.document) : []
    return remember(key, () => shown)
  }

  return async (asker: Asker, only?: number): Promise<ShownByResume[]> => {
    const all = await briefOf(sql, asker.userId)
    const resumes = only === undefined ? all : all.filter(({ id }) => id === only)
    const shown: ShownByResume[] = []
    for (const { id, updatedAt } of resumes)
      shown.push({ resumeId: id, shown: await shownBy(asker, id, `${id} ${updatedAt.getTime()}`) })
    return shown
  }
}

const briefOf = (sql: Sql, userId: number) => resumesOf(sql, userId, { limit: mostResumes, offset: 0 }, nothing)
