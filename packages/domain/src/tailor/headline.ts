import { workRoles } from '../resume/nodes.ts'
import { isSameName } from '../skills/tokens.ts'
import { wordsIn } from '../text/spans.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Draft, TailorContext } from './context.ts'
import { quoted } from './reasons.ts'
import { headlineId } from './standing.ts'

const mostWords = 6

/** [T48] The ad's title as the headline, where the person has held it and the headline is a plain title of theirs. */
export function headline({ document, job }: TailorContext): Draft[] {
  const { label = '' } = document.basics
  const held = workRoles(document)
  const asked = job.title ?? ''
  const words = new Set(tokensOf(held[0]?.title ?? '').map(({ lower }) => lower))
  // An older title of the same work may be one of a lower rank.
  const open = tokensOf(asked).some(({ lower }) => words.has(lower)) ? held.slice(0, 1) : held
  const role = asked === '' ? undefined : open.find(({ title }) => title !== undefined && isSameName(title, asked))
  const isPlain =
    label === '' || (wordsIn(label).length <= mostWords && held.some(({ title }) => isSameName(title ?? '', label)))
  if (!role?.title || !isPlain || isSameName(label, role.title)) return []
  return [
    {
      ...{ line: headlineId, kind: 'reworded', made: 'headline', text: role.title },
      ...{ requirement: null, sources: [role.id] },
      reason: `Headline: the ad is for ${quoted(asked)}, a title you have held.`,
    },
  ]
}
