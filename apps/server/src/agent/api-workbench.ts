import { paths } from '@bespeak/contracts/paths.ts'
import { htmlToText } from '@bespeak/domain/job/html.ts'
import { AppError, badInput } from '../kernel/errors.ts'
import { notesOn } from '../services/resume/checks/notes.ts'
import { type Format, fileName } from '../services/resume/documents/formats.ts'
import { createApiClient, type Send } from './api-client.ts'
import type {
  CheckMade,
  DocumentKind,
  DocumentMade,
  GuideMade,
  JobListed,
  JobsRanked,
  LetterMade,
  Matched,
  Question,
  ResumeRead,
  Stated,
  Tailoring,
  Version,
  Workbench,
} from './workbench.ts'

interface ApiSuggestion {
  id: number
  before: string | null
  text: string
  sources: string[]
  doubts: { question: string }[]
}

interface ApiTailored {
  id: number
  title: string
  matchScore: number | null
  matchScoreBefore: number | null
  edits: { kind: string; before: string | null; text: string; reason: string; sources: string[]; undone: boolean }[]
  suggestions: ApiSuggestion[]
  gaps: { requirement: string; question: string; answered: boolean }[]
}

interface ApiJob {
  id: number
  title: string | null
  company: string | null
  description: string
}

type ApiMatch = Omit<Matched, 'score' | 'title' | 'company' | 'conditions' | 'ceiling'> & {
  id: number
  matchScore: number
  matchScoreCeiling: number
  jobTitle: string | null
  companyName: string | null
  knockOuts: Matched['conditions']
}

interface ApiRanked extends Omit<JobsRanked, 'jobs'> {
  jobs: (Omit<JobsRanked['jobs'][number], 'id' | 'page' | 'score'> & {
    jobDescriptionId: number
    matchScore: number | null
  })[]
}

interface ApiLetter {
  content: string
  sentences: { text: string; sources: string[] }[]
  suggestions: ApiSuggestion[]
  notes: string[]
}

type ApiGuide = Omit<GuideMade, 'page'>

const suggestion = 'id before text sources doubts { question }'
const tailored = `id title matchScore matchScoreBefore edits { kind before text reason sources undone }
  suggestions { ${suggestion} } gaps { requirement question answered }`
const ledger = 'ledger { requirement kind importance status points maxPoints certain evidence near todo corrected }'
const mostListed = 50

/** The work of a Bespeak, asked for with a token: whatever it may not do, it is refused as its person would be. */
export function createApiWorkbench(send: Send, publicUrl: string): Workbench {
  const ask = createApiClient(send)
  const page = (path: string) => new URL(path, publicUrl).href

  const resumeOf = ({ id, title, content }: { id: number; title: string; content: string }): ResumeRead => ({
    ...{ id, title, page: page(paths.resume(id)), text: htmlToText(content).trim(), notes: [] },
  })
  const jobOf = ({ id, title, company }: Omit<ApiJob, 'description'>): JobListed => ({
    ...{ id, title, company, page: page(paths.jobs({ job: `${id}` })) },
  })
  const versionOf = ({ id, title }: Pick<ApiTailored, 'id' | 'title'>): Version => ({
    ...{ id, title, page: page(paths.tailor()) },
  })
  const tailoringOf = (made: ApiTailored): Tailoring => ({
    ...versionOf(made),
    ...{ score: made.matchScore, shown: made.matchScore, shownBefore: made.matchScoreBefore },
    changes: made.edits
      .filter(({ undone }) => !undone)
      .map(({ kind, before, text, reason, sources }) => ({ kind, before, after: text, reason, sources })),
    suggestions: made.suggestions.map(questionOf),
    gaps: made.gaps.filter(({ answered }) => !answered).map(({ requirement, question }) => ({ requirement, question })),
  })
  const jobWith = (id: number) =>
    ask<ApiJob>('resume', 'query($id: Int!) { jobDescription(id: $id) { id title company description } }', { id })
  const version = async (id: number) =>
    tailoringOf(
      await ask<ApiTailored>('resume', `query($id: Int!) { tailoredResume(id: $id) { ${tailored} } }`, { id }),
    )

  return {
    async resumes() {
      const rows = await ask<{ id: number; title: string }[]>(
        ...(['resume', 'query($limit: Int) { resumes(limit: $limit) { id title } }', { limit: mostListed }] as const),
      )
      return rows.map(({ id, title }) => ({ id, title, page: page(paths.resume(id)) }))
    },

    resume: async (id) =>
      resumeOf(await ask('resume', 'query($id: Int!) { resume(id: $id) { id title content } }', { id })),

    async readFile(name, bytes) {
      const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id title content } }'
      const title = name.replace(/\.\w+$/, '') || name
      return resumeOf(
        await ask('resume', create, { input: { title, file: null } }, { place: 'input.file', name, bytes }),
      )
    },

    async jobs() {
      const { id: userId } = await ask<{ id: number }>('identity', '{ currentUser { id } }')
      const list =
        'query($userId: Int!, $limit: Int) { jobDescriptions(userId: $userId, limit: $limit) { id title company } }'
      return (await ask<ApiJob[]>('resume', list, { userId, limit: mostListed })).map(jobOf)
    },

    async job(id) {
      const job = await jobWith(id)
      return { ...jobOf(job), text: job.description }
    },

    async saveJob({ text: description, title, company, url }) {
      const create =
        'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id title company } }'
      return jobOf(await ask<ApiJob>('resume', create, { input: { description, title, company, url } }))
    },

    async match(resumeId, jobDescriptionId) {
      const analyse = `mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id matchScore
        matchScoreCeiling unscored jobTitle companyName knockOuts { requirement status } ${ledger} topFixes { text gain } } }`
      const made = await ask<ApiMatch>('resume', analyse, { input: { resumeId, jobDescriptionId } })
      const { id, matchScore, matchScoreCeiling, jobTitle, companyName, knockOuts, ...rest } = made
      return {
        ...rest,
        ...{ title: jobTitle, company: companyName, score: matchScore, ceiling: matchScoreCeiling },
        ...{ conditions: knockOuts, page: page(paths.analyses({ id: `${id}` })) },
      }
    },

    async rank({ resumeId, limit, offset }) {
      const query = `query($resumeId: Int!, $limit: Int!, $offset: Int!) { rankedJobs(resumeId: $resumeId, limit: $limit,
        offset: $offset) { measured total jobs { jobDescriptionId title company matchScore band dealbreaker shown asked
        missing strongest } } }`
      const { jobs, ...rest } = await ask<ApiRanked>('resume', query, { resumeId, limit, offset })
      const listed = jobs.map(({ jobDescriptionId: id, title, company, matchScore: score, ...more }) => ({
        ...{ ...jobOf({ id, title, company }), score },
        ...more,
      }))
      return { ...rest, jobs: listed }
    },

    async versions() {
      const list = 'query($limit: Int) { tailoredResumes(limit: $limit) { id title } }'
      return (await ask<ApiTailored[]>('resume', list, { limit: mostListed })).map(versionOf)
    },

    version,

    async tailor({ resumeId, jobId, company, tone, length }) {
      const job = await jobWith(jobId)
      const named = company ?? job.company
      if (!named) throw badInput({ company: 'This job names no company. Please say which it is.' })
      const make = `mutation($resumeId: Int!, $jobDescription: String!, $company: String!, $options: TailorOptionsInput) {
        tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: $company,
        options: $options) { id } }`
      const asked = { resumeId, jobDescription: job.description, company: named, options: { tone, length } }
      return version((await ask<{ id: number }>('resume', make, asked)).id)
    },

    async answer(id, yes) {
      const answer = `mutation($id: Int!, $yes: Boolean!) { answerSuggestion(id: $id, yes: $yes) { ${tailored} } }`
      return tailoringOf(await ask<ApiTailored>('resume', answer, { id, yes }))
    },

    async letter({ tailoredId, style, form, motivation, recipient }): Promise<LetterMade> {
      const write = `mutation($id: Int!, $style: String, $options: CoverLetterOptionsInput) {
        generateCoverLetter(tailoredId: $id, style: $style, options: $options) { content
        sentences { text sources } suggestions { ${suggestion} } notes } }`
      const made = await ask<ApiLetter>('resume', write, {
        id: tailoredId,
        style,
        options: { form, motivation, recipient },
      })
      return {
        ...{ text: htmlToText(made.content).trim(), sentences: made.sentences, notes: made.notes },
        ...{ suggestions: made.suggestions.map(questionOf), page: page(paths.editCoverLetter(tailoredId)) },
      }
    },

    async guide(tailoredResumeId) {
      const of = 'query($id: Int!) { tailoredResume(id: $id) { originalResumeId } }'
      const { originalResumeId: resumeId } = await ask<{ originalResumeId: number }>('resume', of, {
        id: tailoredResumeId,
      })
      const write = `mutation($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id title
        questions { question whyAsked evidence } questionsToAsk } }`
      const made = await ask<ApiGuide>('resume', write, { input: { resumeId, tailoredResumeId } })
      return { ...made, page: page(paths.interviewGuide(made.id)) }
    },

    async check(asked) {
      const query = `query($text: String!, $resumeId: Int, $addressee: String) {
        checkText(text: $text, resumeId: $resumeId, addressee: $addressee) {
          text from to verdict sources lost findings { from to kind message } } }`
      const sentences = await ask<CheckMade['sentences']>('resume', query, { ...asked })
      return { sentences, notes: notesOn(asked.text, sentences) }
    },

    facts: () => ask<Stated[]>('resume', '{ facts { id statement requirement } }'),

    state: (statement, requirement) =>
      ask<Stated>('resume', 'mutation($input: FactInput!) { saveFact(input: $input) { id statement requirement } }', {
        input: { statement, requirement },
      }),

    titleOf,

    async document({ kind, id, format }): Promise<DocumentMade> {
      const { make, formats } = shelves[kind]
      if (!formats.includes(format)) throw badInput({ format: `This document is ${formats.join(', ')}.` })
      if (make === null) return resumeDocument(id, format)
      const takesFormat = formats.length > 1
      const query = `mutation($id: Int!${takesFormat ? ', $format: String' : ''}) { ${make}(id: $id${
        takesFormat ? ', format: $format' : ''
      }) { filename contentType contentBase64 } }`
      const made = await ask<{ filename: string; contentType: string; contentBase64: string }>('resume', query, {
        id,
        format,
      })
      const bytes = new Uint8Array(Buffer.from(made.contentBase64, 'base64'))
      return { name: made.filename, contentType: made.contentType, bytes }
    },
  }

  /** By a link that ends with the token. */
  async function resumeDocument(resumeId: number, format: Format): Promise<DocumentMade> {
    const make = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'
    const { url } = await ask<{ url: string }>('resume', make, { input: { resumeId, format } })
    const { status, contentType, body } = await send(url)
    if (status !== 200) throw new AppError('NOT_FOUND', new TextDecoder().decode(body).trim())
    return { name: fileName(await titleOf('resume', resumeId), format), contentType, bytes: body }
  }

  async function titleOf(kind: DocumentKind, id: number): Promise<string> {
    const query = `query($id: Int!) { ${shelves[kind].read}(id: $id) { title } }`
    return (await ask<{ title: string }>('resume', query, { id })).title
  }
}

const questionOf = ({ id, before, text, sources, doubts }: ApiSuggestion): Question => ({
  ...{ id, before, text, sources, questions: doubts.map(({ question }) => question) },
})

interface Shelf {
  read: string
  /** Null where it comes by a link. */
  make: string | null
  formats: readonly Format[]
}

const shelves: Record<DocumentKind, Shelf> = {
  resume: { read: 'resume', make: null, formats: ['pdf', 'docx', 'txt', 'json'] },
  tailored: { read: 'tailoredResume', make: 'generateTailoredResumeDocument', formats: ['pdf', 'docx', 'txt', 'json'] },
  letter: { read: 'tailoredResume', make: 'generateCoverLetterDocument', formats: ['pdf', 'docx', 'txt'] },
  guide: { read: 'interviewGuide', make: 'generateInterviewGuideDocument', formats: ['pdf'] },
}
