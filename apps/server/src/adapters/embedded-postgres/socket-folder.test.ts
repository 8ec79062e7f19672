import { chmod, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseSocketFolder } from './socket-folder.ts'

let root: string
let long: string
let made: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-socket-'))
  long = join(root, 'x'.repeat(120))
  made = []
})

afterEach(async () => {
  for (const folder of [root, ...made]) await rm(folder, { recursive: true, force: true })
})

async function choose(cluster: string) {
  const folder = await chooseSocketFolder(cluster, null)
  if (folder !== cluster) made.push(folder)
  return folder
}

it('stays in the folder of the data where the path is short enough for a socket', async () => {
  expect(await choose('/srv/bespeak/database')).toBe('/srv/bespeak/database')
})

it('counts bytes, not characters', async () => {
  const cluster = `/srv/${'é'.repeat(50)}`

  expect(await choose(cluster)).not.toBe(cluster)
})

it('gives a long path the same short private folder at every start', async () => {
  const folder = await choose(long)

  expect(await choose(long)).toBe(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it('refuses a short folder that others may enter', async () => {
  await chmod(await choose(long), 0o777)

  await expect(choose(long)).rejects.toThrow('which is not ours')
})

it('refuses a short folder that is a link to somewhere else', async () => {
  const folder = await choose(long)
  await rm(folder, { recursive: true })
  await symlink(root, folder)

  await expect(choose(long)).rejects.toThrow('which is not ours')
})
