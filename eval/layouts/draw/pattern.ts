import { beginLine, type LineLabel, type Sheet, say } from '../truth.ts'

// A line as a pattern: `*{title}*[, {employer}] >> {dates}`. `{x}` is a value, `[…]` stands only if its values do;
// `*` bold, `_` italic, `^` large, `~` small, `%` in capitals, each until it comes again; `>>` puts the rest to the
// right, `||` parts cells of one width, a tab is a wide blank.

export interface Value {
  field: string
  text: string
}
export type Values = Record<string, readonly Value[]>

const styles: Record<string, string> = { '*': 'bo', _: 'it', '^': 'la', '~': 'sm' }

/** The line drawn, or nothing where none of its values is there. */
export function drawLine(sheet: Sheet, label: LineLabel, pattern: string, values: Values, css = ''): string {
  const shown = withoutEmpty(pattern, values)
  if (!hasValue(shown, values)) return ''
  beginLine(sheet, label)
  return `<div class="line" style="${css}">${drawCells(sheet, shown, values)}</div>`
}

const withoutEmpty = (pattern: string, values: Values) =>
  pattern.replace(/\[([^\]]*)\]/g, (_, inner: string) => (hasAll(inner, values) ? inner : ''))

const namesIn = (pattern: string) => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const isThere = (values: Values, name: string) => (values[name] ?? []).some(({ text }) => text !== '')
const hasAll = (pattern: string, values: Values) => namesIn(pattern).every((name) => isThere(values, name))
const hasValue = (pattern: string, values: Values) => namesIn(pattern).some((name) => isThere(values, name))

function drawCells(sheet: Sheet, pattern: string, values: Values): string {
  const [before = '', ...after] = pattern.split(/\s*>>\s*/)
  if (after.length > 0) {
    const cells = [before, ...after].map((cell) => `<span>${drawText(sheet, cell, values)}</span>`)
    return `<span class="apart">${cells.join('')}</span>`
  }
  const cells = pattern.split(/\s*\|\|\s*/)
  if (cells.length === 1) return drawText(sheet, pattern, values)
  return `<span class="cells">${cells.map((cell) => `<span>${drawText(sheet, cell, values)}</span>`).join('')}</span>`
}

export function drawText(sheet: Sheet, pattern: string, values: Values): string {
  const open = new Set<string>()
  let html = ''
  for (const [token] of pattern.matchAll(/\{\w+\}|[*_^~%]|[^{*_^~%]+/g)) {
    if (token.startsWith('{')) html += drawValue(sheet, values[token.slice(1, -1)] ?? [], open.has('%'))
    else if (token === '%' || styles[token]) html += toggle(open, token)
    else html += drawLiteral(sheet, token)
  }
  return html
}

function toggle(open: Set<string>, token: string): string {
  const isOpen = open.delete(token)
  if (!isOpen) open.add(token)
  if (token === '%') return ''
  return isOpen ? '</span>' : `<span class="${styles[token]}">`
}

const drawValue = (sheet: Sheet, values: readonly Value[], capitals: boolean) =>
  values
    .filter(({ text }) => text !== '')
    .map(({ field, text }) => drawSpaced(sheet, field, capitals ? text.toUpperCase() : text))
    .join('')

const drawLiteral = (sheet: Sheet, text: string) =>
  text
    .split('\t')
    .map((part) => drawSpaced(sheet, /\p{L}\s*:/u.test(part) ? 'label' : 'separator', part))
    .join('<span class="wide"> </span>')

/** Blanks around what is said are no part of it. */
function drawSpaced(sheet: Sheet, field: string, text: string): string {
  const said = text.trim()
  if (said === '') return text
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return `${before}${say(sheet, field, said)}${after}`
}

/** Things of one kind one after the other, with what stands between. */
export function sayList(
  sheet: Sheet,
  texts: readonly Value[],
  between: string,
  sayOne = ({ field, text }: Value) => say(sheet, field, text),
): string {
  const [mark, glued] = [between.trim(), /^\S/.test(between)]
  return texts
    .map((value, index) => {
      const said = sayOne(value)
      if (index === texts.length - 1) return said
      return mark === ''
        ? `${said}<span class="wide"> </span>`
        : `${said}${glued ? '' : ' '}${say(sheet, 'separator', mark)} `
    })
    .join('')
}
