import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { skillSearchQuery } from './skills.ts'

const pause = 150

/** The skills of the catalogue that are called so, asked once nobody types. */
export function useSkillSearch(typed: string) {
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [], isPlaceholderData, isLoading } = useQuery(skillSearchQuery(asked))
  const isLooking = typed.trim() !== '' && (asked !== typed || isPlaceholderData || isLoading)
  return { skills: typed.trim() === '' ? [] : data, isLooking }
}
