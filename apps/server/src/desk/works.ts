import type { Works as Written } from '@bespeak/documents/write/works.ts'
import type { createWorks } from '../services/resume/engine/works.ts'

// The engine and the writer of documents, in this process: each comes when it is first asked for, since both are large.

export type Engine = ReturnType<typeof createWorks>

/** The works of the server's threads, with nobody else to hold up. */
export async function engineHere(begin: (step: string) => void = () => undefined): Promise<Engine> {
  const { createWorks } = await import('../services/resume/engine/works.ts')
  return createWorks(begin)
}

let writer: Promise<Written> | null = null

export function writerHere(): Promise<Written> {
  writer ??= loadWriter()
  return writer
}

async function loadWriter(): Promise<Written> {
  const [{ loadEngine }, { createWorks }] = await Promise.all([
    import('@bespeak/documents/write/typst/load-engine.ts'),
    import('@bespeak/documents/write/works.ts'),
  ])
  return createWorks(await loadEngine('fastest'))
}
