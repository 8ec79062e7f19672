import { Award, BookOpen, type LucideIcon, MessageSquare, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import styles from './chain.module.css'
import { classNames } from './class-names.ts'
import { TextLink } from './text-link.tsx'
import * as texts from './texts/chain.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { AdWords } from './words.tsx'

const icons = {
  gap: TriangleAlert,
  talk: MessageSquare,
  plan: BookOpen,
  proof: Award,
  score: SlidersHorizontal,
} as const satisfies Record<string, LucideIcon>

export type ChainPlace = keyof typeof icons

export type ChainLink = {
  text: string
  /** The text is the advertisement's. */
  quoted?: boolean
  done?: boolean
  /** Where this link is worked on, and what to do there; not shown where that is this page. */
  way?: { to: string; label: string } | undefined
}

type ChainProps = {
  /** Which of them this page is; none where all is done. */
  now?: ChainPlace | undefined
  places: Record<ChainPlace, ChainLink>
  className?: string | undefined
}

/** From a missing skill to a better score, and where this page stands on the way. */
export function Chain({ now, places, className }: ChainProps) {
  return (
    <ol className={classNames(styles.chain, className)} aria-label={texts.fromGapToScore}>
      {(Object.keys(icons) as ChainPlace[]).map((place) => (
        <Stage key={place} place={place} link={places[place]} isNow={place === now} />
      ))}
    </ol>
  )
}

function Stage({ place, link, isNow }: { place: ChainPlace; link: ChainLink; isNow: boolean }) {
  const Icon = icons[place]
  const { text, quoted = false, done = false, way } = link
  return (
    <li
      className={classNames(styles.stage, isNow ? styles.now : done && styles.done)}
      aria-current={isNow ? 'step' : undefined}
    >
      <span className={styles.sign}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className={styles.name}>
        {texts.stages[place]}
        {done && <VisuallyHidden>{texts.done}</VisuallyHidden>}
      </span>
      <p className={styles.text}>{quoted ? <AdWords>{text}</AdWords> : text}</p>
      {way && !isNow && (
        <p className={styles.way}>
          <TextLink to={way.to}>{way.label}</TextLink>
        </p>
      )}
    </li>
  )
}
