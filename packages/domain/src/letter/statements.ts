import type { Source } from '../resume/sources.ts'

const most = 6

/** What the person wrote or chose for one letter. */
export interface OfLetter {
  motivation?: string | null | undefined
  achievements?: readonly string[] | undefined
  proofs?: readonly string[] | undefined
}

/** What is to be shown: all of it, where they chose all, else what comes first. */
export const chosenIn = ({ achievements = [], proofs = [] }: OfLetter): readonly string[] =>
  proofs.length > 0 ? proofs : achievements

/** What the person wants shown in words that stand nowhere yet, and their reason. */
export function statementsOf(stated: readonly Source[], ofLetter: OfLetter): Source[] {
  const known = new Set(stated.map(({ text }) => cleaned(text)))
  const source = (id: string, text: string): Source => ({
    ...{ id, kind: 'fact', text, quotes: [text] },
    ...{ section: null, entry: null, role: null },
  })
  const named = [...new Set(chosenIn(ofLetter).map(cleaned))]
    .filter((text) => text !== '' && !known.has(text))
    .slice(0, most)
  const reason = cleaned(ofLetter.motivation ?? '')
  return [
    ...named.map((text, index) => source(`achievement-${index + 1}`, text)),
    ...(reason ? [source('motivation', reason)] : []),
  ]
}

/** Free text of the person as one line, without marks that could become markup. */
export const cleaned = (text: string): string =>
  text
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
