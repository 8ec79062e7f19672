import type { Source } from '../resume/sources.ts'

/** What the person wants shown in words that stand nowhere yet, and their reason. */
export function statementsOf(
  stated: readonly Source[],
  shown: readonly string[] = [],
  motivation: string | undefined,
): Source[] {
  const known = new Set(stated.map(({ text }) => cleaned(text)))
  const source = (id: string, text: string): Source => ({
    ...{ id, kind: 'fact', text, quotes: [text] },
    ...{ section: null, entry: null, role: null },
  })
  const named = [...new Set(shown.map(cleaned))].filter((text) => text !== '' && !known.has(text))
  const reason = cleaned(motivation ?? '')
  return [
    ...named.map((text, index) => source(`achievement-${index + 1}`, text)),
    ...(reason ? [source('motivation', reason)] : []),
  ]
}

/** Free text of the person as one line, without tags; `<100 ms and >99 %` has none. */
export const cleaned = (text: string): string =>
  text
    .replace(/<(?:\/?[a-z]|!--)[^<>]{0,200}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
