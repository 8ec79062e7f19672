import type { KeptLetter, KeptProof, OfferedLine, Standing } from './kept-letter.ts'

const bullet = '• '

/** What stands behind a line of a pair. */
const withoutPlace = (text: string) => text.split(' · ')[0] ?? text

/** The proofs of a letter as the person left it: each as it was, in another line of theirs, or in words for this letter. */
export function proofsIn(
  { paragraphs, sentences }: Standing,
  { proofs = [], lines }: Pick<KeptLetter, 'proofs' | 'lines'>,
): KeptProof[] {
  const shown = paragraphs.flatMap((text, at) =>
    text.startsWith(bullet) ? [{ at, text: text.slice(bullet.length) }] : [],
  )
  const says = (text: string, line: string) => text === line || withoutPlace(text) === line
  const kept = new Set(proofs.flatMap(({ line }) => shown.filter(({ text }) => says(text, line)).slice(0, 1)))
  const isOffered = (text: string) => lines.some((it) => it.text === text)
  // A word over the lines, a licence, a degree: ours, and no line in the place of another.
  const isOurs = (at: number) =>
    sentences.some(({ paragraph, yours, text }) => paragraph === at && !yours && !isOffered(text))
  const others = shown.filter((it) => !kept.has(it) && !isOurs(it.at))
  return proofs.flatMap((proof) => {
    if (shown.some(({ text }) => says(text, proof.line))) return [{ ...proof, edited: null }]
    const text = others.shift()?.text
    return text === undefined ? [] : [changed(proof, text, lines)]
  })
}

function changed(proof: KeptProof, text: string, lines: readonly OfferedLine[]): KeptProof {
  const other = lines.find((it) => it.text === text || it.text === withoutPlace(text))
  if (other) return { ...proof, line: other.text, role: other.role ?? proof.role, edited: null }
  return { ...proof, edited: text }
}
