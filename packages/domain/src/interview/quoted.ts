/** Something of another in quotation marks, without its own. */
export const quoted = (text: string): string => `“${text.replace(/[“”"]/g, '').replace(/[\s.;,:]+$/, '')}”`

/** More words are not read out, only where they begin. */
const mostWords = 32

export function beginning(text: string): string {
  const said = text.split(/\s+/)
  return said.length <= mostWords ? quoted(text) : quoted(`${said.slice(0, mostWords).join(' ')} …`)
}
