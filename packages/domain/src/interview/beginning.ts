import { quoted } from '../text/quoted.ts'

/** More words are not read out, only where they begin. */
const mostWords = 32

export function beginning(text: string): string {
  const said = text.split(/\s+/)
  return said.length <= mostWords ? quoted(text) : quoted(`${said.slice(0, mostWords).join(' ')} …`)
}
