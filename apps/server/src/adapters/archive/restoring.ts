import { unfinished } from './unfinished.ts'

/**
 * Throws a sentence where a server would start on half of what there was: a machine whose restore was cut off would else
 * start as one that nobody has used.
 */
export async function checkNotRestoring(dataDir: string): Promise<void> {
  if ((await unfinished('restoring', dataDir).begun()) === null) return
  throw new Error(
    `A backup is being restored to ${dataDir}, or that was cut off. Run \`bespeak restore\` again with the same backup, then start the server.`,
  )
}
