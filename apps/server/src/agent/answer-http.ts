import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { createMcpServer, type McpParts } from './mcp-server.ts'

/**
 * One message over streamable HTTP, answered whole. No session is kept: each message brings its token, so that any of
 * several processes answers it, nothing is held for who goes away, and a token that ends has ended.
 */
export async function answerMessage(parts: McpParts, request: Request, message: unknown): Promise<Response> {
  const server = createMcpServer(parts)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message })
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
  } finally {
    await server.close()
  }
}
