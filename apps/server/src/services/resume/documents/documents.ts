import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { layoutSchema } from '@bespeak/documents/write/layout-schema.ts'
import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext, Viewer } from '../../../kernel/context.ts'
import { AppError, noSuch, unlessOutOfRoom } from '../../../kernel/errors.ts'
import { analysisOf } from '../analyses/analyses.store.ts'
import type { Attachments } from '../attachments/attachments.ts'
import { guideOf, questionsOf } from '../guides/guides.store.ts'
import { checked } from '../input.ts'
import { jobOf } from '../job-descriptions/job-descriptions.store.ts'
import { changedLayout, layoutChange, type Layout as StoredLayout } from '../layout.ts'
import { planOf } from '../plans/plans.store.ts'
import type { DocumentWriter, ResumePorts } from '../ports.ts'
import { type Resume, resumeOf, selectedOf } from '../resumes/resumes.store.ts'
import { type TailoredRow, tailoredOf, versionNumberOf } from '../tailored/tailored.store.ts'
import { makeFinal } from './documents.store.ts'
import { contentTypes, type Format, fileName, format, letterFormat } from './formats.ts'
import { guideContent } from './guide-content.ts'
import { createLinks, type WrittenDocument } from './links.ts'
import { matchReport } from './match-report.ts'
import { planContent } from './plan-content.ts'
import { sentName } from './sent-name.ts'
import { writeLetter } from './write-letter.ts'
import { fileOf, type WrittenFile, writeResume } from './write-resume.ts'

export type Documents = ReturnType<typeof createDocuments>

const documentsByUser = { name: 'documents-by-user', points: 200, seconds: 10 * 60 }

const largestId = 2_147_483_647
const resumeDocument = z.object({
  resumeId: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'Invalid resume id')
    .transform(Number)
    .refine((id) => id > 0 && id <= largestId, 'Invalid resume id'),
  format,
  layout: layoutChange.nullish(),
})
const tailoredDocument = resumeDocument.omit({ resumeId: true })
const letterDocument = tailoredDocument.extend({ format: letterFormat })

export function createDocuments(ports: ResumePorts, attachments: Attachments) {
  const { sql, now, limits, live, writerFor, signingKey, documentsUrl } = ports
  const links = createLinks(signingKey, now)

  /** So many of one user. */
  async function count(userId: number): Promise<void> {
    const taken = await limits.take(documentsByUser, `user ${userId}`)
    if (!taken.allowed) throw tooMany(taken.retryAfter)
  }

  /** Takes longer than most requests: told to the open pages of its user. */
  async function make(
    userId: number,
    operation: string,
    write: (writer: DocumentWriter) => Promise<WrittenFile>,
  ): Promise<Uint8Array> {
    await count(userId)
    await live.progress(userId, { operation, step: 'writing', done: 0, total: 1 })
    const { bytes, leftOut } = await write(writerFor(userId))
    await live.progress(userId, { operation, step: 'done', done: 1, total: 1 })
    if (leftOut.length > 0) await live.notify(userId, leftOutNews(leftOut))
    return bytes
  }

  /** The role and the company; of a job that is gone, what the version is called. */
  async function jobNameOf(userId: number, { jobDescriptionId, title, jobAdvertisingCompany }: TailoredRow) {
    const job = jobDescriptionId === null ? undefined : await jobOf(sql, userId, jobDescriptionId)
    return job ? [job.title, jobAdvertisingCompany] : [title]
  }

  const linkOf = (document: Parameters<typeof links.sign>[0]) => `${documentsUrl}?link=${links.sign(document)}`

  /** A page can be looked at in its tab; everything else is saved. */
  async function written({ document, title }: Resume, { userId, format: ending, layout }: WrittenDocument) {
    const bytes = await make(userId, 'generateResumeDocument', (writer) =>
      writeResume(ports, writer, userId, ending, document, layout),
    )
    return { filename: fileName(title, ending), contentType: contentTypes[ending], bytes, isShown: ending === 'pdf' }
  }

  /** Whatever it is, it was made elsewhere: nothing in it is shown here. */
  async function original(resume: Resume) {
    await count(resume.userId)
    const file = await attachments.open(resume)
    return file && { ...file, isShown: false }
  }

  return {
    /** A link to the document, which is made when it is opened. */
    async linkTo(context: RequestContext, input: object) {
      const viewer = signedIn(context)

      const given = checked(resumeDocument, input)
      const resume = (await resumeOf(sql, viewer.userId, given.resumeId)) ?? noSuch()

      const { resumeId } = given
      const url = linkOf({ ...viewer, resumeId, format: given.format, layout: layoutOf(resume, given.layout) })
      return { resumeId, format: given.format, url }
    },

    /** A link to the file that was uploaded, where there is one. */
    linkToFile(context: RequestContext, { id: resumeId, fileKey }: Resume): string | null {
      const viewer = signedIn(context)

      return fileKey && linkOf({ ...viewer, resumeId, fileKey })
    },

    /** Null for a link that is none, that has run out, or whose resume or sign-in is gone. */
    async open(link: string, isSignedIn: (viewer: Viewer) => Promise<boolean>) {
      const asked = links.read(link)
      if (!asked || !(await isSignedIn(asked))) return null
      const resume = await resumeOf(sql, asked.userId, asked.resumeId)
      if (!resume) return null

      if (!('fileKey' in asked)) return written(resume, asked)
      return asked.fileKey === resume.fileKey ? original(resume) : null
    },

    /** From then on it is final, until it is edited again. */
    async ofTailored(context: RequestContext, id: number, input: object) {
      const viewer = signedIn(context)

      const given = checked(tailoredDocument, input)
      const tailored = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()

      const bytes = await make(viewer.userId, 'generateTailoredResumeDocument', (writer) =>
        writeResume(ports, writer, viewer.userId, given.format, tailored.document, layoutOf(tailored, given.layout)),
      )
      await makeFinal(sql, tailored).catch(unlessOutOfRoom(ports.outOfRoom, undefined))
      const { basics } = tailored.document
      const filename = sentName(
        [basics.name, ...(await jobNameOf(viewer.userId, tailored))],
        given.format,
        'tailored_resume',
      )
      return documentResult(filename, given.format, bytes)
    },

    /** The letter in the look of its resume, or in the one that is asked for. */
    async ofLetter(context: RequestContext, id: number, input: object) {
      const viewer = signedIn(context)

      const given = checked(letterDocument, input)
      const tailored = (await tailoredOf(sql, viewer.userId, id)) ?? noSuch()

      const layout = layoutOf(tailored, given.layout)
      const bytes = await make(viewer.userId, 'generateCoverLetterDocument', (writer) =>
        writeLetter(ports, writer, given.format, tailored, layout),
      )
      const { jobAdvertisingCompany: company, document } = tailored
      const filename = sentName([document.basics.name, 'Letter', company], given.format, 'cover_letter')
      return documentResult(filename, given.format, bytes)
    },

    async ofAnalysis(context: RequestContext, id: number) {
      const viewer = signedIn(context)

      const analysis = (await analysisOf(sql, viewer.userId, id)) ?? noSuch()
      const resume = (await resumeOf(sql, viewer.userId, analysis.resumeId)) ?? noSuch()

      const { pageSize } = layoutOf(resume, null)
      const version = await versionNumberOf(sql, viewer.userId, analysis.tailoredResumeId)
      const report = matchReport(analysis, resume, version)
      const bytes = await make(viewer.userId, 'generateAnalysisDocument', async (writer) =>
        fileOf(await writer.renderReport(report, pageSize)),
      )
      return documentResult(fileName('match_report', 'pdf'), 'pdf', bytes)
    },

    async ofGuide(context: RequestContext, id: number) {
      const viewer = signedIn(context)

      const guide = (await guideOf(sql, viewer.userId, id)) ?? noSuch()
      const questions = await questionsOf(sql, [guide.id])

      const { pageSize } = layoutSchema.parse({ ...usualLayout, pageSize: guide.pageSize })
      const bytes = await make(viewer.userId, 'generateInterviewGuideDocument', async (writer) =>
        fileOf(await writer.renderGuide(guideContent(guide, questions), pageSize)),
      )
      const name = namedAfter(guide.person, guide.guide.jobTitle, guide.company, 'interview guide')
      return documentResult(fileName(name, 'pdf'), 'pdf', bytes)
    },

    /** Under the name and on the paper of the resume in use, where there is one. */
    async ofPlan(context: RequestContext, id: number) {
      const viewer = signedIn(context)

      const plan = (await planOf(sql, viewer.userId, id)) ?? noSuch()
      const resume = await selectedOf(sql, viewer.userId)

      const { pageSize } = resume ? layoutOf(resume, null) : usualLayout
      const person = resume?.document.basics.name ?? ''
      const content = planContent(plan, person, now())
      const bytes = await make(viewer.userId, 'generateDevelopmentPlanDocument', async (writer) =>
        fileOf(await writer.renderPlan(content, pageSize)),
      )
      return documentResult(fileName(namedAfter(person, plan.skillName, 'development plan'), 'pdf'), 'pdf', bytes)
    },
  }
}

const layoutOf = (stored: StoredLayout, change: z.output<typeof layoutChange> | null | undefined) =>
  layoutSchema.parse(changedLayout(stored, change))

const namedAfter = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

const documentResult = (filename: string, ending: Format, bytes: Uint8Array) => ({
  filename,
  contentType: contentTypes[ending],
  contentBase64: Buffer.from(bytes).toString('base64'),
})

const mostNamed = 20

const leftOutNews = (characters: readonly string[]) => ({
  kind: 'document',
  title: 'Some signs are not in your PDF',
  body: `No font has these, so we left them out: ${characters.slice(0, mostNamed).join(' ')}. Everything else is there. Word and text files keep them.`,
  href: null,
})

const tooMany = (retryAfter: number) =>
  new AppError('RATE_LIMITED', 'That was a lot of documents. Please try again in a few minutes.', { retryAfter })
