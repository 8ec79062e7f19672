// Imported first by every script. It and the scripts keep to syntax that an old Node can read: one that stumbles over a
// word cannot say that it is too old.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')

if (isOlder(process.versions.node, needed)) {
  console.error(`Bespeak needs Node ${needed} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = than.split('.').map(Number)
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}
