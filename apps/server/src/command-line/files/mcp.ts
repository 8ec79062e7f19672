import { once } from 'node:events'
import { basename, extname } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { sendTo } from '../../agent/api-client.ts'
import { createApiWorkbench } from '../../agent/api-workbench.ts'
import { createFilesWorkbench } from '../../agent/files-workbench.ts'
import { createMcpServer } from '../../agent/mcp-server.ts'
import type { Machine, Workbench } from '../../agent/workbench.ts'
import { bytesAt, formatOf, writeNew } from '../../desk/bytes.ts'
import { AppError, reasonOf } from '../../kernel/errors.ts'
import { formats } from '../../services/resume/documents/formats.ts'
import { dayOf } from '../../services/resume/moments.ts'
import { versionOfThis } from '../../version.ts'
import { type Call, Refusal, WrongUsage } from '../command.ts'
import { typed } from './each-file.ts'

/** Serves an agent by what it types and reads, until it goes away. */
export async function serveAgent(call: Call): Promise<void> {
  const bench = call.options.has('local') ? await benchOfFiles(call) : benchOfServer(call)
  const server = createMcpServer({
    ...{ bench, machine, version: await versionOfThis() },
    onBug: (error) => console.error(reasonOf(error)),
  })
  await server.connect(new StdioServerTransport())
  await call.opened.add({ name: 'The agent', close: () => server.close(), patienceMs: 1_000 })
  await once(process.stdin, 'end')
}

const notSet =
  'Set BESPEAK_URL to the address of your Bespeak and BESPEAK_TOKEN to an access token of yours, or add --local to work without a server.'

function benchOfServer({ given, env: { BESPEAK_URL, BESPEAK_TOKEN } }: Call): Workbench {
  if (given.length > 0) throw new WrongUsage('Files are for --local.')
  if (!BESPEAK_URL || !BESPEAK_TOKEN) throw new WrongUsage(notSet)
  return typed(() => createApiWorkbench(sendTo(BESPEAK_URL, BESPEAK_TOKEN), BESPEAK_URL))
}

async function benchOfFiles({ given, now }: Call): Promise<Workbench> {
  const bench = createFilesWorkbench(() => dayOf(now()))
  for (const path of given) {
    const { name, bytes } = await machine.read(path).catch(named(path))
    await bench.readFile(name, bytes).catch(named(path))
  }
  return bench
}

const named =
  (path: string) =>
  (error: unknown): never => {
    throw error instanceof AppError ? new Refusal(`${path}: ${error.message}`) : error
  }

const readable = ['.pdf', '.docx', '.txt']

/** What an agent may open here is what a resume is kept in, and it writes over nothing. */
const machine: Machine = {
  async read(path) {
    if (!readable.includes(extname(path).toLowerCase()))
      throw new AppError('UNSUPPORTED_FILE', 'This is not a PDF, DOCX or TXT file. Please choose one of these.')
    return { name: basename(path), bytes: await bytesAt(path) }
  },
  async write(path, bytes) {
    formatOf(path, formats)
    await writeNew(path, bytes)
  },
}
