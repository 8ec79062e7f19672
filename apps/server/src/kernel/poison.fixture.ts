import { openDatabase } from './db.ts'
import { startJobs } from './jobs.ts'

// Takes one job, and is killed by it.
const [connectionString = ''] = process.argv.slice(2)
const { pool } = openDatabase(connectionString, () => undefined)
const log = { error: () => undefined, outOfRoom: () => undefined }
const work = async () => void process.kill(process.pid, 'SIGKILL')
await startJobs(pool, [{ name: 'poison', work }], log, { isShared: true })
