import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { migrate, openDatabase } from '../kernel/db.ts'
import { migrateJobs } from '../kernel/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A connection string to the run's own cluster; its path names the migrated template. */
    cluster: string
  }
}

const template = 'bespeak_template'
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** One cluster for the run, one migrated template in it; each test file copies the template. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bespeak-test-'))
  const cluster = await startEmbeddedPostgres({ dataDir, durability: 'test' })
  await createTemplate(cluster.connectionString)
  project.provide('cluster', cluster.connectionString)
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function createTemplate(connectionString: string) {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const { pool, close } = openDatabase(inDatabase(connectionString, template), () => undefined)
  await migrate(pool, migrations)
  await migrateJobs(pool)
  await close()
}

export function inDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

export async function copyTemplate(connectionString: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  return inDatabase(connectionString, name)
}
