import { makeDatabase } from './adapters/embedded-postgres/index.ts'
import { readSettings } from './settings.ts'

// At a first start this runs beside the build of the web app. What goes wrong here goes wrong again when the server
// starts, and is told then.

const read = readSettings(process.env)
if (read.ok && !read.settings.databaseUrl)
  await makeDatabase({ dataDir: read.settings.dataDir, say: console.log }).catch(() => undefined)
