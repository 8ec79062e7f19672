import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ours = '@bespeak'

/** Another commit in a folder of its own, with the libraries of this one, for as long as the work takes. */
export async function withCheckout<T>(root: string, commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(mkdtempSync(join(tmpdir(), 'bespeak-against-')), 'checkout')
  const git = (...args: string[]) => execFileSync('git', ['-C', root, 'worktree', ...args], { stdio: 'pipe' })
  git('add', '--detach', folder, commit)
  try {
    linkLibraries(join(root, 'node_modules'), folder)
    return await work(folder)
  } finally {
    git('remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}

/** Our own packages are the other commit's: a link to all libraries at once would lead back to this one's. */
function linkLibraries(libraries: string, folder: string) {
  const into = join(folder, 'node_modules')
  mkdirSync(join(into, ours), { recursive: true })
  for (const name of readdirSync(libraries)) if (name !== ours) symlinkSync(join(libraries, name), join(into, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(into, ours, name))
}
