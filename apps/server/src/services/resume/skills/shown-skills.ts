import { remembered } from '../../../kernel/remembered.ts'
import { isModest } from '../engine/modest.ts'
import { dayOf } from '../moments.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { type Resume, resumeOf, resumesOf } from '../resumes/resumes.store.ts'
import type { SkillsOfResume } from './skills-work.ts'

// More would take longer than people wait; the newest say most.
const mostResumes = 50
// As much as is answered at once: ten times what fifty usual resumes show.
const mostCharacters = 2_000_000
/** Of everybody's resumes together. */
const mostRemembered = 10 * mostCharacters

const sizeOf = ({ found, shown, named }: SkillsOfResume) =>
  [...found.flatMap(({ lines }) => lines), ...shown, ...named].reduce((sum, { length }) => sum + length, 1)

interface SkillsByResume extends SkillsOfResume {
  resumeId: number
}

const none: SkillsOfResume = { found: [], shown: [], named: [] }

const nothing = { content: false, document: false, report: false }

export type ShownSkills = ReturnType<typeof createShownSkills>

/** What each of a person's resumes shows. Read once a day, for as long as a resume is not changed. */
export function createShownSkills({ sql, engine, now }: Pick<ResumePorts, 'sql' | 'engine' | 'now'>) {
  const remember = remembered<SkillsOfResume>({ most: mostRemembered, sizeOf })

  async function shownBy(asker: Asker, { id, updatedAt }: Pick<Resume, 'id' | 'updatedAt'>): Promise<SkillsOfResume> {
    const today = dayOf(now())
    const key = `${id} ${updatedAt.getTime()} ${today}`
    const known = remember.known(key)
    if (known) return remember(key, () => known)
    const resume = await resumeOf(sql, asker.userId, id)
    // A book is not read for its skills.
    const shown =
      resume && isModest(resume.document) ? await engine(asker, 'skillsShown', resume.document, today) : none
    return remember(key, () => shown)
  }

  return {
    in: shownBy,

    async inAll(asker: Asker): Promise<SkillsByResume[]> {
      const all: SkillsByResume[] = []
      let room = mostCharacters
      for (const resume of await resumesOf(sql, asker.userId, { limit: mostResumes, offset: 0 }, nothing)) {
        if (room <= 0) break
        const skills = await shownBy(asker, resume)
        room -= sizeOf(skills)
        all.push({ resumeId: resume.id, ...skills })
      }
      return all
    },
  }
}
