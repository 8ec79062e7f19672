import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { focusHeading } from './take-lost-focus.ts'

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
 * which the Content-Security-Policy refuses. The stylesheet keeps the page still instead.
 */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const focusKeeping = useFocusReturn()
  const withoutDescription = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className={styles.scrim}>
          <Content className={styles.dialog} {...focusKeeping} {...withoutDescription}>
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

/**
 * Gives the focus back to what had it. A menu that opened the dialog is gone by then, and hands the focus
 * to its own button only after the dialog has taken it: that button is then the place to return to.
 */
function useFocusReturn() {
  const place = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      place.current = document.activeElement
    },
    onBlur: (event: FocusEvent) => {
      if (place.current === document.body || place.current?.isConnected === false) place.current = event.relatedTarget
    },
    onCloseAutoFocus: () => {
      if (place.current instanceof HTMLElement) place.current.focus()
      // What opened it may be on the page before.
      focusHeading()
    },
  }
}
