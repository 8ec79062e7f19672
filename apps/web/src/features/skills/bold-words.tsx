import type { SkillWords } from '../../lib/reading/skills-in.ts'

type BoldWordsProps = { line: string; skill: string; words: readonly SkillWords[] | undefined }

/** A line with the words in bold that name the skill, as far as they are known. */
export function BoldWords({ line, skill, words = [] }: BoldWordsProps) {
  const named = words.filter(({ name }) => name === skill)
  return (
    <>
      {named.map(({ from, to }, at) => (
        <span key={from}>
          {line.slice(named[at - 1]?.to ?? 0, from)}
          <b>{line.slice(from, to)}</b>
        </span>
      ))}
      {line.slice(named.at(-1)?.to ?? 0)}
    </>
  )
}
