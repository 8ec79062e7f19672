import { MutationObserver, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type WantedLetter, writeLetterMutation, writingKey } from '../../lib/resumes/letters.ts'

const begin = (client: QueryClient, wanted: WantedLetter) =>
  new MutationObserver(client, writeLetterMutation()).mutate(wanted)

/** Goes on when the page that asked for it is left. Whether it was written; why not is told where the letter stands. */
export const startWriting = (client: QueryClient, wanted: WantedLetter): Promise<boolean> =>
  begin(client, wanted).then(
    () => true,
    () => false,
  )

const isFor = (variables: unknown, id: number): variables is WantedLetter =>
  typeof variables === 'object' && variables !== null && 'tailoredId' in variables && variables.tailoredId === id

/** What became of the last request for the letter of a version, whichever page made it. */
export function useWriting(id: number) {
  const client = useQueryClient()
  const requests = useMutationState({
    filters: { mutationKey: writingKey, predicate: ({ state }) => isFor(state.variables, id) },
    select: ({ state: { status, error, variables } }) => ({ status, error, variables }),
  })
  const last = requests.at(-1)
  const paragraph = isFor(last?.variables, id) ? (last.variables.options?.replaceParagraph ?? null) : null
  return {
    isPending: last?.status === 'pending',
    /** The one that is wanted in other words; null where the whole letter is. */
    paragraph,
    problem: last?.status === 'error' ? last.error : null,
    /** Fails where it cannot be: whoever asked for it says so. */
    writeParagraph: (replaceParagraph: number) => begin(client, { tailoredId: id, options: { replaceParagraph } }),
    write: (wanted: Omit<WantedLetter, 'tailoredId'>) => startWriting(client, { tailoredId: id, ...wanted }),
  }
}
