import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Guide, GuideQuestion } from '../../lib/resumes/guides.ts'
import { inOrder } from './kinds.ts'

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const within = (a: string, b: string) => a.toLowerCase().includes(b.trim().toLowerCase())

/** The talk about what an analysis calls missing: by its name in the ledger, by the skill, or by the ad's words. */
function gapTalkOf(questions: readonly GuideQuestion[], asked: string): GuideQuestion | undefined {
  const talks = questions.filter(({ kind }) => kind === 'gap')
  const names = ({ requirement, asks, skills }: GuideQuestion) => [...asks, ...skills, requirement ?? '']
  return (
    talks.find((it) => names(it).some((name) => same(name, asked))) ??
    talks.find((it) => names(it).some((name) => within(name, asked)))
  )
}

export const questionAnchor = (id: number) => `question-${id}`

/** One question is open at a time. Which one stands in the address, so that a link can lead to it. */
export function useOpenQuestion({ questions }: Guide) {
  const [search, setSearch] = useSearchParams()
  const [asked, gap] = [search.get('question'), search.get('gap')]
  const led = gap === null ? questions.find(({ id }) => String(id) === asked) : gapTalkOf(questions, gap)
  const open = asked === null && gap === null ? inOrder(questions)[0] : led

  // Once, on arrival: who opens another one by hand is already there.
  const [arrivedAt] = useState(led?.id)
  useEffect(() => {
    if (arrivedAt === undefined) return
    const target = document.getElementById(questionAnchor(arrivedAt))
    target?.scrollIntoView({ block: 'start' })
    target?.querySelector<HTMLElement>('h3, button')?.focus({ preventScroll: true })
  }, [arrivedAt])

  return {
    id: open?.id ?? null,
    kind: open?.kind ?? null,
    /** Opens it, and closes the one before. */
    toggle(id: number) {
      const next = id === open?.id ? '' : String(id)
      setSearch({ question: next }, { replace: true, preventScrollReset: true })
    },
  }
}

export type OpenQuestion = ReturnType<typeof useOpenQuestion>
