import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from './kernel/db.ts'
import { jobQueue, migrateJobs, startJobs } from './kernel/jobs.ts'

const { pool, sql } = openDatabase('postgresql://bespeak_test@127.0.0.1:25432/probe', (e) =>
  console.log('lost', e.message),
)
await migrateJobs(pool)
let n = 0
const work = async () => {
  n += 1
  console.log('job begins', n)
  await sleep(3000)
  console.log('job ends', n)
}
await startJobs(pool, [{ name: 'slow', work }], { error: (d, m) => console.log(m, JSON.stringify(d).slice(0, 200)) })
await jobQueue.enqueue(sql, 'slow', {})
await sleep(14000)
console.log('enqueue again')
await jobQueue.enqueue(sql, 'slow', {})
await sleep(8000)
console.log('alive', n)
process.exit(0)
