import { Content, Item, Label, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** A button, e.g. `<IconButton label="More">`. */
  trigger: ReactElement
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** Not modal: the library's scroll lock needs a style tag, which the Content-Security-Policy refuses. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          aria-label={label}
          aria-labelledby={undefined}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

type MenuItemProps = {
  /** Where the entry leads; without it, the entry acts through `onSelect`. */
  to?: string
  onSelect?: () => void
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  children: ReactNode
}

/**
 * Acts once the menu has closed. A dialog opened earlier would count as a press outside the menu,
 * which would then not give the focus back to its button.
 */
export function MenuItem({ to, onSelect, icon, tone, disabled = false, children }: MenuItemProps) {
  const inner = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <Item
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
      disabled={disabled}
      asChild={to !== undefined}
      onSelect={() => onSelect && queueMicrotask(onSelect)}
    >
      {to === undefined ? inner : <Link to={to}>{inner}</Link>}
    </Item>
  )
}

export function MenuSeparator() {
  return <Separator className={styles.separator} />
}

/** Whose menu it is: a name, and a smaller line below it. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <Label className={styles.header}>{children}</Label>
}
