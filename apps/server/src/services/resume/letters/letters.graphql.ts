import type { Builder } from '../../../kernel/graphql.ts'
import { shownHtml } from '../html/clean.ts'
import type { SuggestionTypes } from '../suggestions/suggestions.graphql.ts'
import type { Suggestions } from '../suggestions/suggestions.ts'
import type { TailoredTypes } from '../tailored/tailored.graphql.ts'
import { builtIn } from '../writers/names.ts'
import type { KeptProof, OfferedLine, Origin, StandingSentence } from './kept-letter.ts'
import type { LetterOf, Letters } from './letters.ts'

export type LetterTypes = ReturnType<typeof letterTypes>

export function letterTypes(builder: Builder, { suggestion }: SuggestionTypes, suggestions: Suggestions) {
  const origin = builder.objectRef<Origin>('SentenceSource').implement({
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'line | you | said | ad' }),
      text: t.exposeString('text'),
      line: t.exposeInt('line', { nullable: true, description: 'Which line of the tailored resume, from 1.' }),
      place: t.exposeString('place', { nullable: true, description: 'The heading that the line stands under.' }),
    }),
  })
  const sentence = builder.objectRef<StandingSentence>('SourcedSentence').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      paragraph: t.exposeInt('paragraph', { description: 'From 0, without salutation and close.' }),
      sources: t.stringList({
        description: 'The own words of the person behind it.',
        resolve: ({ origins }) => origins.filter(({ kind }) => kind !== 'ad').map(({ text }) => text),
      }),
      origins: t.field({ type: [origin], resolve: ({ origins }) => origins }),
      yours: t.exposeBoolean('yours', { description: 'Typed by the person.' }),
    }),
  })
  const line = builder.objectRef<OfferedLine>('LetterLine').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      line: t.exposeInt('line', { nullable: true }),
      requirement: t.exposeString('requirement', { nullable: true }),
      chosen: t.exposeBoolean('chosen'),
    }),
  })
  const proof = builder.objectRef<KeptProof>('LetterProof').implement({
    fields: (t) => ({
      ask: t.exposeString('ask', { nullable: true, description: 'The advertisement’s words, in pairs.' }),
      line: t.exposeString('line'),
      role: t.exposeString('role', { nullable: true }),
      edited: t.exposeString('edited', { nullable: true, description: 'The line as mended for this letter.' }),
    }),
  })
  const letter = builder.objectRef<LetterOf>('CoverLetterResult').implement({
    fields: (t) => ({
      content: t.string({ resolve: ({ content }) => shownHtml(content) }),
      company: t.exposeString('company'),
      style: t.string({ resolve: (it) => it.letter.style }),
      form: t.string({
        description: 'highlights | pairs; prose for a letter of sentences',
        resolve: (it) => it.letter.form ?? 'prose',
      }),
      proofs: t.field({ type: [proof], resolve: (it) => it.letter.proofs ?? [] }),
      sentences: t.field({ type: [sentence], resolve: (it) => it.letter.standing.sentences }),
      shortMessage: t.string({ resolve: (it) => it.letter.shortMessage }),
      emailSubject: t.string({ resolve: (it) => it.letter.emailSubject }),
      emailBody: t.string({ resolve: (it) => it.letter.emailBody }),
      writer: t.string({ resolve: (it) => (it.letter.style === 'own' ? 'own' : (it.letter.writer ?? builtIn)) }),
      notes: t.stringList({ description: 'What would make it stronger.', resolve: (it) => it.letter.notes }),
      firstParagraph: t.int({
        description: 'Which block of the content paragraph 0 is, from 0.',
        resolve: (it) => it.letter.standing.first,
      }),
      role: t.string({ resolve: (it) => it.letter.role }),
      motivation: t.string({ nullable: true, resolve: (it) => it.letter.motivation }),
      recipient: t.string({ nullable: true, resolve: (it) => it.letter.recipient }),
      achievements: t.stringList({ resolve: (it) => it.letter.achievements }),
      lines: t.field({
        type: [line],
        description: 'The lines that could be shown, the most telling first.',
        resolve: (it) => it.letter.lines,
      }),
      suggestions: t.field({
        type: [suggestion],
        resolve: ({ version }) => (version ? suggestions.openOf(version, 'letter') : []),
      }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
    }),
  })
  return { letter }
}

export function addLetters(builder: Builder, { letter }: LetterTypes, { tailored }: TailoredTypes, letters: Letters) {
  const options = builder.inputType('CoverLetterOptionsInput', {
    fields: (t) => ({
      motivation: t.string(),
      achievements: t.stringList(),
      recipient: t.string(),
      replaceParagraph: t.int(),
      writer: t.string({ description: 'built-in, or the name of the model' }),
      form: t.string({ description: 'highlights | pairs; the style’s own if left out' }),
      whyHere: t.string({ description: 'One sentence of the person’s own.' }),
      proofs: t.stringList({ description: 'Their lines, in this order, instead of the engine’s choice.' }),
    }),
  })
  builder.queryField('coverLetterPreviews', (t) =>
    t.field({
      type: [letter],
      args: { tailoredId: t.arg.int({ required: true }), options: t.arg({ type: options }) },
      resolve: (_, { tailoredId, options: given }, context) => letters.previews(context, tailoredId, given),
    }),
  )
  builder.mutationFields((t) => ({
    generateCoverLetter: t.field({
      type: letter,
      args: {
        tailoredId: t.arg.int({ required: true }),
        style: t.arg.string(),
        options: t.arg({ type: options }),
      },
      resolve: (_, { tailoredId, ...given }, context) => letters.generate(context, tailoredId, given),
    }),
    updateTailoredResumeCoverLetter: t.field({
      type: tailored,
      args: {
        id: t.arg.int({ required: true }),
        coverLetter: t.arg.string(),
        ifUpdatedAt: t.arg({ type: 'DateTime' }),
      },
      resolve: (_, { id, ...change }, context) => letters.update(context, id, change),
    }),
  }))
}
