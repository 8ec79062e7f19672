import {
  ChevronDown,
  CircleHelp,
  CreditCard,
  FileText,
  LayoutGrid,
  LogOut,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLogout } from '../features/auth/use-logout.ts'
import { useErasedInOtherTab } from '../lib/erased.ts'
import { paths } from '../lib/paths.ts'
import { fullName, type User } from '../lib/session/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import styles from './account-controls.module.css'
import { Notifications } from './notifications.tsx'
import * as texts from './texts/account.ts'
import * as places from './texts/places.ts'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

const entries: { to: string; label: string; icon: ReactNode }[] = [
  { to: paths.dashboard(), label: places.dashboard, icon: <LayoutGrid {...icon} /> },
  { to: paths.profile(), label: places.profile, icon: <UserRound {...icon} /> },
  { to: paths.myResumes(), label: places.myResumes, icon: <FileText {...icon} /> },
  { to: paths.settings(), label: places.settings, icon: <SlidersHorizontal {...icon} /> },
  { to: paths.mySubscriptions(), label: places.subscription, icon: <CreditCard {...icon} /> },
  { to: paths.help(), label: places.help, icon: <CircleHelp {...icon} /> },
]

/** What the header holds for a signed-in visitor: the bell and the avatar menu. */
export function AccountControls({ user }: { user: User }) {
  const logOut = useLogout()
  useErasedInOtherTab()
  return (
    <>
      <Notifications />
      <Menu
        label={texts.account}
        trigger={
          <button type="button" className={styles.who} aria-label={texts.menuOf(user.username)}>
            <Avatar name={fullName(user)} photoUrl={user.photoUrl} />
            <ChevronDown {...icon} className={styles.arrow} />
          </button>
        }
      >
        <MenuHeader>
          <span>{user.username}</span>
          <span>{user.email}</span>
        </MenuHeader>
        {entries.map((entry) => (
          <MenuItem key={entry.to} to={entry.to} icon={entry.icon}>
            {entry.label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<LogOut {...icon} />} onSelect={logOut}>
          {texts.logOut}
        </MenuItem>
      </Menu>
    </>
  )
}
