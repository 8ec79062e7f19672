import { remembered } from '../../../kernel/remembered.ts'
import { isModest } from '../engine/modest.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { type Resume, resumeOf, resumesOf } from '../resumes/resumes.store.ts'
import type { ShownInResume } from './skills-work.ts'

// More would take longer than people wait; the newest say most.
const mostResumes = 50
// As much as is answered at once: ten times what fifty usual resumes show.
const mostCharacters = 2_000_000
/** Of everybody's resumes together. */
const mostRemembered = 10 * mostCharacters

const sizeOf = (shown: ShownInResume[]) =>
  shown.flatMap(({ lines }) => lines).reduce((sum, { length }) => sum + length, 1)

interface ShownByResume {
  resumeId: number
  shown: ShownInResume[]
}

const nothing = { content: false, document: false, report: false }

/** What each of a person's resumes shows. Read once for as long as a resume is not changed. */
export function createShownSkills({ sql, engine }: Pick<ResumePorts, 'sql' | 'engine'>) {
  const remember = remembered<ShownInResume[]>({ most: mostRemembered, sizeOf })

  async function shownBy(asker: Asker, { id, updatedAt }: Pick<Resume, 'id' | 'updatedAt'>): Promise<ShownInResume[]> {
    const key = `${id} ${updatedAt.getTime()}`
    const known = remember.known(key)
    if (known) return remember(key, () => known)
    const resume = await resumeOf(sql, asker.userId, id)
    // A book is not read for its skills.
    const shown = resume && isModest(resume.document) ? await engine(asker, 'skillsShown', resume.document) : []
    return remember(key, () => shown)
  }

  return {
    in: shownBy,

    async inAll(asker: Asker): Promise<ShownByResume[]> {
      const shown: ShownByResume[] = []
      let room = mostCharacters
      for (const resume of await resumesOf(sql, asker.userId, { limit: mostResumes, offset: 0 }, nothing)) {
        if (room <= 0) break
        const found = await shownBy(asker, resume)
        room -= sizeOf(found)
        shown.push({ resumeId: resume.id, shown: found })
      }
      return shown
    },
  }
}
