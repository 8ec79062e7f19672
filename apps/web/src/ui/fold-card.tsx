import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './fold-card.module.css'

type FoldCardProps = Omit<ComponentProps<typeof Card>, 'id' | 'title' | 'padded'> & {
  id: string
  title: ReactNode
  /** What is in it, in a few words, while it is closed. */
  summary?: ReactNode
  /** Something in it waits for the person. */
  startsOpen?: boolean
}

/** A card that is one line until it is opened: by pressing it, or by a link to it. Printed, it is open. */
export function FoldCard({
  id,
  title,
  summary,
  startsOpen = false,
  actions,
  className,
  children,
  ...rest
}: FoldCardProps) {
  const [isOpen, setIsOpen] = useOpenByLink(id, startsOpen)
  const head = (
    <button
      type="button"
      className={styles.title}
      aria-expanded={isOpen}
      aria-controls={`${id}-body`}
      onClick={() => setIsOpen(!isOpen)}
    >
      {title}
      <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
  return (
    <Card
      {...{ id, ...rest }}
      className={classNames(styles.card, className)}
      title={head}
      actions={isOpen ? actions : summary && <p className={styles.summary}>{summary}</p>}
      padded={false}
    >
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
    </Card>
  )
}

function useOpenByLink(id: string, startsOpen: boolean) {
  const [isOpen, setIsOpen] = useState(() => startsOpen || window.location.hash === `#${id}`)
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${id}`) setIsOpen(true)
    }
    // A link to where the address already is changes nothing in it.
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash === `#${id}`) setIsOpen(true)
    }
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', press)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', press)
    }
  }, [id])
  return [isOpen, setIsOpen] as const
}
