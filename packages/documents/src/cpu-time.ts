import { readFileSync, readlinkSync } from 'node:fs'

// Linux tells of any thread of this process, also of one that hangs. Node does only from version 24 on.

/** This thread, as `cpuTime` knows it; null where the system does not say. */
export function thisThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return null
  }
}

/** Milliseconds of a processor that a thread or a process (by its id) has had so far; null where the system does not say. */
export function cpuTime(of: string | number | null | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${of}/stat`, 'latin1')
    // The name of the program may hold anything. Of what follows it: the ticks of the program, and of the system for it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick
  } catch {
    return null
  }
}

const millisecondsOfTick = 10
