import { createBuilder } from '../../kernel/graphql.ts'
import { addFacts } from './facts/facts.graphql.ts'
import { createFacts } from './facts/facts.ts'
import type { ResumePorts } from './ports.ts'

export function createResumeService(ports: ResumePorts) {
  const builder = createBuilder()
  addFacts(builder, createFacts(ports))
  return { schema: builder.toSchema() }
}
