import type { AtsReport } from '@bespeak/domain/ats/index.ts'
import { paperOf } from '@bespeak/domain/reading/paper.ts'
import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, noSuch, notFound } from '../../../kernel/errors.ts'
import { removeFilesSoon } from '../../../kernel/loose-files.ts'
import { remembered } from '../../../kernel/remembered.ts'
import type { Attachment, Attachments } from '../attachments/attachments.ts'
import type { FileDigests } from '../attachments/file-digests.ts'
import { askerOf } from '../engine/asker.ts'
import { inTurn } from '../engine/in-turn.ts'
import { withinPages } from '../engine/writing-budget.ts'
import type { Explained } from '../html/content.ts'
import { checked, content, type Paging, pageOf, text } from '../input.ts'
import { changedLayout, defaultLayout, layoutChange } from '../layout.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { refuseStale } from '../stale.ts'
import { keepNowAndThen, keepVersion } from '../versions/keep-version.ts'
import {
  bytesOn,
  changeResume,
  countResumes,
  insertResume,
  lockResume,
  lockUser,
  type Resume,
  type ResumeRow,
  removeResume,
  resumeOf,
  resumesOf,
  resumesWithFile,
  select,
  selectedOf,
  selectSomething,
  type Wanted,
} from './resumes.store.ts'

export type Resumes = ReturnType<typeof createResumes>

// Technical, not a plan limit.
const maxResumes = 500
// As many as a list may be asked for once documents or reports are: each of them takes work. The rest is behind an offset.
const mostAtWork = 50

const title = text.min(1, 'Please give it a title.').max(200, 'A title can have at most 200 characters.')
// The border has looked at it already.
const upload = z.custom<File>()

const newResume = z.object({
  title,
  content: content.nullish(),
  file: upload.nullish(),
  layout: layoutChange.nullish(),
  isSample: z.boolean().nullish(),
})
const resumeChange = z.object({
  title: title.nullish(),
  content: content.nullish(),
  layout: layoutChange.nullish(),
  ifUpdatedAt: z.date().nullish(),
  file: upload.nullish(),
  contentText: content.nullish(),
})

interface Listing extends Paging {
  fileDigest?: string | null | undefined
}

interface Taken {
  written: Explained | null
  attachment: Attachment | null
}

const nothing = { fileName: null, fileType: null, fileKey: null, fileDigest: null }

// To make an answer of more would hold up everybody else.
const mostBytes = 4 * 1024 * 1024
const tooLongToList = () =>
  new AppError('TOO_LARGE', 'These resumes are too long to be sent all at once. Please ask for fewer at a time.')

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Please give the SHA-256 of a file, in hexadecimal.')

export function createResumes(ports: ResumePorts, attachments: Attachments, digests: FileDigests) {
  const { sql, now, jobs, engine, note } = ports
  // Of resumes as they stood at a moment: a list of them is asked for again and again.
  const reports = remembered<AtsReport>({ most: 2_000, sizeOf: () => 1 })

  async function read(userId: number, content: string, before?: ResumeRow): Promise<Explained> {
    await withinPages(ports, userId, content)
    return engine({ userId }, 'readWritten', content, before?.document)
  }

  /** The file is kept; what it says counts unless content came with it, in which the person has corrected that. */
  async function take(
    userId: number,
    input: { file?: File | null | undefined; content?: string | null | undefined },
    before?: ResumeRow,
  ): Promise<Taken> {
    const written = input.content == null ? null : await read(userId, input.content, before)
    if (!input.file) return { written, attachment: null }
    const file = await attachments.take(input.file, userId)
    return { ...file, written: written ?? file.written }
  }

  /** Counted and put in while no other of the same user is. */
  async function add(
    userId: number,
    resume: Omit<ResumeRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>,
  ): Promise<Resume> {
    const id = await sql.transaction(async (tx) => {
      await lockUser(tx, userId)
      if ((await countResumes(tx, userId)).count >= maxResumes) {
        throw new AppError('TOO_LARGE', `You have ${maxResumes} resumes. Please delete some you no longer need.`)
      }
      const row = await insertResume(tx, { ...resume, userId, createdAt: now(), updatedAt: now() })
      await keepVersion(tx, row, row, now())
      await selectSomething(tx, userId)
      return row.id
    })
    return (await resumeOf(sql, userId, id)) ?? noSuch()
  }

  return {
    /** A page of them, or of those that were made of one file. */
    async list(context: RequestContext, { fileDigest, ...paging }: Listing, wanted: Wanted): Promise<Resume[]> {
      const { userId } = signedIn(context)

      const page = pageOf(paging, wanted.report || wanted.document ? mostAtWork : undefined)
      const given = checked(z.object({ fileDigest: sha256.nullish() }), { fileDigest })
      const digest = given.fileDigest == null ? null : digests.ofSha256(userId, given.fileDigest)
      const isLong = wanted.content || wanted.document || wanted.report
      if (isLong && (await bytesOn(sql, userId, digest, page)) > mostBytes) throw tooLongToList()
      return digest === null ? resumesOf(sql, userId, page, wanted) : resumesWithFile(sql, userId, digest, page)
    },

    async get(context: RequestContext, id: number): Promise<Resume> {
      const viewer = signedIn(context)

      return (await resumeOf(sql, viewer.userId, id)) ?? noSuch()
    },

    async selected(context: RequestContext): Promise<Resume | null> {
      const viewer = signedIn(context)

      return (await selectedOf(sql, viewer.userId)) ?? null
    },

    async create(context: RequestContext, input: object): Promise<Resume> {
      const viewer = signedIn(context)

      const given = checked(newResume, input)

      const taken = await take(viewer.userId, given)
      const written = taken.written ?? { content: '', document: emptyDocument() }
      const pageSize = paperOf(written.document.basics, await ports.countryOf(viewer.userId))
      return add(viewer.userId, {
        title: given.title,
        isSample: given.isSample ?? false,
        explanation: null,
        ...written,
        ...changedLayout({ ...defaultLayout, pageSize }, given.layout),
        ...(taken.attachment ?? nothing),
      })
    },

    async update(context: RequestContext, id: number, input: object): Promise<Resume> {
      const viewer = signedIn(context)

      const given = checked(resumeChange, input)
      const before = (await resumeOf(sql, viewer.userId, id)) ?? noSuch()

      const plainText = given.file ? null : given.contentText
      const wanted = { file: given.file, content: given.content ?? plainText }
      const taken = await take(viewer.userId, wanted, before)
      await sql.transaction(async (tx) => {
        const resume = (await lockResume(tx, viewer.userId, id)) ?? noSuch()
        refuseStale(resume, given.ifUpdatedAt)
        const { written, attachment } = taken
        if (written && written.content !== resume.content) await keepNowAndThen(tx, resume, written, now())
        await changeResume(tx, id, {
          ...(given.title ? { title: given.title } : {}),
          ...written,
          ...attachment,
          ...changedLayout(resume, given.layout),
          updatedAt: after(resume.updatedAt, now()),
        })
        if (attachment && resume.fileKey) await removeFilesSoon(tx, jobs)
      })
      return (await resumeOf(sql, viewer.userId, id)) ?? noSuch()
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      return sql.transaction(async (tx) => {
        await lockUser(tx, viewer.userId)
        const removed = (await removeResume(tx, viewer.userId, id)) ?? noSuch()
        await selectSomething(tx, viewer.userId)
        if (removed.fileKey) await removeFilesSoon(tx, jobs)
        await note(tx, viewer.userId, { event: 'resume-deleted' }, context)
        return true
      })
    },

    async select(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      return sql.transaction(async (tx) => {
        await lockUser(tx, viewer.userId)
        if (!(await resumeOf(tx, viewer.userId, id))) throw notFound()
        await select(tx, viewer.userId, id)
        return true
      })
    },

    async duplicate(context: RequestContext, id: number): Promise<Resume> {
      const viewer = signedIn(context)

      const {
        id: _,
        isSelected,
        createdAt,
        updatedAt,
        userId,
        ...original
      } = (await resumeOf(sql, viewer.userId, id)) ?? noSuch()

      await withinPages(ports, viewer.userId, original.content)
      const attachment = await attachments.copy(viewer.userId, original)
      const copy = { ...original, title: `Copy of ${original.title}`.slice(0, 200), ...(attachment ?? nothing) }
      return add(viewer.userId, copy)
    },

    /** The original file, byte for byte. */
    async attachment(context: RequestContext, id: number) {
      const viewer = signedIn(context)

      const resume = (await resumeOf(sql, viewer.userId, id)) ?? noSuch()
      const { bytes, ...file } = (await attachments.open(resume)) ?? noSuch()

      return { ...file, contentBase64: Buffer.from(bytes).toString('base64') }
    },

    /** Taken apart by software, as an applicant's would be. */
    reportOn(context: RequestContext, { id, updatedAt, document }: Resume): Promise<AtsReport> {
      const moment = `${id} ${updatedAt.getTime()}`
      return inTurn(context, async () => {
        const report = reports.known(moment) ?? (await engine(askerOf(context), 'checkResume', document))
        return reports(moment, () => report)
      })
    },

    jsonOf: (context: RequestContext, { document }: Resume) =>
      inTurn(context, () => engine(askerOf(context), 'toJsonResume', document)),

    countOf: (userId: number) => countResumes(sql, userId),
  }
}
