import { ArrowDown, ArrowUp, PenLine, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import * as texts from '../texts.tsx'
import styles from './form.module.css'

type MoveToolsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onRemove: () => void
}

/** Up, down and out, for a section, an entry or a role. */
export function MoveTools({ name, isFirst, isLast, onMove, onRemove }: MoveToolsProps) {
  return (
    <span className={styles.tools}>
      <IconButton label={texts.moveUp(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.moveDown(name)} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

type SectionMenuProps = Omit<MoveToolsProps, 'name'> & { title: string; onRename: () => void }

export function SectionMenu({ title, isFirst, isLast, onMove, onRemove, onRename }: SectionMenuProps) {
  const name = texts.section(title)
  const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true }
  return (
    <MoreMenu label={name} name={texts.more(name)}>
      <MenuItem icon={<PenLine {...icon} />} onSelect={onRename}>
        {texts.rename}
      </MenuItem>
      <MenuItem icon={<ArrowUp {...icon} />} disabled={isFirst} onSelect={() => onMove(-1)}>
        {texts.up}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} disabled={isLast} onSelect={() => onMove(1)}>
        {texts.down}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...icon} />} tone="danger" onSelect={onRemove}>
        {texts.removeSection}
      </MenuItem>
    </MoreMenu>
  )
}
