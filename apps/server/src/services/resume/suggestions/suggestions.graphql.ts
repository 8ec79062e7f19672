import type { Builder } from '../../../kernel/graphql.ts'
import { withDayWords } from '../tailored/day-words.ts'
import type { TailoredTypes } from '../tailored/tailored.graphql.ts'
import type { AskedDoubt } from './suggested.ts'
import type { SuggestionRow } from './suggestions.store.ts'
import type { Suggestions } from './suggestions.ts'

export type SuggestionTypes = ReturnType<typeof suggestionTypes>

export function suggestionTypes(builder: Builder) {
  const doubt = builder.objectRef<AskedDoubt>('Doubt').implement({
    fields: (t) => ({
      words: t.exposeString('words'),
      youWrote: t.exposeString('youWrote'),
      question: t.exposeString('question'),
      from: t.exposeInt('from', { description: 'Where the words stand in the text.' }),
      to: t.exposeInt('to'),
    }),
  })
  const suggestion = builder.objectRef<SuggestionRow>('Suggestion').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      before: t.string({ nullable: true, resolve: (it) => it.suggestion.before }),
      text: t.string({ resolve: (it) => it.suggestion.text }),
      reason: t.string({ resolve: (it) => withDayWords(it.suggestion.reason) }),
      requirement: t.string({ nullable: true, resolve: (it) => it.suggestion.requirement }),
      sources: t.stringList({ resolve: (it) => it.suggestion.sources }),
      doubts: t.field({ type: [doubt], resolve: (it) => it.suggestion.doubts }),
    }),
  })
  return { suggestion }
}

export function addSuggestions(builder: Builder, { tailored }: TailoredTypes, suggestions: Suggestions) {
  builder.mutationField('answerSuggestion', (t) =>
    t.field({
      type: tailored,
      args: { id: t.arg.int({ required: true }), yes: t.arg.boolean({ required: true }) },
      resolve: (_, { id, yes }, context) => suggestions.answer(context, id, yes),
    }),
  )
}
