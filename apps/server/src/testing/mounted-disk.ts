import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, such as of `64k`; null where this user may not have one. */
export function mountDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'bespeak-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return null
  }
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', ['--lazy', folder])
  rmdirSync(folder)
}
