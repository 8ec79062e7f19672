import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Menu } from './menu.tsx'

type MoreMenuProps = {
  label: string
  /** What its button is called, where that is not the same. */
  name?: string
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What else can be done with something: behind three dots. */
export function MoreMenu({ label, name = label, disabled = false, className, children }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={name} disabled={disabled} className={className}>
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
    >
      {children}
    </Menu>
  )
}
