import { text } from 'node:stream/consumers'
import { createEngine } from '../engine.ts'

// One tailoring by an engine that nobody has used yet: the task comes in, and what became of it goes out, as JSON.

const [entry = '', seconds] = process.argv.slice(2)
const task = JSON.parse(await text(process.stdin))
const { engine, close } = createEngine({ entry: new URL(entry), threads: 1, timeout: Number(seconds) * 1000 })
const told = await engine({ userId: 1 }, 'tailor', task).then(
  ({ edits }) => ({ edits: edits.length }),
  ({ code, message }) => ({ code, message }),
)
console.log(JSON.stringify(told))
close()
