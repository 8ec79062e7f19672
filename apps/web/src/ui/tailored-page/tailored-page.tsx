import type { HtmlElement, HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { ArrowUp } from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { lineChangeOf } from '../texts/line-changes.ts'
import { Cut, Edited } from '../words.tsx'
import styles from './tailored-page.module.css'

/** What became of a line, and why. */
type Change = { kind: string; reason: string }

type Changes = Readonly<Record<string, Change>>

type TailoredPageProps = {
  label: string
  /** The page as `toNodes` makes it, with hidden lines in their place. */
  page: readonly HtmlNode[]
  /** By the id of the line. */
  changes: Changes
}

/** A resume as one page to read, with what was changed marked at its margin. */
export function TailoredPage({ label, page, changes }: TailoredPageProps) {
  return (
    <section className={styles.page} aria-label={label}>
      {page.map((node, at) => drawn(node, at, changes))}
    </section>
  )
}

// The page that shows it has the headings above; a link is not followed from a picture of a page.
const lower: Readonly<Record<string, string>> = { article: 'div', h1: 'h3', h2: 'h4', h3: 'h5', a: 'span' }

function drawn(node: HtmlNode, key: number, changes: Changes): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  if (tag === 'br') return <br key={key} />
  const change = changes[idOf(node)]
  const margin = isInRow(node) ? undefined : (change ?? changeInRow(node, changes))
  const words = children.map((child, at) => drawn(child, at, changes))
  return createElement(
    lower[tag] ?? tag,
    { key, className: styles[attributes['data-block'] ?? ''] },
    margin && <Margin {...margin} />,
    change ? marked(change, words) : words,
  )
}

const isInRow = ({ attributes }: HtmlElement) => attributes['data-field'] === 'line'

/** The headline has no id of its own. */
const idOf = ({ attributes }: HtmlElement): string =>
  attributes['data-block'] === 'headline' ? 'basics.label' : (attributes['data-id'] ?? '')

/** Of a row of skills, the first that was changed says it for all. */
function changeInRow({ children }: HtmlElement, changes: Changes): Change | undefined {
  const inside = children.flatMap((child) =>
    typeof child !== 'string' && isInRow(child) ? (changes[idOf(child)] ?? []) : [],
  )
  return inside.find(({ kind }) => kind !== 'hidden') ?? inside[0]
}

/** A line that only moved keeps its words unmarked: the margin says it. */
function marked({ kind, reason }: Change, words: ReactNode[]): ReactNode {
  if (kind === 'moved') return words
  return kind === 'hidden' ? <Cut>{words}</Cut> : <Edited title={reason}>{words}</Edited>
}

function Margin({ kind, reason }: Change) {
  const { sign, words } = lineChangeOf(kind)
  return (
    <span className={styles.margin} title={reason}>
      {sign === '↑' && <ArrowUp size={14} strokeWidth={1.75} aria-hidden="true" />}
      <span>{words}</span>{' '}
    </span>
  )
}
