import { useEffect, useRef, useState } from 'react'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { light, putOut } from './line-in-hand.ts'
import styles from './source-lines.module.css'
import { marksFor, type SourceMark } from './source-marks.ts'
import * as texts from './texts.tsx'

interface Placed extends SourceMark {
  /** Which line of the page it stands beside. */
  number: number
  /** What that says, how far below the top of the whole page it begins, and how high a row of it is. */
  text: string
  top: number
  lineHeight: string
}

type SourceLinesProps = { provenance: TailoredResume['provenance'] }

/**
 * Beside each line of the page the line of the person's own resume that it comes from. The page is an editor, which keeps
 * its own elements: the numbers stand over its margin, and go along when it is scrolled. Nobody has to hear them: each
 * change says its sources itself.
 */
export function SourceLines({ provenance }: SourceLinesProps) {
  const margin = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const [placed, setPlaced] = useState<Placed[]>([])
  useEffect(() => {
    const page = margin.current?.parentElement?.querySelector('.ql-editor')
    if (!margin.current || !page) return
    const [box, inner] = [margin.current, column.current]
    const follow = () => {
      if (inner) inner.style.translate = `0 ${-page.scrollTop}px`
    }
    const place = () => {
      const { top, height } = page.getBoundingClientRect()
      box.style.top = `${top - (box.parentElement?.getBoundingClientRect().top ?? 0)}px`
      box.style.height = `${height}px`
      setPlaced(placedOn(page, provenance))
      follow()
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(page)
    const words = new MutationObserver(place)
    words.observe(page, { childList: true, characterData: true, subtree: true })
    page.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
      page.removeEventListener('scroll', follow)
    }
  }, [provenance])
  return (
    <div ref={margin} className={styles.margin} aria-hidden="true">
      <div ref={column}>
        {placed.map(({ text, top, lineHeight, label, place, words, number }) => (
          <span
            key={number}
            className={styles.mark}
            style={{ top, lineHeight }}
            title={[place, ...words.map(texts.quoted)].join('\n')}
            onPointerEnter={() => light(text)}
            onPointerLeave={putOut}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

function placedOn(page: Element, provenance: TailoredResume['provenance']): Placed[] {
  const start = page.getBoundingClientRect().top - page.scrollTop
  const lines = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')]
  const marks = marksFor(
    lines.map(({ textContent }) => textContent),
    provenance,
  )
  return lines.flatMap((line, at) => {
    const mark = marks[at]
    return mark ? [{ ...mark, number: at + 1, text: line.textContent, ...firstRowOf(line, start) }] : []
  })
}

function firstRowOf(line: Element, start: number) {
  const { lineHeight, paddingTop } = getComputedStyle(line)
  return { top: line.getBoundingClientRect().top - start + (Number.parseFloat(paddingTop) || 0), lineHeight }
}
