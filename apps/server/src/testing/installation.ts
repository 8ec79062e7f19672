import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { encryptFiles } from '../adapters/files/encrypted-files.ts'
import { createLocalFiles } from '../adapters/files/local-files.ts'
import { field, startTestApp } from './app.ts'
import { settingsBeside } from './command-line.ts'

const resume =
  'Ida Vance\nida@example.com\n\nExperience\nFlorist, Blooms, 2015 - 2024\n- Tied \\t four\thundred bouquets\n'
const createResume = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'

/** Somebody's app with its files sealed as a server seals them, in a folder that commands can be given. */
export async function startInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-kept-'))
  const dataDir = join(folder, 'data')
  const secret = new TextEncoder().encode('a key for files that only the tests know')
  const files = encryptFiles(createLocalFiles(join(dataDir, 'files')), [secret], () => undefined)
  const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' }, parts: { files } })
  await mkdir(dataDir, { recursive: true })
  return {
    app,
    folder,
    env: { ...settingsBeside(app), DATA_DIR: dataDir },
    /** Somebody who has uploaded a file. */
    async person() {
      const who = await app.signUp()
      const file = { place: 'input.file', name: 'ida.txt', bytes: new Uint8Array(new TextEncoder().encode(resume)) }
      const uploaded = await app.upload(createResume, { input: { title: 'Ida', file: null } }, file, who.token)
      return { ...who, resumeId: field<{ id: number }>(uploaded, 'createResume').id }
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** By a way of its own: a checksum of each table that has rows, and where each sequence stands. */
export async function contentOf(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const { rows } = await client.query<{ name: string; isTable: boolean }>(
      `select n.nspname || '.' || c.relname as name, c.relkind = 'r' as "isTable" from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    )
    const content: Record<string, string> = {}
    for (const { name, isTable } of rows) {
      const lines = isTable ? 't::text' : "(last_value || ' ' || is_called)"
      const found = await client.query<{ sum: string | null }>(
        `select count(*) || ' ' || md5(string_agg(${lines}, e'\\n' order by ${lines} collate "C")) as sum from ${name} t`,
      )
      if (found.rows[0]?.sum) content[name] = found.rows[0].sum
    }
    return content
  } finally {
    await client.end()
  }
}

/** Every file in a folder and below, by its path. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = paths.map(
    async (path) => [path.slice(folder.length + 1), (await readFile(path)).toString('hex')] as const,
  )
  return Object.fromEntries((await Promise.all(pairs)).sort())
}
