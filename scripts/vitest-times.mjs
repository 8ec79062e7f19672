import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from './shell.mjs'
import { vitestTimes } from './times.mjs'

/** Sent when every file has begun: the machine is about to have time for something else. */
export const lastFilesRun = 'last files run'

/** Tells where the time of each file of tests went: Vitest's own report knows only when they began and ended. */
export default class VitestTimes {
  waiting = 0

  onTestRunStart(files) {
    this.waiting = files.length
  }

  onTestModuleQueued() {
    this.waiting -= 1
    if (this.waiting === 0) process.send?.(lastFilesRun)
  }

  onTestRunEnd(modules) {
    mkdirSync(dirname(vitestTimes), { recursive: true })
    writeFileSync(vitestTimes, JSON.stringify(modules.map(timesOf), null, 1))
  }
}

const timesOf = (module) => {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  // Files that share an environment would each count the one time that it took.
  const environment = module.project.config.isolate ? environmentSetupDuration : 0
  return {
    file: relative(root, module.moduleId),
    setup: environment + prepareDuration + setupDuration,
    load: collectDuration,
    tests: duration,
  }
}
