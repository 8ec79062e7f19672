import { readFile } from 'node:fs/promises'

export async function versionOfThis(): Promise<string> {
  // One folder up from the sources, and from what is built.
  const file = new URL('../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  return version
}
