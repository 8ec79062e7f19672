import { removeAddressed } from './addressed.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { type Company, findCompany } from './company.ts'
import { headerOf } from './header.ts'
import { withLostLineEnds } from './headings.ts'
import { linesOf } from './lines.ts'
import { readableText } from './text.ts'

/** As many as name the employer; more are read for what they ask. */
const mostLines = 300

/** The employer that an advertisement names, without reading what it asks; null where it names none. */
export function readCompany(raw: string): Company | null {
  const text = withLostLineEnds(readableText(raw), { find: () => [] })
  const lines = withoutBoilerplate(removeAddressed(linesOf(text).slice(0, mostLines)).lines)
  return findCompany(headerOf(lines), lines)
}
