import { startEmbeddedPostgres } from './index.ts'

// A process of its own that holds a cluster, so that a test can kill it.
const [, , dataDir = ''] = process.argv
const { connectionString } = await startEmbeddedPostgres({ dataDir })
process.stdout.write(`${connectionString}\n`)
