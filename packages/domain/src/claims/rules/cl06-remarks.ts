import type { OpenWord, Word } from '../../language/word.ts'
import type { SkillFound } from '../../skills/matcher.ts'
import { levelWords } from '../../words/language-levels.ts'

/** In a statement without a verb, a remark in brackets takes something back: `Arabic (reading only)`. */
export function remark(words: OpenWord[], skills: readonly SkillFound[]) {
  let open: OpenWord | null = null
  let inside: Word[] = []
  for (const word of words) {
    if (word.gap.includes(')')) {
      if (open) setRemark(words, open, inside, skills)
      open = null
    }
    if (word.gap.includes('(')) {
      open = word
      inside = []
    }
    if (open) inside.push(word)
  }
  if (open) setRemark(words, open, inside, skills)
}

function setRemark(words: OpenWord[], open: OpenWord, inside: Word[], skills: readonly SkillFound[]) {
  const said = inside.filter(
    (word) => /^\p{Ll}{3}/u.test(word.text) && !levelWords.has(word.lower) && !isOfSkill(word, skills),
  )
  if (said.length === 0 || words.some(({ verb, sentence }) => verb !== null && sentence === open.sentence)) return
  for (let at = open.at - 1; at >= 0; at -= 1) {
    const word = words[at]
    if (!word || word.sentence !== open.sentence) return
    word.remark = said
    if (/[,:(]/.test(word.gap)) return
  }
}

const isOfSkill = ({ from, to }: Word, skills: readonly SkillFound[]) =>
  skills.some((skill) => from >= skill.from && to <= skill.to)
