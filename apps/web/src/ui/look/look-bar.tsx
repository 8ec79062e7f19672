import { accentOf } from '@bespeak/documents/write/accent.ts'
import { type Layout, pageSizes, type Template, templates } from '@bespeak/documents/write/layout.ts'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { SelectField } from '../field.tsx'
import { Segments } from '../segments.tsx'
import { AccentChooser } from './accent-chooser.tsx'
import css from './look-bar.module.css'
import { pageSizeFrom, pageSizeNames, templateNames } from './look-names.ts'

type LookBarProps = { layout: Layout; onChange: (part: Partial<Layout>) => void }

const templateFrom = (value: string): Template => templates.find((template) => template === value) ?? 'classic'

/** How the files are set: as the resume is, until something else is chosen. Folded to one line until it is wanted. */
export function LookBar({ layout, onChange }: LookBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  return (
    <div className={css.look}>
      <Button
        variant="line"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.dot} style={{ '--dot': accentOf(layout) } as CSSProperties} aria-hidden="true" />
        Look of the files: {templateNames[layout.template]}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <Segments
        label="Paper"
        value={layout.pageSize}
        onValueChange={(value) => onChange({ pageSize: pageSizeFrom(value) })}
        items={pageSizes.map((value) => ({ value, label: pageSizeNames[value] }))}
      />
      <div id={panelId} hidden={!isOpen} className={css.looks}>
        <SelectField
          label="Template"
          className={css.template}
          value={layout.template}
          onChange={({ target: { value } }) => onChange({ template: templateFrom(value) })}
        >
          {templates.map((template) => (
            <option key={template} value={template}>
              {templateNames[template]}
            </option>
          ))}
        </SelectField>
        <AccentChooser layout={layout} onChoose={(accent) => onChange({ accent })} />
      </div>
    </div>
  )
}
