import type { QueryClient } from '@tanstack/react-query'
import { deleteFactMutation, saveFactMutation } from '../../lib/resumes/facts.ts'

/** A statement of the person's, for all that is written from now on. Its id. */
export const saveFact = async (client: QueryClient, statement: string): Promise<number> =>
  (await client.getMutationCache().build(client, saveFactMutation()).execute({ statement })).id

export const removeFact = (client: QueryClient, id: number): Promise<unknown> =>
  client.getMutationCache().build(client, deleteFactMutation()).execute(id)
