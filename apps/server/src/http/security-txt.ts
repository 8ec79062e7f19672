import { paths } from '@bespeak/contracts/paths.ts'
import type { FastifyInstance } from 'fastify'

interface SecurityTxtDeps {
  settings: { contactTo: string | undefined }
  publicUrl: string
  now(): Date
}

const path = '/.well-known/security.txt'

// The standard asks for less than a year; whoever keeps a copy asks again in time.
const goodForMs = 180 * 24 * 60 * 60 * 1000

/** Where to report a weakness of this installation (RFC 9116). */
export function addSecurityTxt(server: FastifyInstance, { settings, publicUrl, now }: SecurityTxtDeps) {
  const contact = settings.contactTo ? mailto(settings.contactTo) : `${publicUrl}${paths.contact()}`
  server.get(path, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(now().getTime() + goodForMs).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}${path}`,
          '',
        ].join('\n'),
      ),
  )
}

const mailto = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
