import { Link, useLocation } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './part-tabs.module.css'
import * as texts from './texts.tsx'

/** Each has its place in the address, so that the way back leads through them. */
const parts = [
  { part: 'requirements', label: texts.requirementsPart, hashes: ['#requirements', '#questions', '#result'] },
  { part: 'changes', label: texts.changes, hashes: ['#changes'] },
  { part: 'resume', label: texts.tailored, hashes: ['#resume'] },
  { part: 'advertisement', label: texts.advertisement, hashes: ['#job-ad'] },
] as const

export type Part = (typeof parts)[number]['part']

/** Which part is shown where one is; before there is a result there are no requirements. */
export function usePart(hasResult: boolean): Part {
  const { hash } = useLocation()
  const named = parts.find(({ hashes }) => hashes.some((it) => it === hash))?.part
  if (!hasResult) return named === undefined || named === 'requirements' ? 'advertisement' : named
  return named ?? 'requirements'
}

type PartTabsProps = { shown: Part; hasResult: boolean; asks: number }

/** They show a part, or lead to it where all stand on the page. What asks may be on one that is not shown. */
export function PartTabs({ shown, hasResult, asks }: PartTabsProps) {
  return (
    <nav aria-label={texts.parts} className={styles.tabs} data-result={hasResult}>
      {parts
        .filter(({ part }) => hasResult || part !== 'requirements')
        .map(({ part, label, hashes: [hash] }) => (
          <Link key={part} to={{ hash }} aria-current={part === shown ? 'true' : undefined} data-part={part}>
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
