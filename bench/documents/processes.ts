import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface ProcessFigures {
  id: number
  parent: number
  /** Milliseconds of work, with those of its children that have ended. */
  cpu: number
  /** Megabytes. */
  memory: number
}

/** Linux tells what other processes do; elsewhere only our own can be measured. */
export const canMeasureProcesses = existsSync('/proc/self/stat')

const msPerTick = 10
const megabytesPerPage = 4 / 1024

/** Every process that this one (or the given one) started, and those that they started. */
export function startedProcesses(by = process.pid): ProcessFigures[] {
  if (!canMeasureProcesses) return []
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(figuresOf)
  const below = (parent: number): ProcessFigures[] =>
    all.filter((it) => it.parent === parent).flatMap((it) => [it, ...below(it.id)])
  return below(by)
}

/** None where the process ended meanwhile. */
function figuresOf(id: string): ProcessFigures[] {
  const [stat, statm] = ['stat', 'statm'].map((file) => readIfThere(`/proc/${id}/${file}`))
  if (!stat || !statm) return []
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick
  return [{ id: Number(id), parent: Number(fields[1]), cpu, memory: Number(statm.split(' ')[1]) * megabytesPerPage }]
}

/** Megabytes that the process has for itself, and its share of what it has with others. */
export function ownMemory({ id }: ProcessFigures): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${id}/smaps_rollup`) ?? '')
  return Number(found?.[1] ?? 0) / 1024
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
