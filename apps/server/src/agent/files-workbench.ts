import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { htmlToText } from '@bespeak/domain/job/html.ts'
import type { Evidence } from '@bespeak/domain/match/index.ts'
import type { Confirmed, LineNamed } from '@bespeak/domain/resume/settled.ts'
import { shownKind } from '@bespeak/domain/tailor/summary.ts'
import { checkHere } from '../desk/check.ts'
import { letterFile, resumeFile } from '../desk/documents.ts'
import { guideFile, guideHere } from '../desk/guide.ts'
import { type LetterHere, letterHere, letterWith, printedLetter } from '../desk/letter.ts'
import { matchHere } from '../desk/match.ts'
import { rankHere } from '../desk/rank.ts'
import { readResume } from '../desk/read.ts'
import { type TailoredHere, tailoredWith, tailorHere } from '../desk/tailor.ts'
import { AppError, badInput, noSuch, notFound } from '../kernel/errors.ts'
import { contentTypes, fileName } from '../services/resume/documents/formats.ts'
import { advertisementIn } from '../services/resume/engine/advertisement.ts'
import { jobIn } from '../services/resume/engine/job-in.ts'
import type { Said } from '../services/resume/facts/said.ts'
import type { MadeGuide } from '../services/resume/guides/guide-work.ts'
import { changedChoices, choicesFrom, styleFrom } from '../services/resume/letters/choices.ts'
import type { MadeSuggestion } from '../services/resume/suggestions/suggested.ts'
import { wordingFrom } from '../services/resume/tailored/options.ts'
import { standing } from '../services/resume/tailored/tailor-edits.ts'
import { titleFor } from '../services/resume/tailored/title.ts'
import { createShelf } from './shelf.ts'
import type { DocumentMade, Question, ResumeRead, Stated, Tailoring, Workbench } from './workbench.ts'

interface KeptVersion {
  title: string
  tailored: TailoredHere
  letter: LetterHere | null
}

interface Asked extends MadeSuggestion {
  version: number
  part: 'resume' | 'letter'
  answer: boolean | null
}

interface KeptJob {
  title: string | null
  company: string | null
  text: string
}

/** The engine in this process, on files of whoever runs it. All that is made is kept as long as the program runs. */
export function createFilesWorkbench(today: () => string): Workbench {
  const resumes = createShelf<Omit<ResumeRead, 'id'> & { document: TailoredHere['document'] }>()
  const jobs = createShelf<KeptJob>()
  const versions = createShelf<KeptVersion>()
  const asked = createShelf<Asked>()
  const guides = createShelf<{ made: MadeGuide; version: KeptVersion }>()
  const said = createShelf<Said>()
  const settled: { yes: Confirmed[]; no: LineNamed[] } = { yes: [], no: [] }

  const openOf = (version: number, part: Asked['part']): Question[] =>
    asked
      .all()
      .filter((it) => it.version === version && it.part === part && it.answer === null)
      .map(({ id, suggestion: { before, text, sources, doubts } }) => ({
        ...{ id, before, text, sources, questions: doubts.map(({ question }) => question) },
      }))

  function tailoringOf(id: number): Tailoring {
    const { title, tailored } = versions.get(id)
    const { edits, gaps, scores } = tailored.made
    return {
      ...{ id, title, page: null, score: scores.matchScore, shown: scores.matchScore },
      shownBefore: scores.matchScoreBefore,
      changes: standing(edits).map((edit) => ({
        ...{ kind: shownKind(edit), before: edit.before, after: edit.after, reason: edit.reason, sources: edit.quotes },
      })),
      suggestions: [...openOf(id, 'resume'), ...openOf(id, 'letter')],
      gaps: gaps.filter(({ answered }) => !answered).map(({ requirement, question }) => ({ requirement, question })),
    }
  }

  /** What could be asked of a version again, in the place of what was. */
  function ask(version: number, part: Asked['part'], suggestions: readonly MadeSuggestion[]): void {
    for (const { id } of asked.all().filter((it) => it.version === version && it.part === part)) asked.remove(id)
    for (const it of suggestions) asked.add({ ...it, version, part, answer: null })
  }

  const comparison = () => ({
    said: said.all().map(({ id, ...it }) => ({ ...it, id: String(id) })),
    settled,
    today: today(),
  })

  return {
    resumes: async () => resumes.all().map(({ id, title }) => ({ id, title, page: null })),

    async resume(id) {
      const { title, text, notes } = resumes.get(id)
      return { id, title, page: null, text, notes }
    },

    async readFile(name, bytes) {
      const { document, text, notes } = await readResume(bytes)
      const title = name.replace(/\.\w+$/, '') || name
      const id = resumes.add({ title, text, notes, page: null, document })
      return { id, title, page: null, text, notes }
    },

    jobs: async () => jobs.all().map(({ id, title, company }) => ({ id, title, company, page: null })),

    async job(id) {
      const { title, company, text } = jobs.get(id)
      return { id, title, company, page: null, text }
    },

    async saveJob(given) {
      const text = advertisementIn(given.text)
      const read = jobIn(text)
      const job = { title: given.title ?? read.title, company: given.company ?? read.company, text }
      return { id: jobs.add(job), title: job.title, company: job.company, page: null }
    },

    async match(resumeId, jobId) {
      const { document } = resumes.get(resumeId)
      const { title, company, text } = jobs.get(jobId)
      const { match } = matchHere({ ...comparison(), document, advertisement: text })
      const { score, unscored, ceiling, knockOuts, ledger, topFixes } = match
      return {
        ...{ title, company, score, unscored, ceiling, topFixes, page: null },
        conditions: knockOuts.map(({ requirement, status }) => ({ requirement, status })),
        ledger: ledger.map((row) => ({ ...row, evidence: quotes(row.evidence), near: quotes(row.near) })),
      }
    },

    async rank({ resumeId, limit, offset }) {
      const { document } = resumes.get(resumeId)
      const kept = jobs.all()
      const texts = kept.map(({ text }) => text)
      const all = rankHere({ ...comparison(), document }, texts).map(({ at, ...it }) => {
        const { id, title, company } = kept[at] ?? noSuch()
        return { ...it, id, title, company, page: null }
      })
      return { measured: all.length, total: all.length, jobs: all.slice(offset, offset + limit) }
    },

    versions: async () =>
      versions
        .all()
        .toReversed()
        .map(({ id, title }) => ({ id, title, page: null })),

    version: async (id) => tailoringOf(id),

    async tailor({ resumeId, jobId, company, tone, length }) {
      const { document } = resumes.get(resumeId)
      const job = jobs.get(jobId)
      const options = wordingFrom({ tone, length })
      const tailored = await tailorHere({ ...comparison(), document, advertisement: job.text, options })
      const named = { ...tailored.made.job, company: company ?? job.company }
      const made = { ...tailored.made, job: named }
      const title = titleFor(job.title, named.company)
      const id = versions.add({ title, tailored: { ...tailored, made }, letter: null })
      ask(id, 'resume', made.suggestions)
      return tailoringOf(id)
    },

    async answer(id, yes) {
      const { version: of, part, answer, suggestion, heading, line } = asked.get(id)
      if (answer !== null) {
        if (answer === yes) return tailoringOf(of)
        throw new AppError('CONFLICT', 'This was answered differently before. Tailor again to change it.')
      }
      const { text } = suggestion
      if (!yes) settled.no.push({ heading, line })
      else {
        const version = versions.get(of)
        const fact = { id: `yes-${id}`, statement: text, said: text, saidOn: today(), confirmed: true }
        settled.yes.push({ heading, line, text, fact: fact.id, saidOn: fact.saidOn })
        if (suggestion.edit) version.tailored = await tailoredWith(version.tailored, suggestion.edit, fact)
        if (suggestion.sentence && version.letter)
          version.letter = await letterWith(version.letter, suggestion.sentence)
      }
      asked.set(id, { version: of, part, answer: yes, suggestion, heading, line })
      return tailoringOf(of)
    },

    async letter({ tailoredId, style, ...wish }) {
      const version = versions.get(tailoredId)
      const choices = changedChoices(choicesFrom(wish))
      const wanted = { company: version.tailored.made.job.company, style: styleFrom(style) ?? 'professional', choices }
      const made = await letterHere(version.tailored, wanted)
      version.letter = made
      ask(tailoredId, 'letter', made.suggestions)
      return {
        ...{ text: htmlToText(made.content).trim(), notes: made.letter.notes, page: null },
        sentences: made.letter.standing.sentences.map((it) => ({
          text: it.text,
          sources: it.origins.map((origin) => origin.text),
        })),
        suggestions: openOf(tailoredId, 'letter'),
      }
    },

    async guide(tailoredId) {
      const version = versions.get(tailoredId)
      const made = await guideHere(version.tailored)
      const id = guides.add({ made, version })
      const questions = made.questions.map(({ question, whyAsked, outline }) => ({
        ...{ question, whyAsked },
        evidence: [...new Set(outline.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)))],
      }))
      return { id, title: made.title, page: null, questions, questionsToAsk: made.text.questionsToAsk }
    },

    async check({ text, resumeId, addressee }) {
      const chosen = resumeId === undefined ? resumes.all() : [resumes.get(resumeId)]
      const documents = chosen.map(({ document }) => document)
      return checkHere({ ...comparison(), text, documents, addressee: addressee ?? null })
    },

    facts: async () => said.all().map(statedOf),

    async state(statement, requirement) {
      const fact = { id: '', answer: statement, saidOn: today(), skill: undefined, requirement }
      return statedOf({ ...fact, id: said.add(fact) })
    },

    async titleOf(kind, id) {
      if (kind === 'guide') return guides.get(id).made.title
      if (kind === 'letter' && versions.get(id).letter === null) throw notFound()
      return kind === 'resume' ? resumes.get(id).title : versions.get(id).title
    },

    async document({ kind, id, format }): Promise<DocumentMade> {
      const named = (title: string, bytes: Uint8Array) => ({
        ...{ name: fileName(title, format), contentType: contentTypes[format], bytes },
      })
      if (kind === 'guide') {
        if (format !== 'pdf') throw badInput({ format: 'This document must be pdf.' })
        const { made, version } = guides.get(id)
        return named(made.title, await guideFile(made, version.tailored))
      }
      if (kind === 'resume') {
        const { title, document } = resumes.get(id)
        return named(title, await resumeFile(document, format, usualLayout))
      }
      const { title, tailored, letter } = versions.get(id)
      if (kind === 'tailored') return named(title, await resumeFile(tailored.made.document, format, usualLayout))
      if (!letter) throw notFound()
      if (format === 'json') throw badInput({ format: 'A letter must be pdf, docx or txt.' })
      const printed = await printedLetter(tailored, letter, usualLayout.pageSize)
      return named(title, await letterFile(printed, format, usualLayout))
    },
  }
}

const quotes = (evidence: readonly Evidence[]) => evidence.map(({ quote }) => quote)

const statedOf = ({ id, answer, requirement }: Omit<Said, 'id'> & { id: number }): Stated => ({
  ...{ id, statement: answer, requirement: requirement ?? null },
})
