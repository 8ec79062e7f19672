import type { Builder } from '../../../kernel/graphql.ts'
import type { Sample } from './sample.ts'

export function addSample(builder: Builder, sample: Sample) {
  builder.mutationFields((t) => ({
    removeSample: t.boolean({ resolve: (_, __, context) => sample.remove(context) }),
  }))
}
