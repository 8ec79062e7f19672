import './node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, fail, root, run } from './shell.mjs'

/**
 * Installs what the lock file names, if anything of it is missing: what it takes to build and to run, and for whoever
 * develops all of it.
 */
export async function bootstrap({ forDevelopment = false } = {}) {
  const installed = readPackages(join('node_modules', '.package-lock.json'))
  const all = forDevelopment || hasDevelopment(installed)
  if (isInstalled(installed, all)) return
  console.log('Installing packages …')
  // A missing folder is filled exactly; an older one is brought up to date in place, as something may be running from it.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci'
  // Said outright, whatever NODE_ENV says; no package needs its install script.
  const which = all ? '--include=dev' : '--omit=dev'
  const { ok, output } = await run('npm', [command, which, '--ignore-scripts', '--no-audit', '--no-fund'])
  if (!ok) fail('The packages could not be installed; npm says why above.', output)
}

/** What was installed for development stays, also at a start. */
const hasDevelopment = (installed) => Object.values(installed ?? {}).some(({ dev }) => dev)

/** npm writes down what it installed: everything that the lock file wants on this machine must be in that list. */
function isInstalled(installed, all) {
  const wanted = readPackages('package-lock.json')
  if (!wanted || !installed || !programsOf(wanted).every((name) => existsSync(bin(name)))) return false
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isForThisMachine(entry) && (all || !entry.dev))
    .every(([path, { version, link }]) => {
      const found = installed[path]
      return found && found.version === version && found.link === link && existsSync(join(root, path))
    })
}

/** What our own packages offer to be run: one that a package has come to offer changes no version. */
const programsOf = (wanted) =>
  Object.values(wanted)
    .filter(({ link }) => link)
    .flatMap(({ resolved }) => Object.keys(wanted[resolved]?.bin ?? {}))

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/** An optional package that names no system is one that only another optional package needs. */
function isForThisMachine({ os, cpu, libc, optional }) {
  if (optional && !os) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, systemLibrary)
}

const fits = (list, value) => !list || list.includes(value)

const systemLibrary = existsSync('/etc/alpine-release') ? 'musl' : 'glibc'
