import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { noSuch, notFound } from '../../../kernel/errors.ts'
import { withinPages } from '../engine/writing-budget.ts'
import { checked, content, shortText } from '../input.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { changeResume, lockResume, ownsResume, type Resume, resumeOf } from '../resumes/resumes.store.ts'
import { keepBefore, keepVersion } from './keep-version.ts'
import { type ResumeVersion, versionOf, versionsOf } from './versions.store.ts'

export type Versions = ReturnType<typeof createVersions>

const newVersion = z.object({
  resumeId: z.int(),
  content: content.nullish(),
  label: shortText('A label', 200),
})

export function createVersions(ports: ResumePorts) {
  const { sql, now, engine } = ports
  return {
    async list(context: RequestContext, resumeId: number, wanted: { content: boolean }): Promise<ResumeVersion[]> {
      const viewer = signedIn(context)

      if (!(await ownsResume(sql, viewer.userId, resumeId))) throw notFound()
      return versionsOf(sql, viewer.userId, resumeId, wanted)
    },

    async get(context: RequestContext, id: number): Promise<ResumeVersion> {
      const viewer = signedIn(context)

      return (await versionOf(sql, viewer.userId, id)) ?? noSuch()
    },

    /** The resume as it is now, or as it is sent. */
    async create(context: RequestContext, input: object): Promise<ResumeVersion> {
      const viewer = signedIn(context)

      const { resumeId, content, label } = checked(newVersion, input)
      const before = (await resumeOf(sql, viewer.userId, resumeId)) ?? noSuch()
      await withinPages(ports, viewer.userId, content ?? before.content)

      const sent =
        content == null ? null : await engine({ userId: viewer.userId }, 'readWritten', content, before.document)
      return sql.transaction(async (tx) => {
        const resume = (await lockResume(tx, viewer.userId, resumeId)) ?? noSuch()
        return { ...(await keepVersion(tx, resume, sent ?? resume, now(), label ?? null)), jobMatches: [] }
      })
    },

    /** What stands there now is kept as a version first. */
    async restore(context: RequestContext, id: number): Promise<Resume> {
      const viewer = signedIn(context)

      const version = (await versionOf(sql, viewer.userId, id)) ?? noSuch()

      await sql.transaction(async (tx) => {
        const resume = (await lockResume(tx, viewer.userId, version.resumeId)) ?? noSuch()
        await keepBefore(tx, resume, now())
        const { content, document } = version
        await changeResume(tx, resume.id, { content, document, updatedAt: after(resume.updatedAt, now()) })
      })
      return (await resumeOf(sql, viewer.userId, version.resumeId)) ?? noSuch()
    },
  }
}
