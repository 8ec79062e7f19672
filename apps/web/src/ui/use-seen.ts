import { type RefObject, useEffect, useState } from 'react'

/** The ids of those items of a list that have been on the screen, whole: `data-seen-as` has the id of each. */
export function useSeen(list: RefObject<HTMLElement | null>, ids: readonly number[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const all = ids.join()
  useEffect(() => {
    if (all === '') return
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries.filter(({ isIntersecting }) => isIntersecting)
        if (found.length === 0) return
        for (const { target } of found) observer.unobserve(target)
        setSeen(
          (before) => new Set([...before, ...found.map(({ target }) => Number(target.getAttribute('data-seen-as')))]),
        )
      },
      { threshold: 1 },
    )
    for (const item of list.current?.querySelectorAll('[data-seen-as]') ?? []) observer.observe(item)
    return () => observer.disconnect()
  }, [list, all])
  return seen
}
