import { paths } from '@bespeak/contracts/paths.ts'
import { layoutSchema } from '@bespeak/documents/write/layout-schema.ts'
import { mostShareLinks, shareDays } from '@bespeak/domain/account/share-links.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sharedDocument } from '@bespeak/domain/resume/shared.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput, notFound, unlessOutOfRoom } from '../../../kernel/errors.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { fileName } from '../documents/formats.ts'
import { bytesOf } from '../documents/write-resume.ts'
import { type Layout, layoutOf } from '../layout.ts'
import type { LimitRule, ResumePorts } from '../ports.ts'
import { lockResume, lockUser, resumeOf } from '../resumes/resumes.store.ts'
import { lockTailored, tailoredOf } from '../tailored/tailored.store.ts'
import { createShareTokens } from './share-tokens.ts'
import {
  countLinks,
  countOpening,
  findLink,
  insertLink,
  linksOf,
  removeLink,
  removeLinksUntil,
  type ShareLink,
} from './sharing.store.ts'

interface NewLink {
  resumeId?: number | null | undefined
  tailoredResumeId?: number | null | undefined
  expiresAt?: Date | null | undefined
}

/** What others see of it. */
export interface SharedPage {
  document: ResumeDocument
  layout: Layout
  pdfUrl: string
  expiresAt: Date
}

const dayMs = 24 * 60 * 60 * 1000
const hour = 60 * 60

const linksByUser = { name: 'share-links-by-user', points: 60, seconds: hour }
const openingsByNetwork = { name: 'share-openings-by-network', points: 600, seconds: hour }
// By link, not by whoever opens it: its owner's turn at the writer is used up by all of them together.
const documentsByLink = { name: 'share-documents-by-link', points: 60, seconds: hour }

export type Sharing = ReturnType<typeof createSharing>

/** Links by which others see one resume, as far as its owner lets them. */
export function createSharing(ports: ResumePorts) {
  const { sql, now, limits, note, outOfRoom, shownOf, writerFor, publicUrl, sharedUrl } = ports
  const tokens = createShareTokens(ports.signingKey)

  async function take(rule: LimitRule, key: string, message: string): Promise<void> {
    const taken = await limits.take(rule, key)
    if (!taken.allowed) throw new AppError('RATE_LIMITED', message, { retryAfter: taken.retryAfter })
  }

  const owned = ({ userId, resumeId, tailoredResumeId }: ShareLink) =>
    resumeId === null ? tailoredOf(sql, userId, tailoredResumeId ?? 0) : resumeOf(sql, userId, resumeId)

  /** The link that a token opens, and what it shows now. Whatever is gone or hidden is gone here at once. */
  async function opened(token: string) {
    const handle = tokens.handleOf(token)
    const link = handle && (await findLink(sql, handle, now()))
    const shown = link && (await shownOf(link.userId))
    const resume = link && shown && (await owned(link))
    return resume ? { link, resume, document: sharedDocument(resume.document, shown) } : null
  }

  /** The end that was asked for, or a month from now. Each has one: what nobody remembers is not to stay open. */
  function endOf(asked: Date | null | undefined): Date {
    const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
    if (!asked) return inDays(shareDays.usual)
    if (asked <= now()) throw badInput({ expiresAt: 'Choose a day in the future.' })
    if (asked > inDays(shareDays.most)) throw badInput({ expiresAt: 'A link works for a year at most.' })
    return asked
  }

  const cleanUp: Job<unknown> = {
    name: 'resume.clean-up',
    every: 'day',
    work: async () => void (await removeLinksUntil(sql, now())),
  }

  return {
    cleanUp,

    urlOf: ({ handle }: ShareLink) => `${publicUrl}${paths.shared(tokens.tokenOf(handle))}`,

    async list(context: RequestContext): Promise<ShareLink[]> {
      const { userId } = signedIn(context)

      return linksOf(sql, userId, now())
    },

    async create(context: RequestContext, input: NewLink): Promise<ShareLink> {
      const { userId } = signedIn(context)
      const { resumeId = null, tailoredResumeId = null } = input
      if ((resumeId === null) === (tailoredResumeId === null)) {
        throw badInput({ resumeId: 'Share either a resume or a tailored version.' })
      }
      const expiresAt = endOf(input.expiresAt)
      await take(linksByUser, `user ${userId}`, 'That was a lot of links. Please try again later.')

      return sql.transaction(async (tx) => {
        await lockUser(tx, userId)
        // Held, so that it is not deleted before its link is there.
        const shared = resumeId
          ? await lockResume(tx, userId, resumeId)
          : await lockTailored(tx, userId, tailoredResumeId ?? 0)
        if (!shared) throw notFound()
        if ((await countLinks(tx, userId, now())) >= mostShareLinks) throw full()
        await note(tx, userId, { event: 'share-link-created' }, context)
        const handle = tokens.newHandle()
        return insertLink(tx, { userId, resumeId, tailoredResumeId, handle, expiresAt, createdAt: now() })
      })
    },

    async revoke(context: RequestContext, id: number): Promise<boolean> {
      const { userId } = signedIn(context)

      await sql.transaction(async (tx) => {
        if (!(await removeLink(tx, userId, id))) throw notFound()
        await note(tx, userId, { event: 'share-link-revoked' }, context)
      })

      return true
    },

    /** For whoever has the address. Counted, unless its owner looks, or the same visitor looks again. */
    async open(context: RequestContext, token: string, again: boolean): Promise<SharedPage> {
      await take(openingsByNetwork, context.network, 'Too many links were opened from here. Please try again later.')

      const found = await opened(token)
      if (!found) throw notFound()
      const { link, resume, document } = found
      const { caller } = context
      const isOwner = caller.kind === 'user' && caller.viewer.userId === link.userId
      if (!isOwner && !again) await countOpening(sql, link.id).catch(unlessOutOfRoom(outOfRoom, undefined))

      return { document, layout: resume, pdfUrl: `${sharedUrl}?link=${token}`, expiresAt: link.expiresAt }
    },

    /** Whether the address shows anything now. */
    isShared: async (token: string): Promise<boolean> => (await opened(token)) !== null,

    /** The same as a PDF; null where there is none, or no longer. */
    async openPdf(token: string) {
      const found = await opened(token)
      if (!found) return null
      const { link, resume, document } = found
      await take(documentsByLink, `link ${link.id}`, 'This resume was opened very often. Please try again later.')

      const bytes = bytesOf(await writerFor(link.userId).renderResume(document, layoutSchema.parse(layoutOf(resume))))
      const filename = fileName(document.basics.name ?? '', 'pdf')
      return { filename, contentType: 'application/pdf', bytes, isShown: true }
    },
  }
}

const full = () => new AppError('CONFLICT', `You have ${mostShareLinks} links. Revoke one that nobody needs first.`)
