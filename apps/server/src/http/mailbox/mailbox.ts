import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readHtml, readOutbox } from '../../adapters/mail/outbox-reader.ts'
import { isLocal, namesLoopback } from '../local-request.ts'
import { sendNotFound } from '../replies.ts'
import { mailboxPage, sandbox } from './mailbox-page.ts'
import { mailboxStyle } from './mailbox-style.ts'

const shown = 50

interface MailboxOptions {
  outboxDir: string
  webRoot: string | null
}

/** The mails that were written instead of sent, for the person at this machine and nobody else. */
export function addMailbox(server: FastifyInstance, { outboxDir, webRoot }: MailboxOptions) {
  server.register(async (mailbox) => {
    mailbox.addHook('onRequest', refuseOthers)
    mailbox.get('/dev/mailbox', async (_request, reply) =>
      sendHtml(reply, pagePolicy, mailboxPage(await readOutbox(outboxDir, shown))),
    )
    mailbox.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
      const html = await readHtml(outboxDir, request.params.name)
      if (html === null) return sendNotFound(request, reply)
      return sendHtml(reply.header('x-frame-options', 'SAMEORIGIN'), mailPolicy, html)
    })
    mailbox.get('/dev/mailbox.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(mailboxStyle(await fontFiles(webRoot))),
    )
  })
}

const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
const ours = ['style-src', 'img-src', 'font-src', 'frame-src'].map((kind) => `${kind} 'self'`)
const pagePolicy = [...nothing, ...ours, "frame-ancestors 'none'"].join('; ')

/** A mail brings its styles along, and nothing else: neither a script nor a file from anywhere, however it is opened. */
const mailPolicy = [...nothing, "style-src 'unsafe-inline'", "frame-ancestors 'self'", `sandbox ${sandbox}`].join('; ')

const sendHtml = (reply: FastifyReply, policy: string, html: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (!isLocal(request) || !namesLoopback(request)) return sendNotFound(request, reply)
  reply.header('cache-control', 'no-store')
}

/** The product's own typefaces, where the web app is built; the page reads well without them. */
async function fontFiles(webRoot: string | null): Promise<string[]> {
  if (!webRoot) return []
  const files = await readdir(join(webRoot, 'client', 'assets'))
  return files.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`)
}
