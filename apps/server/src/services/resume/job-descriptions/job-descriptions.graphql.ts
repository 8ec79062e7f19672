import { type Builder, outcomeType } from '../../../kernel/graphql.ts'
import { askedFields } from '../resumes/asked-fields.graphql.ts'
import type { JobDescription } from './job-descriptions.store.ts'
import type { JobDescriptions } from './job-descriptions.ts'

export function addJobDescriptions(builder: Builder, jobs: JobDescriptions) {
  const outcome = outcomeType(builder)
  const job = builder.objectRef<JobDescription>('JobDescription').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      title: t.exposeString('title', { nullable: true }),
      company: t.exposeString('company', { nullable: true }),
      location: t.exposeString('location', { nullable: true }),
      description: t.exposeString('description'),
      requirements: t.exposeStringList('requirements'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      url: t.exposeString('url', { nullable: true }),
      stage: t.exposeString('stage'),
      isSample: t.exposeBoolean('isSample'),
      appliedOn: t.expose('appliedOn', { type: 'DateTime', nullable: true }),
      deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
      followUpOn: t.expose('followUpOn', { type: 'DateTime', nullable: true }),
      interviewOn: t.expose('interviewOn', { type: 'DateTime', nullable: true }),
      interviewTime: t.exposeString('interviewTime', { nullable: true }),
      contact: t.exposeString('contact', { nullable: true }),
      notes: t.exposeString('notes', { nullable: true }),
      sentTailoredResumeId: t.exposeInt('sentTailoredResumeId', { nullable: true }),
      sentOn: t.expose('sentOn', { type: 'DateTime', nullable: true }),
    }),
  })
  const input = (name: string, isNew: boolean) =>
    builder.inputType(name, {
      fields: (t) => ({
        title: t.string(),
        company: t.string(),
        location: t.string(),
        description: t.string({ required: isNew }),
        requirements: t.stringList(),
        url: t.string(),
        stage: t.string(),
        appliedOn: t.field({ type: 'DateTime' }),
        deadline: t.field({ type: 'DateTime' }),
        followUpOn: t.field({ type: 'DateTime' }),
        interviewOn: t.field({ type: 'DateTime' }),
        interviewTime: t.string(),
        contact: t.string(),
        notes: t.string(),
        sentTailoredResumeId: t.int(),
        sentOn: t.field({ type: 'DateTime' }),
        ...(isNew ? { isSample: t.boolean() } : {}),
      }),
    })
  const newJob = input('JobDescriptionInput', true)
  const jobChange = input('JobDescriptionUpdateInput', false)

  builder.queryFields((t) => ({
    jobDescriptions: t.field({
      type: [job],
      args: { userId: t.arg.int({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
      resolve: (_, { userId, ...paging }, context, info) =>
        jobs.list(context, userId, paging, { description: askedFields(info).has('description') }),
    }),
    jobDescription: t.field({
      type: job,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => jobs.get(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    createJobDescription: t.field({
      type: job,
      args: { input: t.arg({ type: newJob, required: true }) },
      resolve: (_, args, context) => jobs.create(context, args.input),
    }),
    updateJobDescription: t.field({
      type: job,
      args: { id: t.arg.int({ required: true }), input: t.arg({ type: jobChange, required: true }) },
      resolve: (_, args, context) => jobs.update(context, args.id, args.input),
    }),
    deleteJobDescription: t.field({
      type: outcome,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => jobs.delete(context, id),
    }),
  }))
}
