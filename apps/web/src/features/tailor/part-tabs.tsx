import { Link, useLocation } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './part-tabs.module.css'
import * as texts from './texts.tsx'

/** Each has its place in the address, so that the way back leads through them. */
const parts = [
  { part: 'result', label: texts.resultPart, hashes: ['#result'] },
  { part: 'changes', label: texts.changesPart, hashes: ['#changes', '#questions'] },
  { part: 'advertisement', label: texts.advertisementPart, hashes: ['#job-ad'] },
] as const

export type Part = (typeof parts)[number]['part']

/** Which part a phone shows; elsewhere all of them stand there. */
export function usePart(hasResult: boolean): Part {
  const { hash } = useLocation()
  const named = parts.find(({ hashes }) => hashes.some((it) => it === hash))
  return named?.part ?? (hasResult ? 'result' : 'advertisement')
}

/** On a phone what asks stands on a part that is not shown: its name says how much there is. */
export function PartTabs({ shown, asks }: { shown: Part; asks: number }) {
  return (
    <nav aria-label={texts.parts} className={styles.tabs}>
      {parts.map(({ part, label, hashes: [hash] }) => (
        <Link key={part} to={{ hash }} aria-current={part === shown ? 'true' : undefined}>
          {label}
          {part === 'changes' && asks > 0 && (
            <Badge tone="warn">
              {asks}
              <VisuallyHidden> {texts.askYou(asks)}</VisuallyHidden>
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  )
}
