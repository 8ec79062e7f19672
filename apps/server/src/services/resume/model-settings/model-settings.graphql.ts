import type { Builder } from '../../../kernel/graphql.ts'
import type { FoundModel } from '../ports.ts'
import type { ModelSettingsCases, ShownSettings, TestResult } from './model-settings.ts'

export function addModelSettings(builder: Builder, cases: ModelSettingsCases) {
  const settings = builder.objectRef<ShownSettings>('ModelSettings').implement({
    description: 'Which language model a person chose. Its key is never answered.',
    fields: (t) => ({
      provider: t.exposeString('provider'),
      address: t.exposeString('address', { nullable: true }),
      model: t.exposeString('model', { nullable: true }),
      keyEnding: t.exposeString('keyEnding', { nullable: true, description: 'The last four characters.' }),
      allowedAt: t.expose('allowedAt', { type: 'DateTime', nullable: true }),
      tokensThisMonth: t.exposeInt('tokensThisMonth'),
      providers: t.exposeStringList('providers', { description: 'What may be chosen here.' }),
    }),
  })
  const found = builder.objectRef<FoundModel>('FoundModel').implement({
    fields: (t) => ({
      provider: t.exposeString('provider'),
      address: t.exposeString('address'),
      models: t.exposeStringList('models'),
    }),
  })
  const test = builder.objectRef<TestResult>('ModelTest').implement({
    fields: (t) => ({
      ok: t.exposeBoolean('ok'),
      message: t.exposeString('message'),
      wordsPerSecond: t.exposeFloat('wordsPerSecond', { nullable: true }),
      structured: t.exposeBoolean('structured', { nullable: true }),
      models: t.exposeStringList('models', { description: 'What its provider says there is.' }),
    }),
  })
  const input = builder.inputType('ModelSettingsInput', {
    fields: (t) => ({
      provider: t.string({ required: true }),
      address: t.string(),
      model: t.string(),
      key: t.string({ description: 'Kept where left out, removed where empty.' }),
      allow: t.boolean(),
    }),
  })
  builder.queryField('modelSettings', (t) =>
    t.field({ type: settings, resolve: (_, __, context) => cases.current(context) }),
  )
  builder.queryField('foundModels', (t) =>
    t.field({ type: [found], resolve: (_, __, context) => cases.found(context) }),
  )
  builder.mutationField('saveModelSettings', (t) =>
    t.field({
      type: settings,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, given, context) => cases.save(context, given.input),
    }),
  )
  builder.mutationField('testModelSettings', (t) =>
    t.field({
      type: test,
      args: { input: t.arg({ type: input }) },
      resolve: (_, given, context) => cases.test(context, given.input),
    }),
  )
}
