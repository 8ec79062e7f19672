import type { ExportPart } from '../../../kernel/held.ts'
import { escapeHtml } from '../../../kernel/mail-html.ts'

const line = ({ path, about }: ExportPart) =>
  `<tr><td><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(path)}</a></td><td>${escapeHtml(about)}</td></tr>`

const missing = (parts: readonly ExportPart[]) =>
  parts.length === 0
    ? ''
    : `<h2>What could not be read</h2>
<p>These are damaged or lost where they were kept, so they are not in here. If you still have them, please upload them again.</p>
<ul>
${parts.map(({ about }) => `<li>${escapeHtml(about)}</li>`).join('\n')}
</ul>
`

/** Opens in any browser, without a network. */
export const indexPage = (parts: readonly ExportPart[], madeAt: Date): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data at Bespeak</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
td, th { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere }
</style>
<h1>Your data at Bespeak</h1>
<p>Everything that is held on you, as of ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Files that end in
.json are plain text: any browser or text editor opens them. Passwords and codes are not in them: we do not know yours.</p>
<table>
<tr><th scope="col">File</th><th scope="col">What it is</th></tr>
${parts
  .filter(({ content }) => content !== null)
  .map(line)
  .join('\n')}
</table>
${missing(parts.filter(({ content }) => content === null))}</html>
`
