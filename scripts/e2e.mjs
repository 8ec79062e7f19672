import { bootstrap } from './bootstrap.mjs'
import { runBrowserTests } from './browser-tests.mjs'
import { build } from './build.mjs'
import { summary } from './counts.mjs'
import { stage } from './stage.mjs'

await bootstrap({ forDevelopment: true })
await build()
const { counts } = await stage({ name: 'Browser tests', run: () => runBrowserTests(process.argv.slice(2)) })
console.log(summary(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
