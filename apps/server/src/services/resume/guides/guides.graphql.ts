import type { OwnStatement, PlacedLine, RoleInShort } from '@bespeak/domain/interview/index.ts'
import type { GoodLength } from '@bespeak/domain/interview/practice/length.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import { askedFields } from '../resumes/asked-fields.graphql.ts'
import { builtIn } from '../writers/names.ts'
import type { Guides, ShownGuide, ShownQuestion } from './guides.ts'
import { practiceType } from './practice.graphql.ts'
import type { Practising } from './practise.ts'

type OwnLine = Pick<OwnStatement, 'text' | 'place'>
const linesOf = ({ quotes }: PlacedLine): OwnLine[] => quotes.map(({ quote, place }) => ({ text: quote, place }))

function questionType(builder: Builder, line: ReturnType<typeof lineType>) {
  const practice = practiceType(builder, line)
  const outlinePart = builder.objectRef<PlacedLine>('GuideOutlinePart').implement({
    fields: (t) => ({
      part: t.exposeString('part'),
      advice: t.exposeString('advice'),
      lines: t.field({ type: [line], resolve: linesOf }),
    }),
  })
  const length = builder.objectRef<GoodLength>('GuideGoodLength').implement({
    fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), most: t.exposeInt('most') }),
  })
  const question = builder.objectRef<ShownQuestion>('InterviewQuestion').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      guideId: t.exposeInt('guideId'),
      position: t.exposeInt('position'),
      kind: t.string({ resolve: (it) => it.question.kind }),
      question: t.string({ resolve: (it) => it.question.question }),
      whyAsked: t.string({ resolve: (it) => it.question.whyAsked }),
      answerOutline: t.stringList({ resolve: (it) => it.question.answerOutline }),
      outline: t.field({ type: [outlinePart], resolve: (it) => it.question.outline }),
      evidence: t.stringList({
        resolve: (it) => [...new Set(it.question.outline.flatMap(linesOf).map(({ text }) => text))],
      }),
      goodAnswerShows: t.stringList({ resolve: (it) => it.question.goodAnswerShows }),
      goodLength: t.field({ type: length, resolve: (it) => it.question.goodLength }),
      requirement: t.string({ nullable: true, resolve: (it) => it.question.requirement }),
      importance: t.string({ nullable: true, resolve: (it) => it.question.importance }),
      asks: t.stringList({ resolve: (it) => it.question.asks }),
      skills: t.stringList({ resolve: (it) => it.question.skills }),
      defends: t.string({ nullable: true, resolve: (it) => it.question.line }),
      notes: t.exposeString('notes', { nullable: true }),
      confidence: t.exposeInt('confidence', { nullable: true }),
      practisedAt: t.expose('practisedAt', { type: 'DateTime', nullable: true }),
      practices: t.field({ type: [practice], resolve: (it) => it.practices }),
    }),
  })
  return { question, practice }
}

const lineType = (builder: Builder) =>
  builder.objectRef<OwnLine>('GuideLine').implement({
    fields: (t) => ({ text: t.exposeString('text'), place: t.exposeString('place') }),
  })

function guideTypes(builder: Builder) {
  const { question, practice } = questionType(builder, lineType(builder))
  const role = builder.objectRef<RoleInShort>('GuideRole').implement({
    fields: (t) => ({
      namedMost: t.exposeStringList('namedMost'),
      reportsTo: t.string({ nullable: true, resolve: (it) => it.reportsTo ?? null }),
      strongest: t.exposeStringList('strongest'),
      thinnest: t.exposeStringList('thinnest'),
    }),
  })
  const guide = builder.objectRef<ShownGuide>('InterviewGuide').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      resumeId: t.exposeInt('resumeId'),
      resumeTitle: t.exposeString('resumeTitle'),
      resumeDeleted: t.exposeBoolean('resumeDeleted'),
      tailoredResumeId: t.exposeInt('tailoredResumeId', { nullable: true }),
      jobDescriptionId: t.exposeInt('jobDescriptionId', { nullable: true }),
      title: t.exposeString('title'),
      jobTitle: t.string({ nullable: true, resolve: (it) => it.guide.jobTitle }),
      company: t.exposeString('company', { nullable: true }),
      interviewOn: t.string({ nullable: true, resolve: (it) => it.guide.interviewOn }),
      roleSummary: t.string({ resolve: (it) => it.guide.roleSummary }),
      role: t.field({ type: role, resolve: (it) => it.guide.role }),
      writer: t.string({ resolve: (it) => it.guide.writer ?? builtIn }),
      note: t.string({ nullable: true, resolve: (it) => it.guide.note ?? null }),
      questions: t.field({ type: [question], resolve: (it) => it.questions }),
      questionCount: t.exposeInt('questionCount'),
      practisedCount: t.exposeInt('practisedCount'),
      questionsToAsk: t.stringList({ resolve: (it) => it.guide.questionsToAsk }),
      checklist: t.stringList({ resolve: (it) => it.guide.checklist }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  return { guide, question, practice }
}

export function addGuides(builder: Builder, guides: Guides, practising: Practising) {
  const { guide, question, practice } = guideTypes(builder)
  const guideInput = builder.inputType('InterviewGuideInput', {
    fields: (t) => ({
      resumeId: t.int({ required: true }),
      tailoredResumeId: t.int(),
      jobDescriptionId: t.int(),
      jobDescription: t.string(),
      company: t.string(),
      writer: t.string(),
    }),
  })
  const questionInput = builder.inputType('InterviewQuestionInput', {
    fields: (t) => ({ notes: t.string(), confidence: t.int(), practised: t.boolean(), position: t.int() }),
  })
  const practiceInput = builder.inputType('PracticeInput', {
    fields: (t) => ({
      questionId: t.int({ required: true }),
      answer: t.string({ required: true }),
      seconds: t.int({ required: true }),
    }),
  })

  builder.queryFields((t) => ({
    interviewGuides: t.field({
      type: [guide],
      resolve: (_, __, context, info) => guides.list(context, { questions: askedFields(info).has('questions') }),
    }),
    interviewGuide: t.field({
      type: guide,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => guides.get(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    createInterviewGuide: t.field({
      type: guide,
      args: { input: t.arg({ type: guideInput, required: true }) },
      resolve: (_, { input }, context) => guides.create(context, input),
    }),
    updateInterviewQuestion: t.field({
      type: question,
      args: { id: t.arg.int({ required: true }), input: t.arg({ type: questionInput, required: true }) },
      resolve: (_, { id, input }, context) => practising.update(context, id, input),
    }),
    practiseInterviewQuestion: t.field({
      type: practice,
      args: { input: t.arg({ type: practiceInput, required: true }) },
      resolve: (_, { input }, context) => practising.practise(context, input),
    }),
    deleteInterviewGuide: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => guides.delete(context, id),
    }),
  }))
}
