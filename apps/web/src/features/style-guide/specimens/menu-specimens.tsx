import { ChevronDown, Copy, Download, Ellipsis, LayoutDashboard, LogOut, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { Row, Specimen } from '../specimen.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export function MenuSpecimens() {
  return (
    <Specimen title="Menus" note="Arrow keys move, letters jump, Escape closes and gives the focus back.">
      <Row>
        <AccountMenu />
        <ResumeMenu />
      </Row>
    </Specimen>
  )
}

function AccountMenu() {
  return (
    <Menu
      label="Account"
      align="start"
      trigger={
        <Button variant="line">
          Account
          <ChevronDown {...icon} />
        </Button>
      }
    >
      <MenuHeader>
        <span>data_analyst</span>
        <span>you@example.com</span>
      </MenuHeader>
      <MenuItem to={paths.dashboard()} icon={<LayoutDashboard {...icon} />}>
        Dashboard
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut {...icon} />}>Log out</MenuItem>
    </Menu>
  )
}

function ResumeMenu() {
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <Menu
        label="Resume"
        align="start"
        trigger={
          <IconButton label="More">
            <Ellipsis {...icon} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil {...icon} />}>Rename</MenuItem>
        <MenuItem icon={<Copy {...icon} />}>Duplicate</MenuItem>
        <MenuItem icon={<Download {...icon} />} disabled>
          Download
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => setDeleting(true)}>
          Delete
        </MenuItem>
      </Menu>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  )
}
