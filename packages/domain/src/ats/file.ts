import { runningHeads } from '../reading/running-heads.ts'
import type { Fragment, SourceText } from '../reading/source.ts'

/** What a file tells about itself, as far as it could be read. */
export interface AtsFile {
  kind: 'pdf' | 'docx' | 'txt'
  /** The sentence it was refused with; null where it was read. */
  refused: string | null
  bytes?: number | undefined
  /** Known where the file is laid out in pages. */
  pages?: number | undefined
  /** The text is a guess of a program that looked at a picture. */
  recognised?: boolean | undefined
  /** Text stands side by side in columns. */
  columns?: boolean | undefined
  /** Parts that stand outside of the running text: boxes, columns made of tables, footers. */
  apart?: string[] | undefined
  /** What repeats at the edges of pages. */
  margins?: string[] | undefined
  /** Text that is there and cannot be seen. */
  hidden?: string[] | undefined
}

interface FileRead {
  kind: AtsFile['kind']
  source: SourceText
  bytes?: number | undefined
  recognised?: boolean | undefined
}

export const refusedFile = (kind: AtsFile['kind'], refused: string): AtsFile => ({ kind, refused })

export function fileFacts({ kind, source, bytes, recognised = false }: FileRead): AtsFile {
  const { positioned, pages, fragments } = source
  const shown = fragments.filter((it) => !it.hidden)
  return {
    ...{ kind, refused: null, bytes, recognised },
    hidden: textsOf(fragments.filter((it) => it.hidden)),
    ...(positioned ? placesIn(source, pages.length, shown) : {}),
    ...(kind === 'docx' ? { apart: apartIn(shown) } : {}),
  }
}

function placesIn(source: SourceText, pages: number, shown: Fragment[]): Partial<AtsFile> {
  const heads = runningHeads(source)
  const columns = new Set(shown.flatMap(({ column }) => column ?? []))
  return { pages, columns: columns.size > 1, margins: textsOf([...heads]) }
}

const textsOf = (fragments: readonly Fragment[]) =>
  fragments.map(({ text }) => text.trim()).filter((text, at, all) => text !== '' && all.indexOf(text) === at)

/** The first line of each part that the running text does not lead to. */
function apartIn(fragments: readonly Fragment[]): string[] {
  const firsts = new Map<string, string>()
  for (const { region = '', text } of fragments) if (!firsts.has(region) && text !== '') firsts.set(region, text)
  return [...firsts.values()].slice(1)
}
