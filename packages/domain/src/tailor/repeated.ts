import type { Desk, Draft } from './desk.ts'

/** [T39] A skill that stands twice among the skills stands once: the later one goes, and the first keeps its place. */
export function repeatedDrafts(desk: Desk): Draft[] {
  const seen = new Set<string>()
  return desk.lists
    .filter(({ section, entry }) => section === 'skills' && entry.type === 'skills')
    .flatMap(({ lines }) => {
      let left = lines.length
      return lines.flatMap((line): Draft[] => {
        const key = keyOf(line.text, desk)
        const isNew = key === '' || !seen.has(key)
        seen.add(key)
        if (isNew || left === 1) return []
        left -= 1
        return [
          {
            ...{ line: line.id, kind: 'reworded', text: '', requirement: null, sources: [line.id] },
            reason: 'Left out here: your skills name it already.',
          },
        ]
      })
    })
}

/** `Risk assessments` is `Risk assessment`, and `Health & Safety` is `Health and safety`. */
const keyOf = (text: string, { stemsOf }: Desk) =>
  /[()]/.test(text) ? text.toLowerCase() : stemsOf(text).join(' ') || text.toLowerCase()
