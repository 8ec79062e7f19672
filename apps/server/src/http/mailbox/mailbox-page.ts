import type { StoredMail } from '../../adapters/mail/outbox-reader.ts'
import { escapeHtml } from '../../kernel/mail-html.ts'

/** A page without a script. Everything in it that came in a mail is escaped. */
export const mailboxPage = (mails: StoredMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Mailbox – Bespeak</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header><div class="wrap">
<a class="brand" href="/">${mark}<span>Bespeak</span></a>
<a class="button" href="/dev/mailbox">Look again</a>
</div></header>
<main class="wrap">
<h1>Mailbox</h1>
<p class="lead">No mail server is set, so emails stay on this machine. The newest is at the top.</p>
${mails.length > 0 ? `<ol>${mails.map(mailItem).join('')}</ol>` : nothingYet}
</main>
</body>
</html>
`

const nothingYet = `<div class="empty"><h2>No emails yet</h2><p>Register or log in, and the code lands here.</p></div>`

const mailItem = ({ name, to, subject, text, html, date }: StoredMail) => `
<li><article>
<div class="head"><p class="to">To ${escapeHtml(to)}</p>${date ? time(date) : ''}</div>
<h2>${escapeHtml(subject) || 'No subject'}</h2>
<div class="text">${paragraphs(text)}</div>
${html ? frame(name, subject) : ''}
</article></li>`

/** Closed, and then not even fetched. What is in the frame runs no script, and can only open a page beside this one. */
const frame = (name: string, subject: string) =>
  `<details><summary>As a mail program shows it</summary><iframe src="${mailPath(name)}" title="${escapeHtml(subject)}" sandbox="${sandbox}" loading="lazy"></iframe></details>`

export const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

const mailPath = (name: string) => `/dev/mailbox/${encodeURIComponent(name)}`

function time(date: Date): string {
  const iso = date.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .map(paragraph)
    .join('\n')

function paragraph(text: string): string {
  const lines = text.split(/\r?\n/)
  if (lines.every((line) => isCode(line))) return `<p class="code">${lines.join('<br>')}</p>`
  return `<p>${lines.map((line) => (isCode(line) ? `<strong>${line}</strong>` : linked(line))).join('<br>')}</p>`
}

const isCode = (line: string) => /^\d{6}$/.test(line)

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

/** Addresses can be followed; every second piece is one. */
const linked = (line: string) =>
  line
    .split(address)
    .map((piece, i) => (i % 2 === 0 ? escapeHtml(piece) : link(escapeHtml(piece))))
    .join('')

const link = (url: string) => `<a class="link" href="${url}" rel="noreferrer">${url}</a>`

const mark = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect class="label" x="3" y="4.5" width="26" height="23" rx="1.5"/><path class="letter" d="M13.19 20.52Q13.06 20.96 12.99 21.35Q12.93 21.73 12.93 22.03Q12.93 22.71 13.23 23.04Q13.52 23.38 14.08 23.38Q14.66 23.38 15.26 22.96Q15.87 22.54 16.43 21.84Q16.99 21.13 17.43 20.23Q17.88 19.34 18.14 18.38Q18.4 17.41 18.4 16.5Q18.4 15.81 18.13 15.45Q17.87 15.1 17.32 15.1Q16.92 15.1 16.48 15.33Q16.04 15.56 15.61 15.96Q15.17 16.35 14.79 16.86Q14.4 17.37 14.1 17.94Q13.8 18.5 13.63 19.06ZM14.21 9.46Q14 9.24 13.77 9.05Q13.54 8.86 13.28 8.68Q13.01 8.5 12.68 8.31L12.78 7.95L17.03 7.2H17.31L14.09 17.44L13.92 17.23Q14.8 15.81 15.63 14.93Q16.46 14.05 17.24 13.64Q18.01 13.23 18.7 13.23Q19.86 13.23 20.48 13.98Q21.11 14.73 21.11 15.93Q21.11 17.13 20.73 18.32Q20.35 19.51 19.68 20.57Q19 21.62 18.11 22.44Q17.21 23.26 16.18 23.73Q15.14 24.2 14.04 24.2Q12.59 24.2 11.74 23.37Q10.89 22.54 10.89 21.17Q10.89 20.82 10.95 20.43Q11.01 20.05 11.14 19.64Z"/><path class="stitches" d="M1 2.5L5.5 7M31 2.5L26.5 7M1 29.5L5.5 25M31 29.5L26.5 25"/></svg>`
