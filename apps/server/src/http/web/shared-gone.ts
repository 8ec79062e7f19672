import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1a2036;background:#fff}h1{font-size:1.75rem;line-height:1.2}a{color:#2d4fa2}@media (prefers-color-scheme:dark){body{color:#eeece5;background:#181c27}a{color:#a5baf3}}'

/** The words of the web app's page, for whoever comes without a script: a program that looks for links that no longer work. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This link no longer works · Bespeak</title>
<style>${style}</style>
<main>
<h1>This link no longer works</h1>
<p>It has expired, or the person who sent it has withdrawn it. Ask them for a new one.</p>
<p><a href="/">Bespeak, home</a></p>
</main>
</html>
`

const ownStyle = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${ownStyle}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const sendSharedGone = (reply: FastifyReply) =>
  reply.code(404).header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
