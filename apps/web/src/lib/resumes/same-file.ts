import { queryOptions } from '@tanstack/react-query'
import { resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { keys } from './keys.ts'

const sameFileOperation = resume(`
  query ResumesWithFile($fileDigest: String!) { resumes(fileDigest: $fileDigest, limit: 1) { id title createdAt } }
`)

/** Where the browser cannot work it out (not under https), the file counts as new. */
async function digestOf(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The newest resume that was made of this very file. Only its digest is sent. */
export const sameFileQuery = (file: File | null) =>
  queryOptions({
    queryKey: [...keys.sameFile, file?.name, file?.size, file?.lastModified],
    async queryFn({ signal }) {
      const fileDigest = file && (await digestOf(file))
      if (!fileDigest) return null
      return (await request(sameFileOperation, { fileDigest }, { signal })).resumes[0] ?? null
    },
    enabled: file !== null,
    // Another may have been saved or deleted since.
    staleTime: 0,
  })
