import type { JobPage } from '@bespeak/domain/job/read-page.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { JobAdvertisements } from './job-advertisements.ts'

export function addJobAdvertisements(builder: Builder, advertisements: JobAdvertisements) {
  const fetched = builder.objectRef<JobPage>('FetchedJobAd').implement({
    fields: (t) => ({
      title: t.exposeString('title', { nullable: true }),
      company: t.exposeString('company', { nullable: true }),
      location: t.exposeString('location', { nullable: true }),
      text: t.exposeString('text'),
    }),
  })
  builder.mutationField('fetchJobAdvertisement', (t) =>
    t.field({
      type: fetched,
      args: { url: t.arg.string({ required: true }) },
      resolve: (_, { url }, context) => advertisements.fetch(context, url),
    }),
  )
}
