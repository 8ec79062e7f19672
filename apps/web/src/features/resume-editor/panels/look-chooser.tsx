import { accentOf } from '@bespeak/documents/write/accent.ts'
import { type Layout, pageSizes, templates } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AccentChooser } from '../../../ui/look/accent-chooser.tsx'
import { pageSizeFrom, pageSizeNames, templateNames } from '../../../ui/look/look-names.ts'
import { PagePreview } from '../../../ui/page-preview/page-preview.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { useEditing } from '../session/session-context.ts'
import styles from './panels.module.css'

type LookChooserProps = { document: ResumeDocument; layout: Layout }

/** How the resume is set: folded to one line until it is wanted. */
export function LookChooser({ document, layout }: LookChooserProps) {
  const { session } = useEditing()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const change = (part: Partial<Layout>) =>
    session.edit((edition) => ({ ...edition, layout: { ...edition.layout, ...part } }))

  return (
    <div className={styles.look}>
      <div className={styles.lookLine}>
        <Button
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.dot} style={{ '--dot': accentOf(layout) } as CSSProperties} aria-hidden="true" />
          Look: {templateNames[layout.template]}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Segments
          label="Paper"
          value={layout.pageSize}
          onValueChange={(value) => change({ pageSize: pageSizeFrom(value) })}
          items={pageSizes.map((value) => ({ value, label: pageSizeNames[value] }))}
        />
      </div>
      <div id={panelId} hidden={!isOpen} className={styles.looks}>
        {isOpen && (
          <>
            <Templates document={document} layout={layout} onChoose={(template) => change({ template })} />
            <AccentChooser layout={layout} onChoose={(accent) => change({ accent })} />
          </>
        )}
      </div>
    </div>
  )
}

type TemplatesProps = LookChooserProps & { onChoose: (template: Layout['template']) => void }

/** The person's own first page in every template, as it was when this was opened. */
function Templates({ document, layout, onChoose }: TemplatesProps) {
  const name = useId()
  const [shown] = useState(document)
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.legend}>Template</legend>
      {templates.map((template) => (
        <label key={template} className={styles.template}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={template === layout.template}
            onChange={() => onChoose(template)}
          />
          <span className={styles.miniature} aria-hidden="true" inert>
            <PagePreview document={shown} layout={{ ...layout, template }} label={templateNames[template]} />
          </span>
          <span className={styles.templateName}>{templateNames[template]}</span>
        </label>
      ))}
    </fieldset>
  )
}
