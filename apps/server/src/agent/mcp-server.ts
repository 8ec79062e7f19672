import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import { AppError, badInput } from '../kernel/errors.ts'
import { contentTypes, fileName, formats } from '../services/resume/documents/formats.ts'
import { type Linked, tools } from './tools.ts'
import { type DocumentNamed, documentKinds, type Machine, type Workbench } from './workbench.ts'

const instructions =
  'Bespeak tailors a resume to a job and invents nothing. The usual way: list_resumes or read_file, save_job, match (of many jobs, rank_jobs), tailor, then ask the person each suggestion and pass on their answers with answer_suggestion, then write_letter or get_document. Check whatever you draft yourself with check_text before you show it. Ids belong to this person only.'

export interface McpParts {
  bench: Workbench
  /** Null where it runs for others. */
  machine: Machine | null
  version: string
  /** Told of what nobody could have caused. */
  onBug(error: unknown): void
}

/** The tools over a workbench, and its documents as resources. */
export function createMcpServer({ bench, machine, version, onBug }: McpParts): McpServer {
  const server = new McpServer({ name: 'bespeak', title: 'Bespeak', version }, { instructions })
  for (const { name, title, description, takes, writes, run } of tools) {
    const about = {
      title,
      description,
      inputSchema: takes,
      annotations: { readOnlyHint: !writes, openWorldHint: false },
    }
    server.registerTool(name, about, async (given): Promise<CallToolResult> => {
      try {
        const { said, links = [] } = await run(bench, given, machine)
        return { content: [{ type: 'text', text: JSON.stringify(said) }, ...links.map(linkTo)] }
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: refusalWords(error, onBug) }] }
      }
    })
  }
  const template = new ResourceTemplate('bespeak://documents/{kind}/{id}/{format}', { list: undefined })
  const about = { title: 'Document', description: 'A document that a tool gave a link to.' }
  server.registerResource('document', template, about, async (uri, given) => {
    try {
      const { bytes, contentType } = await bench.document(namedIn(given))
      const blob = Buffer.from(bytes).toString('base64')
      return { contents: [{ uri: uri.href, mimeType: contentType, blob }] }
    } catch (error) {
      throw new Error(refusalWords(error, onBug))
    }
  })
  return server
}

const linkTo = ({ kind, id, title, format = 'pdf' }: Linked) => ({
  ...{ type: 'resource_link' as const, uri: `bespeak://documents/${kind}/${id}/${format}` },
  ...{ name: fileName(title, format), mimeType: contentTypes[format] },
})

const named = z.object({ kind: z.enum(documentKinds), id: z.coerce.number().int(), format: z.enum(formats) })

function namedIn(given: object): DocumentNamed {
  const read = named.safeParse(given)
  if (read.success) return read.data
  throw badInput({ uri: 'There is no such document.' })
}

/** A code that a program can go by, and the sentence for the person. */
function refusalWords(error: unknown, onBug: McpParts['onBug']): string {
  if (error instanceof AppError) return `${error.code}: ${error.message}`
  onBug(error)
  return 'INTERNAL: Something went wrong. Please try again.'
}
