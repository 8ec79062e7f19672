import { paths } from '@bespeak/contracts/paths.ts'
import type { Mail, MailPart } from './mail.ts'

// What mail programs understand: tables, styles on each element, and one sheet for those that know dark. No image, no
// script, no typeface from anywhere: nothing is fetched, so nobody learns that the mail was opened.

const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const styles = {
  table: 'background-color:#f5f3ed;',
  sheet: 'background-color:#ffffff;border:1px solid #e3dfd4;border-radius:10px;',
  brand: `color:#1a2036;font:500 22px/28px ${serif};text-decoration:none;`,
  heading: `color:#1a2036;font:500 26px/32px ${serif};margin:0 0 20px;`,
  words: `color:#1a2036;font:400 16px/24px ${sans};margin:0 0 16px;`,
  code: `color:#1a2036;background-color:#e9eefb;border-radius:6px;font:500 32px/44px ${serif};letter-spacing:6px;padding:8px 14px 8px 20px;`,
  button: `color:#ffffff;background-color:#2d4fa2;border:1px solid #2d4fa2;border-radius:6px;display:inline-block;font:600 16px/24px ${sans};padding:11px 20px;text-decoration:none;`,
  link: `color:#2d4fa2;font:400 16px/24px ${sans};text-decoration:underline;`,
  name: `color:#474d63;font:400 15px/22px ${sans};padding:6px 16px 6px 0;overflow-wrap:normal;border-bottom:1px solid #e3dfd4;text-align:left;vertical-align:top;`,
  value: `color:#1a2036;font:600 15px/22px ${sans};padding:6px 0;border-bottom:1px solid #e3dfd4;text-align:right;vertical-align:top;`,
  quote: `color:#474d63;font:400 16px/24px ${sans};border-left:3px solid #b6c4ea;margin:0 0 16px;padding:2px 0 2px 14px;`,
  small: `color:#5f657a;font:400 13px/20px ${sans};margin:0 0 6px;`,
  smallLink: 'color:#5f657a;text-decoration:underline;',
}

type StyleName = keyof typeof styles

/** The class is for the dark: what stands on the element wins everywhere else. */
const look = (name: StyleName) => `class="${name}" style="${styles[name]}"`

const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.table{background-color:#0f121a!important}
.sheet{background-color:#181c27!important;border-color:#2a3041!important}
.brand,.heading,.words,.value{color:#eeece5!important}
.name,.value{border-color:#2a3041!important}
.name{color:#bcbec9!important}
.code{color:#eeece5!important;background-color:#212b49!important}
.button{color:#10131c!important;background-color:#a5baf3!important;border-color:#a5baf3!important}
.link{color:#a5baf3!important}
.quote{color:#bcbec9!important;border-color:#3d4d80!important}
.small,.smallLink{color:#999eaf!important}
}
@media (max-width:480px){.inside{padding:24px 20px!important}}`

export const htmlOf = (mail: Mail) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${dark}</style>
</head>
<body class="table" style="margin:0;padding:0;${styles.table}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('table')}><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td style="padding:0 8px 16px;text-align:left;"><a href="${escapeHtml(mail.publicUrl)}/" target="_blank" ${look('brand')}>Bespeak</a></td></tr>
<tr><td class="sheet inside" style="${styles.sheet}padding:32px;text-align:left;overflow-wrap:anywhere;">
<h1 ${look('heading')}>${escapeHtml(mail.subject)}</h1>
${mail.parts.map(partHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;text-align:left;overflow-wrap:anywhere;">
${footerHtml(mail)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p ${look('words')}>${lines(part)}</p>`
  if ('code' in part) return cell('code', escapeHtml(part.code))
  if ('facts' in part) return `${rows}${part.facts.map(factHtml).join('')}</table>`
  if ('quote' in part) return `<blockquote ${look('quote')}>${unlinked(lines(part.quote))}</blockquote>`
  if ('button' in part) return `<p style="margin:0 0 16px;">${anchor('button', part.button, part.href)}</p>`
  return `<p style="margin:0 0 16px;">${anchor('link', part.link, part.href)}</p>`
}

const spaced = 'role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;'
const cell = (name: StyleName, html: string) => `<table ${spaced}"><tr><td ${look(name)}>${html}</td></tr></table>`
const rows = `<table width="100%" ${spaced}width:100%;">`

const factHtml = ([name, value]: [string, string]) =>
  `<tr><td ${look('name')}>${escapeHtml(name)}</td><td ${look('value')}>${escapeHtml(value)}</td></tr>`

const footerHtml = ({ why, publicUrl, unsubscribe }: Mail) =>
  [
    `<p ${look('small')}>${lines(why)}</p>`,
    ...(unsubscribe
      ? [
          `<p ${look('small')}>${anchor('smallLink', 'Stop these emails', unsubscribe)} &middot; ${anchor('smallLink', 'Choose your emails', `${publicUrl}${paths.settings()}`)}</p>`,
        ]
      : []),
  ].join('\n')

// A new window: in the mailbox of a machine without a mail server, mails are read in a frame that may not go anywhere.
const anchor = (name: StyleName, label: string, href: string) =>
  `<a href="${escapeHtml(href)}" target="_blank" ${look(name)}>${escapeHtml(label)}</a>`

const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>')

// Mail programs make a link of whatever looks like one: in a quotation that would be a stranger's, in a mail of ours. The
// sign is not seen, and is part of no address.
const unlinked = (html: string) => html.replace(/:(?=\/\/)|[.@](?=[^\s<])/g, '$&&#8288;')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
