import { type Line, type ResumeDocument, type SectionKind, sectionKinds } from '@bespeak/domain/resume/document.ts'
import { displayTitle, usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { Mine } from '../../../ui/words.tsx'
import { useFormTools } from '../form/form-context.ts'
import * as texts from '../texts.tsx'
import styles from './check.module.css'
import { CheckCard } from './check-card.tsx'
import { leaveOut, placeLine } from './place-line.ts'
import type { Check, Item } from './use-check.ts'

type UnplacedCardProps = { item: Item; line: Line; check: Check; document: ResumeDocument; onPlaced: () => void }

/** What was read and fits nowhere. Nothing of it is dropped unless the person says so. */
export function UnplacedCard({ item, line, check, document, onPlaced }: UnplacedCardProps) {
  const { key, isLooked, place } = item
  return (
    <CheckCard
      item={item}
      isInHand={check.inHand?.key === key}
      reason={isLooked ? texts.looked : place}
      onTake={() => check.take(key)}
    >
      <Said text={line.text} />
      {!isLooked && <Places line={line} document={document} onPlaced={onPlaced} />}
    </CheckCard>
  )
}

const longestShown = 400

function Said({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= longestShown)
  return (
    <p className={styles.said}>
      <Mine>{isWhole ? text : `${text.slice(0, longestShown)}…`}</Mine>
      {!isWhole && <TextButton onClick={() => setIsWhole(true)}>{texts.showWhole}</TextButton>}
    </p>
  )
}

/** Where such a line belongs most often. */
const usual: SectionKind[] = ['interests', 'volunteer']

type PlacesProps = { line: Line; document: ResumeDocument; onPlaced: () => void }

function Places({ line, document: { sections }, onPlaced }: PlacesProps) {
  const { edit, remove } = useFormTools()
  const kindsThere = new Set(sections.map(({ kind }) => kind))
  const others = sections.filter(({ kind }) => !usual.includes(kind))
  const missing = sectionKinds.filter((kind) => !kindsThere.has(kind) && !usual.includes(kind))
  const put = (target: Parameters<typeof placeLine>[1]) => {
    edit(placeLine(line.id, target))
    onPlaced()
  }
  const putKind = (kind: SectionKind) => {
    const there = sections.find((section) => section.kind === kind)
    put(there ? { section: there.id } : { kind })
  }
  return (
    <div className={styles.buttons}>
      {usual.map((kind) => (
        <Button key={kind} variant="line" size="sm" onClick={() => putKind(kind)}>
          {usualTitle(kind)}
        </Button>
      ))}
      <Menu
        label={texts.sections}
        align="start"
        trigger={
          <Button variant="line" size="sm">
            {texts.otherSection}
          </Button>
        }
      >
        {others.map((section) => (
          <MenuItem key={section.id} onSelect={() => put({ section: section.id })}>
            {displayTitle(section)}
          </MenuItem>
        ))}
        {missing.map((kind) => (
          <MenuItem key={kind} onSelect={() => putKind(kind)}>
            {texts.newSection(usualTitle(kind))}
          </MenuItem>
        ))}
      </Menu>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          remove(leaveOut(line.id), texts.lineLeftOut)
          onPlaced()
        }}
      >
        {texts.leaveOut}
      </Button>
    </div>
  )
}
