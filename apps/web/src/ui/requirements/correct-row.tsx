import { isChecked } from '@bespeak/domain/match/verdict.ts'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { giveFocus, takeLostFocus } from '../take-lost-focus.ts'
import * as texts from '../texts/requirements.ts'
import styles from './correct-row.module.css'
import type { Correction } from './correction.ts'
import { GapLinks, type Way } from './gap-links.tsx'
import { LineChoice } from './line-choice.tsx'
import type { RequirementRow } from './row.ts'
import { ShowLine } from './show-line.tsx'

type CorrectRowProps = {
  row: RequirementRow
  correction: Correction
  /** Whether there is a saved job to keep it with. */
  isOfSavedJob: boolean
  ways?: readonly Way[]
  /** Whether all that can be said waits behind a button: where there is little room. */
  isBrief?: boolean
  /** What is known of it from elsewhere. */
  children?: ReactNode
}

/** What the person says of a row goes before what we found: one press, counted at once, and undone by one. */
export function CorrectRow({ row, correction, isOfSavedJob, ways = [], isBrief = false, children }: CorrectRowProps) {
  const place = useFocusAfter(row.corrected)
  const canCorrect = isOfSavedJob && isChecked(row)
  if (!canCorrect && ways.length === 0) return null
  return (
    <div ref={place} className={styles.here}>
      {!row.corrected && children}
      {canCorrect && row.corrected && <Corrected row={row} ways={ways} correction={correction} />}
      {canCorrect && !row.corrected && <Choices row={row} ways={ways} correction={correction} isBrief={isBrief} />}
      {!canCorrect && <GapLinks ways={ways} />}
      {correction.problem && (
        <p role="alert" className={styles.problem}>
          {correction.problem}
        </p>
      )}
    </div>
  )
}

/** What was pressed is gone once it has worked. */
function useFocusAfter(corrected: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(corrected)
  useLayoutEffect(() => {
    if (before.current !== corrected) takeLostFocus(place.current)
    before.current = corrected
  }, [corrected])
  return place
}

type StateProps = { row: RequirementRow; ways: readonly Way[]; correction: Correction }
type ChoicesProps = StateProps & { isBrief: boolean }

function Corrected({ row: { corrected, requirement }, ways, correction: { correct, isPending } }: StateProps) {
  return (
    <p className={styles.ways}>
      <span role="status">{texts.corrected[corrected ?? '']}</span>
      <Button
        variant="quiet"
        size="sm"
        busy={isPending}
        aria-label={texts.ofRow(texts.undo, requirement)}
        onClick={() => void correct(null)}
      >
        {texts.undo}
      </Button>
      {corrected === 'not-mine' && <GapLinks ways={ways} />}
    </p>
  )
}

function Choices({ row, ways, correction, isBrief }: ChoicesProps) {
  if (row.status === 'met') return <NotRight row={row} correction={correction} isBrief={isBrief} />
  if (row.status === 'partly') return <Close row={row} correction={correction} />
  return <NotFound row={row} ways={ways} correction={correction} isBrief={isBrief} />
}

/** Where no line shows it: one of the nearest, a new one, or none. */
function NotFound({ row, ways, correction, isBrief }: ChoicesProps) {
  const areShown = !row.certain && !isBrief
  const lines = [...new Set(row.near)]
  const { isOpen, open, close, button } = useOpened(correction)
  const { correct, isPending, sent } = correction
  return (
    <>
      {areShown && <LineChoice label={texts.oneOfThese} lines={lines} correction={correction} />}
      <p className={styles.ways}>
        <Button
          ref={button}
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.ofRow(texts.haveThis, row.requirement)}
          onClick={() => (isOpen ? close() : open())}
        >
          {texts.haveThis}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={isPending}
          busy={sent?.correction === 'not-mine'}
          aria-label={texts.ofRow(texts.iDont, row.requirement)}
          onClick={() => void correct('not-mine')}
        >
          {texts.iDont}
        </Button>
        <MoreMenu label={texts.more} name={texts.ofRow(texts.more, row.requirement)} disabled={isPending}>
          <MenuItem onSelect={() => void correct('not-asked')}>{texts.notAskedByAd}</MenuItem>
        </MoreMenu>
        <GapLinks ways={ways} />
      </p>
      {isOpen && <ShowLine lines={areShown ? [] : lines} correction={correction} onClose={close} />}
    </>
  )
}

/** Whether its line shows it: only the person knows. */
function Close({ row, correction }: Omit<StateProps, 'ways'>) {
  const [line] = row.evidence
  const { isOpen, open, close, button } = useOpened(correction)
  const { correct, isPending, sent } = correction
  return (
    <>
      <p className={styles.ways}>
        <span>{texts.doesItShow}</span>
        <Button
          variant="line"
          size="sm"
          disabled={isPending || line === undefined}
          busy={sent !== undefined && sent.line === line}
          aria-label={texts.ofRow(texts.yes, row.requirement)}
          onClick={() => void correct('shown', line)}
        >
          {texts.yes}
        </Button>
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.ofRow(texts.notQuite, row.requirement)}
          onClick={() => (isOpen ? close() : open())}
        >
          {texts.notQuite}
        </Button>
        <MoreMenu label={texts.more} name={texts.ofRow(texts.more, row.requirement)} disabled={isPending}>
          <MenuItem onSelect={() => void correct('not-mine')}>{texts.iDont}</MenuItem>
          <MenuItem onSelect={() => void correct('not-asked')}>{texts.notAskedByAd}</MenuItem>
        </MoreMenu>
      </p>
      {isOpen && (
        <ShowLine lines={[...new Set(row.near)].filter((it) => it !== line)} correction={correction} onClose={close} />
      )}
    </>
  )
}

/** What opens below a button gives the focus back to it. */
function useOpened({ reset }: Correction) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    reset()
    if (button.current) giveFocus(button.current)
  }
  return { isOpen, open: () => setOpen(true), close, button }
}

/** Of what was found there is seldom anything to say. */
function NotRight({ row, correction: { correct, isPending }, isBrief }: Omit<ChoicesProps, 'ways'>) {
  const name = texts.notRightOf(row.requirement)
  const items = (
    <>
      <MenuItem onSelect={() => void correct('not-mine')}>{texts.iDont}</MenuItem>
      <MenuItem onSelect={() => void correct('not-asked')}>{texts.notAskedByAd}</MenuItem>
    </>
  )
  if (isBrief) {
    return (
      <MoreMenu label={texts.notRight} name={name} disabled={isPending}>
        {items}
      </MoreMenu>
    )
  }
  return (
    <p className={styles.ways}>
      <Menu
        label={texts.notRight}
        align="start"
        trigger={
          <Button variant="quiet" size="sm" busy={isPending} aria-label={name}>
            {texts.notRight}
          </Button>
        }
      >
        {items}
      </Menu>
    </p>
  )
}
