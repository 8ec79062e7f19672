import type { IncomingMessage } from 'node:http'

/** Nothing is there, and whoever is led there is told so as anywhere else. */
const nowhere = '/nowhere'

/** Where a request leads: nowhere, if it names another server or cannot be read. */
export function addressOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const address = url.startsWith('/') ? url : withoutServer(url, headers.host)
  if (isReadable(address)) return address
  return address.startsWith('/api/') ? `/api${nowhere}` : nowhere
}

/** Some programs name the server here as well as in a header. Where the two differ, neither is believed. */
function withoutServer(url: string, host = ''): string {
  const [, server = '', address] = /^https?:\/\/([^/?#]+)\/?(.*)$/i.exec(url) ?? []
  return server !== '' && server.toLowerCase() === host.toLowerCase() ? `/${address}` : nowhere
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
