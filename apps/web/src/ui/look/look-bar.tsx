import { accentOf } from '@bespeak/documents/write/accent.ts'
import { aboutOf, type Layout, pageSizes } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Segments } from '../segments.tsx'
import * as texts from '../texts/parts.ts'
import { AccentChooser } from './accent-chooser.tsx'
import styles from './look.module.css'
import { pageSizeFrom, pageSizeNames } from './look-names.ts'
import { TemplateList, TemplatePages } from './template-chooser.tsx'

type LookBarProps = {
  /** Of what it is the look. */
  name: string
  layout: Layout
  onChange: (part: Partial<Layout>) => void
  /** The resume whose pages stand for the templates, asked for when they are shown; names where there is none. */
  documentOf?: () => Promise<ResumeDocument>
  /** How it fits its page. */
  children?: ReactNode
}

/** How something is set: folded to one line until it is wanted. */
export function LookBar({ name, layout, onChange, documentOf, children }: LookBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const templates = { layout, onChoose: (template: Layout['template']) => onChange({ template }) }
  return (
    <div className={styles.look}>
      <Button
        variant="line"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.dot} style={{ '--dot': accentOf(layout) } as CSSProperties} aria-hidden="true" />
        {name}: {aboutOf(layout.template).name}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <Segments
        label={texts.paper}
        value={layout.pageSize}
        onValueChange={(value) => onChange({ pageSize: pageSizeFrom(value) })}
        items={pageSizes.map((value) => ({ value, label: pageSizeNames[value] }))}
      />
      <div id={panelId} hidden={!isOpen} className={styles.looks}>
        {isOpen && (
          <>
            {documentOf ? <TemplatePages {...templates} documentOf={documentOf} /> : <TemplateList {...templates} />}
            <AccentChooser layout={layout} onChoose={(accent) => onChange({ accent })} />
          </>
        )}
      </div>
      {children}
    </div>
  )
}
