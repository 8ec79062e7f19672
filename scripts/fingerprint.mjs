import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

const ignored = /^(node_modules|dist)$|\.test\.tsx?$|^\./

/** One hash over the names and contents of everything below some paths. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !ignored.test(name))
  return names.sort().flatMap((name) => filesBelow(join(path, name)))
}
