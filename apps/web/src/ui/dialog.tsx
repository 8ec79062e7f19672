import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the safe way first: it gets the focus. */
  actions: ReactNode
}

/**
 * The scrim is our own element: the library's overlay locks scrolling with a style tag,
 * which the Content-Security-Policy refuses. base.css locks it instead.
 */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const withoutDescription = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className={styles.scrim} data-locks-scroll>
          <Content className={styles.dialog} {...withoutDescription}>
            <Title className={styles.title}>{title}</Title>
            {description !== undefined && <Description className={styles.description}>{description}</Description>}
            {children !== undefined && <div className={styles.body}>{children}</div>}
            <div className={styles.actions}>{actions}</div>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
