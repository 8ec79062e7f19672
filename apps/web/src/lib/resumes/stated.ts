import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Fact } from '@bespeak/domain/resume/sources.ts'
import type { QueryClient } from '@tanstack/react-query'
import { factsQuery } from './facts.ts'
import { resumeQuery } from './resumes.ts'

export interface Stated {
  title: string
  document: ResumeDocument
  facts: Fact[]
}

/** All that the person states: a resume of theirs, and what they answered. Null where it is gone. */
export async function statedIn(client: QueryClient, resumeId: number): Promise<Stated | null> {
  const [found, facts] = await Promise.all([client.fetchQuery(resumeQuery(resumeId)), client.fetchQuery(factsQuery())])
  if (!found) return null
  const { documentFrom } = await import('./content.ts')
  return { title: found.title, document: documentFrom(found.content), facts: facts.map(toFact) }
}

interface Kept {
  id: number
  statement: string
  skill: string | null
  requirement: string | null
  createdAt: string
}

const toFact = ({ id, statement, skill, requirement, createdAt }: Kept): Fact => ({
  ...{ id: String(id), statement, saidOn: createdAt.slice(0, 10) },
  ...{ skill: skill ?? undefined, requirement: requirement ?? undefined },
})
