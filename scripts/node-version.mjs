// Imported first by every script. It and the scripts keep to syntax that an old Node can read: one that stumbles over a
// word cannot say that it is too old.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

if (!engines.node.split('||').some((range) => fits(process.versions.node, range.trim()))) {
  console.error(`Bespeak needs Node ${spoken(engines.node)}; this is ${process.versions.node}.`)
  process.exit(1)
}

/** `^20.19.0` is that line from there on, `>=22.12.0` everything from there on. */
function fits(version, range) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = range.replace(/^\D+/, '').split('.').map(Number)
  if (major === leastMajor) return minor >= leastMinor
  return major > leastMajor && range.startsWith('>=')
}

function spoken(ranges) {
  return ranges
    .split('||')
    .map((range) => range.trim().replace(/^\D+/, '').replace(/\.0$/, ''))
    .join(', or ')
    .concat(' and newer')
}
