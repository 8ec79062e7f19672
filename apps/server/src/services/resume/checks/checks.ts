import type { CheckedSentence } from '@bespeak/domain/check/index.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, noSuch } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { withinChecks } from '../engine/budget.ts'
import { saidBy } from '../facts/said.ts'
import { checked, content, shortText } from '../input.ts'
import { dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { settledBy } from '../suggestions/suggestions.store.ts'
import { bytesOfOwn, ownDocuments } from './checks.store.ts'

export type Checks = ReturnType<typeof createChecks>

const request = z.object({ text: content, resumeId: z.int().nullish(), addressee: shortText('A name', 200) })

// All of them are read for one answer.
const mostBytes = 4 * 1024 * 1024
const tooMany = () =>
  new AppError('TOO_LARGE', 'Your resumes are too long to check against all of them. Please choose one.')

export function createChecks(ports: ResumePorts) {
  const { sql, now, engine } = ports

  async function documentsOf(userId: number, resumeId: number | null | undefined) {
    if (resumeId != null) return [((await resumeOf(sql, userId, resumeId)) ?? noSuch()).document]
    if ((await bytesOfOwn(sql, userId)) > mostBytes) throw tooMany()
    return ownDocuments(sql, userId)
  }

  return {
    /** What the lines and facts of a person say of a text. Nothing of it is kept. */
    async check(context: RequestContext, input: object): Promise<CheckedSentence[]> {
      const { userId } = signedIn(context)

      const { text, resumeId, addressee } = checked(request, input)
      const documents = await documentsOf(userId, resumeId)
      await withinChecks(ports, context, { text, documents })
      const [said, settled] = await Promise.all([saidBy(sql, userId), settledBy(sql, userId)])

      const task = { text, documents, said, settled, addressee: addressee ?? null, today: dayOf(now()) }
      return engine(askerOf(context), 'checkText', task)
    },
  }
}
