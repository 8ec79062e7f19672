import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { migrate, openDatabase } from '../kernel/db.ts'
import { migrateJobs } from '../kernel/jobs.ts'
import { startDebianDatabase } from './debian-database.ts'

export interface TestCluster {
  connectionString: string
  /** The name of the run's migrated database; names of its copies begin with it. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster
  }
}

interface Server {
  connectionString: string
  /** Leaves nothing of this run behind. */
  cleanUp(template: string): Promise<void>
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * One server for the run, one migrated template on it; each test file copies the template. The server is the built-in
 * one, Debian's with `TEST_DATABASE=debian`, or any other at `TEST_DATABASE_URL`.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const { connectionString, cleanUp } = given ? givenServer(given) : await startServer()
  const template = `bespeak_test_${randomUUID().slice(0, 8)}`
  await createTemplate(connectionString, template)
  project.provide('cluster', { connectionString, template })
  return () => cleanUp(template)
}

async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bespeak-test-'))
  await chmod(dataDir, 0o711)
  const isDebian = process.env.TEST_DATABASE === 'debian'
  const { connectionString, stop } = isDebian
    ? await startDebianDatabase(dataDir)
    : await startEmbeddedPostgres({ dataDir, durability: 'test' })
  return {
    connectionString,
    async cleanUp() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Others may use it as well, another run of these tests among them. */
const givenServer = (connectionString: string): Server => ({
  connectionString,
  cleanUp: (template) =>
    withAdmin(connectionString, async (admin) => {
      const { rows } = await admin.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [template],
      )
      for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
    }),
})

async function createTemplate(connectionString: string, template: string) {
  await withAdmin(connectionString, (admin) => admin.query(`create database ${template}`))
  const { pool, close } = openDatabase(inDatabase(connectionString, template), () => undefined)
  await migrate(pool, migrations)
  await migrateJobs(pool)
  await close()
}

/** A database of one's own, as migrated. */
export async function copyTemplate({ connectionString, template }: TestCluster): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await withAdmin(connectionString, (admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return inDatabase(connectionString, name)
}

/** One with nothing in it. */
export async function emptyDatabase({ connectionString, template }: TestCluster, options = ''): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await withAdmin(connectionString, (admin) => admin.query(`create database ${name} template template0 ${options}`))
  return inDatabase(connectionString, name)
}

async function withAdmin(connectionString: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function inDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
