import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { createLocalFiles } from '../apps/server/src/adapters/files/local-files.ts'
import type { FilesPlace } from '../apps/server/src/adapters/files/place.ts'
import { createS3Files } from '../apps/server/src/adapters/files/s3-files.ts'
import { startBucket } from '../apps/server/src/adapters/files/testing/bucket.ts'
import { migrate, openDatabase } from '../apps/server/src/kernel/db.ts'
import { migrateJobs } from '../apps/server/src/kernel/jobs.ts'
import { migrationsFolder } from '../apps/server/src/parts.ts'
import { runTyped } from '../apps/server/src/testing/command-line.ts'
import { contentOf } from '../apps/server/src/testing/installation.ts'

// A large installation goes from the built-in database and its folder to a PostgreSQL server and a bucket, and comes into
// a backup: how long each takes, and whether all is the same, by checksums of this bench's own.

const rows = Number(process.argv[2] ?? 200_000)
const files = Number(process.argv[3] ?? 5_000)
const fileBytes = 20_000

/** A tenth of the rows are people, each with nine resumes; some resumes hold a file. */
async function fill(connectionString: string, place: FilesPlace): Promise<void> {
  const { pool, close } = openDatabase(connectionString, console.error)
  await migrate(pool, migrationsFolder)
  await migrateJobs(pool)
  const people = Math.ceil(rows / 10)
  await pool.query(
    `insert into identity.users (username, email, password_hash, created_at)
     select 'person-' || n, 'person-' || n || '@example.org', '', now() from generate_series(1, $1::integer) n`,
    [people],
  )
  const keys = Array.from({ length: files }, () => randomUUID())
  for (const key of keys) await place.put(key, randomBytes(fileBytes))
  const portion = 10_000
  for (let from = 0; from < people * 9; from += portion) {
    await pool.query(
      `insert into resume.resumes (user_id, title, content, document, template, page_size, file_name, file_type, file_key, created_at, updated_at)
       select 1 + n / 9, 'Resume ' || n, '<p>' || repeat(md5(n::text), 30) || '</p>', '{"sections":[]}', 'classic', 'a4',
         case when key is not null then 'resume.txt' end, case when key is not null then 'txt' end, key, now(), now()
       from generate_series($1::integer, $2) n left join unnest($3::text[]) with ordinality as held(key, at) on held.at = n + 1`,
      [from, Math.min(people * 9, from + portion) - 1, keys],
    )
  }
  await close()
}

async function sumsOf(place: FilesPlace): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for await (const { key } of place.list()) {
    const bytes = (await place.get(key)) ?? new Uint8Array()
    sums.set(key, createHash('sha256').update(bytes).digest('hex'))
  }
  return new Map([...sums].sort())
}

function checkSame(what: string, before: unknown, after: unknown) {
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  console.log(`${isSame ? 'ok  ' : 'FAIL'} ${what}: every checksum is the same before and after`)
  if (!isSame) process.exitCode = 1
}

async function run(typed: string[], env: NodeJS.ProcessEnv) {
  const { code, said, problems } = await runTyped(typed, env)
  console.log(`bespeak ${typed[0]}: ${said.find((line) => /took/.test(line)) ?? ''}`)
  if (code !== 0) throw new Error(problems.join('\n'))
}

console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}; ${rows} rows, ${files} files of ${fileBytes} bytes`)
process.env.AWS_ACCESS_KEY_ID = 'key'
process.env.AWS_SECRET_ACCESS_KEY = 'secret'
const folder = await mkdtemp(join(tmpdir(), 'bespeak-move-'))
const dataDir = join(folder, 'data')
const elsewhere = join(folder, 'elsewhere')
for (const made of [dataDir, elsewhere]) await mkdir(made)
const bucket = await startBucket()
const target = await startEmbeddedPostgres({ dataDir: elsewhere })
try {
  const here = createLocalFiles(join(dataDir, 'files'))
  const source = await startEmbeddedPostgres({ dataDir })
  await fill(source.connectionString, here)
  const before = await contentOf(source.connectionString)
  await source.stop()
  const env = {
    DATA_DIR: dataDir,
    SIGNING_KEY: 'a signing key for this bench alone',
    FILES_KEY: 'a key for this bench alone, and no other',
  }
  await run(['move', '--to', target.connectionString, '--files', bucket.address], env)
  checkSame('rows', before, await contentOf(target.connectionString))
  checkSame('files', [...(await sumsOf(here))], [...(await sumsOf(createS3Files(bucket.address)))])
  // Last: it asks for the removal of files that nothing holds, which is a job more.
  await run(['backup', join(folder, 'backup')], env)
} finally {
  await target.stop()
  bucket.close()
  await rm(folder, { recursive: true, force: true })
}
