import { DamagedFile } from '../../kernel/errors.ts'
import type { Files } from '../../services/resume/ports.ts'
import { createSealing, type SealingKeys } from '../sealing.ts'

/**
 * Any place for files, where all are sealed. The key of a file is sealed with it: one cannot be put in place of another.
 * What is not as it was written is told by its key, for whoever has a copy.
 */
export function encryptFiles(files: Files, secrets: SealingKeys, tellDamaged: (name: string) => void): Files {
  const sealing = createSealing(secrets, 'bespeak files')

  return {
    put: (name, bytes) => files.put(name, sealing.seal(name, bytes)),

    async get(name) {
      const kept = await files.get(name)
      if (!kept) return null
      const opened = sealing.open(name, kept)
      if (opened) return opened
      tellDamaged(name)
      throw new DamagedFile('A kept file is not as it was written.')
    },

    remove: (name) => files.remove(name),
  }
}
