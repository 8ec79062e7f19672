import { useEffect, useRef } from 'react'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'

/** A node of the document, and the words of it that were pointed at. */
export type Point = (node: string, words?: string) => void

/** What of the page is pointed at: by a click, or with the arrow keys and Enter. */
export function usePointing(onPoint: Point) {
  const { announce } = useEditing()
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = ref.current
    if (host === null) return
    const point = (line: HTMLElement, piece: Element) => onPoint(line.dataset.node ?? '', piece.textContent ?? '')

    function click(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null
      const line = target?.closest<HTMLElement>('[data-node]')
      // With a key held down, a link opens in a tab of its own as anywhere.
      if (!target || !line || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      point(line, target.closest(pieces) ?? line)
    }

    function press(event: KeyboardEvent) {
      if (event.target !== event.currentTarget) return
      const lines = [...(host?.querySelectorAll<HTMLElement>(stops) ?? [])]
      const at = lines.findIndex((line) => line.hasAttribute(mark))
      const step = steps[event.key]
      const line = lines[step === undefined ? at : Math.max(0, at + step)]
      if (!line || (step === undefined && event.key !== 'Enter')) return
      event.preventDefault()
      if (step === undefined) return point(line, line)
      lines[at]?.removeAttribute(mark)
      line.setAttribute(mark, '')
      line.scrollIntoView({ block: 'nearest' })
      announce(line.textContent ?? '')
    }

    host.addEventListener('click', click)
    host.addEventListener('keydown', press)
    return () => {
      host.removeEventListener('click', click)
      host.removeEventListener('keydown', press)
    }
  }, [onPoint, announce])

  return { ref, role: 'group', tabIndex: 0, 'aria-label': texts.lines }
}

/** What a line is made of where it shows several fields. */
const pieces = '.run, .item, .term, .own'

/** A line of several nodes is gone through one by one. */
const stops = '[data-node]:not(:has([data-node]))'

const mark = 'data-marked'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
