import { stemOf } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { articles, joints } from '../words/check.ts'
import type { Draft, TailorContext } from './context.ts'

/** [T39] A skill that stands twice among the skills stands once: the later one is hidden, and the first keeps its place. */
export function repeatedSkills({ lists }: TailorContext): Draft[] {
  const seen = new Set<string>()
  return lists
    .filter(({ section, entry }) => section === 'skills' && entry.type === 'skills')
    .flatMap(({ lines }) => {
      let left = lines.length
      return lines.flatMap((line): Draft[] => {
        const key = keyOf(line.text)
        const isNew = key === '' || !seen.has(key)
        seen.add(key)
        if (isNew || left === 1) return []
        left -= 1
        return [
          {
            ...{ line: line.id, kind: 'reworded', made: 'hidden', text: '', requirement: null, sources: [line.id] },
            reason: 'Hidden: your skills list it twice.',
          },
        ]
      })
    })
}

/** `Risk assessments` is `Risk assessment`, and `Health & Safety` is `Health and safety`. */
function keyOf(text: string): string {
  if (/[()]/.test(text)) return text.toLowerCase()
  const words = tokensOf(text).filter(({ lower }) => !joints.has(lower) && !articles.has(lower))
  return words.map(({ lower }) => stemOf(lower)).join(' ') || text.toLowerCase()
}
