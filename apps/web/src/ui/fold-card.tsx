import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Card } from './card.tsx'
import styles from './fold-card.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

type FoldCardProps = Omit<ComponentProps<typeof Card>, 'id' | 'title'> & { id: string; title: ReactNode }

/** A card that on a phone is its title until it is opened: by pressing it, or by a link to it. */
export function FoldCard({ id, title, actions, children, ...rest }: FoldCardProps) {
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useOpenByLink(id)
  if (!isNarrow)
    return (
      <Card id={id} title={title} actions={actions} {...rest}>
        {children}
      </Card>
    )
  const head = (
    <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {title}
      <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
  return (
    <Card
      {...{ id, ...rest }}
      title={head}
      actions={isOpen ? actions : undefined}
      padded={isOpen && (rest.padded ?? true)}
    >
      {isOpen && children}
    </Card>
  )
}

function useOpenByLink(id: string) {
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${id}`)
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
