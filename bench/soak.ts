import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './api/load.ts'
import { type Bench, startBench } from './api/server.ts'
import { report } from './documents/figures.ts'
import { load, newTally, type Tally, visitors } from './soak/visitors.ts'

// Many people for a long time, then ten times as many for a minute: whether every answer is right, what the process holds,
// and how soon it is as before. `npm run bench -- soak MINUTES`; 30 without a number.

const minutes = Number(process.argv[2] ?? 30)
const people = 50
const spikeSeconds = 60

const held = async (bench: Bench) => {
  const figures = await (await bench.get('/metrics')).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1])
  return {
    megabytes: figure('process_resident_memory_bytes') / 1e6,
    p99: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

function tell(name: string, { count, light, wrong }: Tally) {
  console.log(`${name}: ${count.right} right, ${count.refused} told to come again later, ${count.wrong} wrong`)
  console.log(
    `     what costs little: p50 ${percentile(light, 0.5).toFixed(0)} ms, p95 ${percentile(light, 0.95).toFixed(0)} ms`,
  )
  for (const words of wrong) console.log(`     ${words}`)
}

const bench = await startBench()
try {
  const who = await visitors(bench, people)
  await load(bench, who, 1, 30)
  const before = await held(bench)
  const steady = newTally()
  const lags: number[] = []
  const memory: number[] = [before.megabytes]
  for (let minute = 0; minute < minutes; minute += 1) {
    const part = await load(bench, who, 1, 60)
    for (const outcome of ['right', 'refused', 'wrong'] as const) steady.count[outcome] += part.count[outcome]
    steady.light.push(...part.light)
    for (const words of part.wrong) steady.wrong.add(words)
    const { megabytes, p99 } = await held(bench)
    lags.push(p99)
    memory.push(megabytes)
  }
  tell(`${people} people for ${minutes} minutes`, steady)
  report({ name: 'wrong or refused answers', value: steady.count.wrong + steady.count.refused, unit: '', atMost: 0 })
  report({ name: 'event loop, p99 of the worst minute', value: Math.max(...lags), unit: 'ms', atMost: 50 })
  console.log(`     memory by minute: ${memory.map((it) => it.toFixed(0)).join(' ')} MB`)
  const half = Math.ceil(memory.length / 2)
  const mean = (part: number[]) => part.reduce((sum, it) => sum + it, 0) / part.length
  const growth = mean(memory.slice(half)) / mean(memory.slice(0, half))
  report({ name: 'memory of the second half beside the first', value: growth, unit: 'times', atMost: 1.1 })

  const spike = await load(bench, who, 10, spikeSeconds)
  tell(`ten times as many for ${spikeSeconds} seconds`, spike)
  report({ name: 'wrong answers under ten times the load', value: spike.count.wrong, unit: '', atMost: 0 })
  const since = performance.now()
  const usual = percentile(steady.light, 0.95)
  let now = Number.POSITIVE_INFINITY
  while (now > usual * 2 && performance.now() - since < 120_000) {
    now = percentile((await load(bench, who, 1, 5)).light, 0.95)
    await sleep(100)
  }
  report({ name: 'as before again after', value: (performance.now() - since) / 1000, unit: 's', atMost: 60 })
} finally {
  await bench.close()
}
