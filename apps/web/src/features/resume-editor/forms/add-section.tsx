import { type Section, sectionKinds } from '@bespeak/domain/resume/document.ts'
import { usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { changeSections, freshIdsFor } from '../session/change.ts'
import { useGoTo } from '../session/folds.ts'
import { newSection } from '../session/new-nodes.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'

type AddSectionProps = { sections: readonly Section[] }

/** Kinds that the resume has none of come first. */
export function AddSection({ sections }: AddSectionProps) {
  const { session } = useEditing()
  const goTo = useGoTo()
  const has = new Set(sections.map(({ kind }) => kind))
  const kinds = [...sectionKinds.filter((kind) => !has.has(kind)), ...sectionKinds.filter((kind) => has.has(kind))]

  function add(kind: Section['kind']) {
    const section = newSection(kind, freshIdsFor(session.state().edition.document))
    session.edit(changeSections((all) => (kind === 'summary' ? [section, ...all] : [...all, section])))
    goTo(section.id)
  }

  return (
    <Menu
      label={texts.addSection}
      align="start"
      trigger={
        <Button variant="line">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.addSection}
        </Button>
      }
    >
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => add(kind)}>
          {usualTitle(kind)}
        </MenuItem>
      ))}
    </Menu>
  )
}
