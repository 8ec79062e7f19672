import { useQuery } from '@tanstack/react-query'
import { skillWordsQuery } from '../../lib/resumes/skill-words.ts'
import { skillSearchQuery, type UserSkill } from '../../lib/resumes/skills.ts'

/** A skill that can be planned; what the catalogue lacks has no id, and goes by its name. */
export interface SkillToPlan {
  id: number | null
  name: string
}

const isCalled = (name: string) => (skill: SkillToPlan) => skill.name.toLowerCase() === name.toLowerCase()

const longestName = 80

/** A whole sentence is no name: the person cuts one from it. */
const asWritten = (name: string) => (name.length > longestName ? null : { id: null, name })

/**
 * The skill that an address names: one's own, one of the catalogue, the one that an advertisement's words speak of, or
 * those words themselves. Null where it names none, undefined while it is looked for.
 */
export function useSkillNamed(wanted: string | null, own: readonly UserSkill[]): SkillToPlan | null | undefined {
  const text = wanted?.trim() ?? ''
  const listed = own.map(({ skill }) => skill).find(isCalled(text))
  const direct = useQuery({ ...skillSearchQuery(text), enabled: text !== '' && !listed })
  const exact = listed ?? direct.data?.find(isCalled(text))
  const isUnknown = text !== '' && !exact && !direct.isPending
  const words = useQuery({ ...skillWordsQuery([text]), enabled: isUnknown })
  const spoken = words.data?.[0]?.[0]?.name ?? ''
  const meant = useQuery({ ...skillSearchQuery(spoken), enabled: isUnknown && spoken !== '' })
  if (text === '') return null
  if (exact) return exact
  const isLooking = direct.isPending || words.isLoading || meant.isLoading
  return isLooking ? undefined : (meant.data?.find(isCalled(spoken)) ?? asWritten(text))
}
