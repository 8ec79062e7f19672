import { withoutAddressed } from './addressed.ts'
import { findCompany } from './company.ts'
import { withoutFurniture } from './furniture.ts'
import { headerOf } from './header.ts'
import { linesOf } from './lines.ts'
import { readableText } from './text.ts'

/** As many as name the employer; more are read for what they ask. */
const mostLines = 300

/** The employer that an advertisement names, without reading what it asks; null where it names none. */
export function readCompany(raw: string): string | null {
  const lines = withoutFurniture(withoutAddressed(linesOf(readableText(raw)).slice(0, mostLines)).lines)
  return findCompany(headerOf(lines), lines)
}
