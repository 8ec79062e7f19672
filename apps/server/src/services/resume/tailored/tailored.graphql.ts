import type { GapQuestion } from '@bespeak/domain/tailor/index.ts'
import { shownKind } from '@bespeak/domain/tailor/summary.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Builder } from '../../../kernel/graphql.ts'
import { shownHtml } from '../html/clean.ts'
import type { LetterTypes } from '../letters/letters.graphql.ts'
import { changedAt, letterOf } from '../letters/letters.ts'
import { askedFields } from '../resumes/asked-fields.graphql.ts'
import type { ResumeTypes } from '../resumes/resumes.graphql.ts'
import type { SuggestionTypes } from '../suggestions/suggestions.graphql.ts'
import type { Suggestions } from '../suggestions/suggestions.ts'
import type { ReplyOutcome } from '../writers/reply-work.ts'
import type { ReplyTypes } from '../writers/writers.graphql.ts'
import { withDayWords } from './day-words.ts'
import type { TracedLine } from './page-provenance.ts'
import type { Preview, Tailoring, TailorResult } from './tailor.ts'
import type { TailorEdit } from './tailor-edits.ts'
import type { LongColumn, TailoredRow } from './tailored.store.ts'
import type { TailoredResumes } from './tailored.ts'

export type TailoredTypes = ReturnType<typeof tailoredTypes>

/** The long columns that a field is made of; the other fields are made of short ones. */
const madeOf: Record<string, readonly LongColumn[]> = {
  content: ['content'],
  coverLetter: ['coverLetter'],
  letter: ['coverLetter', 'letter'],
  rationale: ['rationale'],
  jobDescription: ['jobDescription'],
  edits: ['edits'],
  gaps: ['gaps'],
  provenance: ['content', 'document', 'edits', 'jobDescription'],
  suggestions: ['document', 'edits'],
}
const wantedBy = (info: GraphQLResolveInfo) => [...askedFields(info)].flatMap((name) => madeOf[name] ?? [])

const shown = (html: string | null) => (html === null ? null : shownHtml(html))
const told = (rationale: string) => shownHtml(withDayWords(rationale))

/** With what became of a reply, in the answer to it alone. */
type ShownVersion = TailoredRow & { reply?: ReplyOutcome }

interface Types {
  reply: ReplyTypes
  resume: ResumeTypes
  letter: LetterTypes
  suggestion: SuggestionTypes
}

function tailoredTypes(builder: Builder, types: Types, resumes: TailoredResumes, suggestions: Suggestions) {
  const { layout } = types.resume
  const { letter } = types.letter
  const { suggestion } = types.suggestion
  const edit = builder.objectRef<TailorEdit>('TailorEdit').implement({
    fields: (t) => ({
      id: t.exposeInt('number'),
      kind: t.string({ resolve: shownKind }),
      before: t.exposeString('before', { nullable: true }),
      text: t.exposeString('after'),
      reason: t.string({ resolve: (it) => withDayWords(it.reason) }),
      requirement: t.exposeString('asked', { nullable: true }),
      sources: t.exposeStringList('quotes'),
      undone: t.exposeBoolean('undone'),
      confirmed: t.boolean({
        description: 'The person was asked about its words, and said yes.',
        resolve: (it) => it.confirmed ?? false,
      }),
    }),
  })
  const line = builder.objectRef<TracedLine>('ProvenanceLine').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      kind: t.exposeString('kind'),
      sources: t.exposeStringList('sources'),
      lines: t.exposeIntList('lines', {
        description: 'The lines of the original page that it comes from, counted from 1.',
      }),
      said: t.exposeBoolean('said', { description: 'Whether an answer of the person is behind it.' }),
      holds: t.exposeBoolean('holds', { description: 'False where the engine of today would no longer write it.' }),
    }),
  })
  const gap = builder.objectRef<GapQuestion>('GapQuestion').implement({
    fields: (t) => ({
      requirement: t.exposeString('requirement'),
      importance: t.exposeString('importance'),
      question: t.exposeString('question'),
      answered: t.exposeBoolean('answered'),
      unsure: t.int({
        nullable: true,
        resolve: ({ unsure }) => (unsure === undefined ? null : Number(unsure)),
      }),
    }),
  })
  const { reply } = types.reply
  const tailored = builder.objectRef<ShownVersion>('TailoredResume').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      jobDescriptionId: t.exposeInt('jobDescriptionId', { nullable: true }),
      userId: t.exposeInt('userId'),
      originalResumeId: t.exposeInt('originalResumeId'),
      title: t.exposeString('title'),
      content: t.string({ resolve: ({ content }) => shownHtml(content) }),
      coverLetter: t.string({ nullable: true, resolve: ({ coverLetter }) => shown(coverLetter) }),
      rationale: t.string({ nullable: true, resolve: (it) => (it.rationale === null ? null : told(it.rationale)) }),
      jobAdvertisingCompany: t.exposeString('jobAdvertisingCompany'),
      jobDescription: t.exposeString('jobDescription'),
      matchScore: t.exposeFloat('matchScore', { nullable: true }),
      filePath: t.string({ nullable: true, resolve: () => null }),
      status: t.exposeString('status'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.field({ type: 'DateTime', resolve: changedAt }),
      letter: t.field({ type: letter, nullable: true, resolve: letterOf }),
      edits: t.field({ type: [edit], resolve: ({ edits }) => edits }),
      provenance: t.field({ type: [line], resolve: (row, _, context) => resumes.provenance(context, row) }),
      gaps: t.field({ type: [gap], resolve: ({ gaps }) => gaps }),
      suggestions: t.field({ type: [suggestion], resolve: (row) => suggestions.openOf(row, 'resume') }),
      matchScoreBefore: t.exposeFloat('matchScoreBefore', { nullable: true }),
      matchScoreCeiling: t.exposeFloat('matchScoreCeiling', { nullable: true }),
      shownScore: t.exposeFloat('matchScore', { nullable: true, description: 'Equals matchScore.' }),
      shownScoreBefore: t.exposeFloat('matchScoreBefore', { nullable: true, description: 'Equals matchScoreBefore.' }),
      engineVersion: t.string({
        nullable: true,
        description: 'The engine that scored it.',
        resolve: ({ scoredBy, engineVersion }) => scoredBy ?? engineVersion,
      }),
      writer: t.exposeString('writer', { description: 'built-in, own-assistant, or the name of a model' }),
      reply: t.field({ type: reply, nullable: true, resolve: (it) => it.reply ?? null }),
      layout: t.field({ type: layout, resolve: (it) => it }),
    }),
  })
  return { tailored, gap }
}

export function addTailoredResumes(builder: Builder, given: Types, resumes: TailoredResumes, suggestions: Suggestions) {
  const types = tailoredTypes(builder, given, resumes, suggestions)
  const { tailored } = types
  const { layoutInput } = given.resume
  const content = builder.objectRef<TailoredRow>('TailoredContent').implement({
    fields: (t) => ({
      content: t.string({ resolve: (it) => shownHtml(it.content) }),
      rationale: t.string({ nullable: true, resolve: (it) => (it.rationale === null ? null : told(it.rationale)) }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })

  builder.queryFields((t) => ({
    tailoredResumesByResume: t.field({
      type: [tailored],
      args: {
        resumeId: t.arg.int({ required: true }),
        search: t.arg.string(),
        limit: t.arg.int(),
        offset: t.arg.int(),
      },
      resolve: (_, { resumeId, ...listing }, context, info) =>
        resumes.listByResume(context, resumeId, listing, wantedBy(info)),
    }),
    tailoredResumes: t.field({
      type: [tailored],
      args: { search: t.arg.string(), withCoverLetter: t.arg.boolean(), limit: t.arg.int(), offset: t.arg.int() },
      resolve: (_, listing, context, info) => resumes.list(context, listing, wantedBy(info)),
    }),
    tailoredResume: t.field({
      type: tailored,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.get(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    updateTailoredResumeContent: t.field({
      type: content,
      args: {
        id: t.arg.int({ required: true }),
        content: t.arg.string({ required: true }),
        title: t.arg.string(),
        ifUpdatedAt: t.arg({ type: 'DateTime' }),
      },
      resolve: (_, { id, ...change }, context) => resumes.updateContent(context, id, change),
    }),
    setTailorEdits: t.field({
      type: tailored,
      args: { id: t.arg.int({ required: true }), undone: t.arg.intList({ required: true }) },
      resolve: (_, { id, undone }, context) => resumes.setEdits(context, id, undone),
    }),
    setTailoredLayout: t.field({
      type: tailored,
      args: { id: t.arg.int({ required: true }), layout: t.arg({ type: layoutInput, required: true }) },
      resolve: (_, { id, layout }, context) => resumes.setLayout(context, id, layout),
    }),
    deleteTailoredResume: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.delete(context, id),
    }),
  }))
  return types
}

/** How the person wants it written. */
export type TailorOptionsInput = ReturnType<typeof tailorOptions>
export const tailorOptions = (builder: Builder, { layoutInput }: ResumeTypes) =>
  builder.inputType('TailorOptionsInput', {
    fields: (t) => ({
      tone: t.string(),
      length: t.string(),
      emphasis: t.stringList(),
      keepOrder: t.boolean(),
      writer: t.string({ description: 'built-in, or the name of the model' }),
      layout: t.field({ type: layoutInput }),
    }),
  })

export function addTailoring(
  builder: Builder,
  { gap }: TailoredTypes,
  options: TailorOptionsInput,
  tailoring: Tailoring,
) {
  const result = builder.objectRef<TailorResult>('TailorResult').implement({
    fields: (t) => ({
      content: t.string({ resolve: ({ content }) => shownHtml(content) }),
      rationale: t.string({ resolve: ({ rationale }) => told(rationale ?? '') }),
      id: t.exposeInt('id'),
      jobDescription: t.exposeString('jobDescription'),
      jobDescriptionId: t.exposeInt('jobDescriptionId'),
    }),
  })
  const metadata = builder.objectRef<Preview['metadata']>('TailoredPreviewMetadata').implement({
    fields: (t) => ({
      company: t.exposeString('company', { nullable: true }),
      matchScore: t.exposeFloat('matchScore', { nullable: true }),
    }),
  })
  const preview = builder.objectRef<Preview>('TailoredPreview').implement({
    fields: (t) => ({
      content: t.exposeString('content'),
      title: t.exposeString('title'),
      rationale: t.string({ resolve: ({ rationale }) => told(rationale) }),
      metadata: t.field({ type: metadata, resolve: (it) => it.metadata }),
    }),
  })
  const previewInput = builder.inputType('PreviewInput', {
    fields: (t) => ({
      resumeId: t.int({ required: true }),
      jobDescription: t.string({ required: true }),
      company: t.string(),
      options: t.field({ type: options }),
    }),
  })

  builder.queryField('gapQuestions', (t) =>
    t.field({
      type: [gap],
      args: { resumeId: t.arg.int({ required: true }), jobDescription: t.arg.string({ required: true }) },
      resolve: (_, { resumeId, jobDescription }, context) => tailoring.gapQuestions(context, resumeId, jobDescription),
    }),
  )
  builder.mutationFields((t) => ({
    tailorResume: t.field({
      type: result,
      args: {
        resumeId: t.arg.int({ required: true }),
        jobDescription: t.arg.string({ required: true }),
        jobAdvertisingCompany: t.arg.string({ required: true }),
        options: t.arg({ type: options }),
      },
      resolve: (_, request, context) => tailoring.tailor(context, request),
    }),
    generateTailoredPreview: t.field({
      type: preview,
      args: { input: t.arg({ type: previewInput, required: true }) },
      resolve: (_, { input }, context) => tailoring.preview(context, input),
    }),
  }))
}
