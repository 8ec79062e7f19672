import { isOfAd } from '@bespeak/domain/match/verdict.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { giveFocus, takeLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './correct-row.module.css'
import { GapLinks } from './gap-links.tsx'
import type { Row } from './ledger-groups.ts'
import { SaidElsewhere } from './said-elsewhere.tsx'
import { ShowLine } from './show-line.tsx'
import * as texts from './texts.tsx'
import { type Correct, useCorrection } from './use-correction.ts'
import type { Way } from './use-gap-ways.ts'

type CorrectRowProps = { analysis: Analysis; row: Row; ways: readonly Way[] }

/** What the person says of a row goes before what we found: one press, counted at once, and undone by one. */
export function CorrectRow({ analysis, row, ways }: CorrectRowProps) {
  const correction = useCorrection(analysis, row)
  const place = useFocusAfter(row.corrected)
  const canCorrect = analysis.jobDescriptionId !== null && isOfAd(row.kind)
  if (!canCorrect && ways.length === 0) return null
  return (
    <div ref={place} className={styles.here}>
      {!row.corrected && <SaidElsewhere analysis={analysis} row={row} />}
      {canCorrect && row.corrected && <Corrected row={row} ways={ways} correction={correction} />}
      {canCorrect && !row.corrected && <Choices row={row} ways={ways} correction={correction} />}
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

type StateProps = { row: Row; ways: readonly Way[]; correction: Correct }

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

function Choices({ row, ways, correction }: StateProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { correct, reset, isPending, sent } = correction
  const close = () => {
    setOpen(false)
    reset()
    if (button.current) giveFocus(button.current)
  }
  if (row.status === 'met') return <NotRight row={row} correction={correction} />
  return (
    <>
      <p className={styles.ways}>
        <Button
          ref={button}
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.ofRow(texts.haveThis, row.requirement)}
          onClick={() => (isOpen ? close() : setOpen(true))}
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
      {isOpen && <ShowLine row={row} correction={correction} onClose={close} />}
    </>
  )
}

/** Of what was found there is seldom anything to say. */
function NotRight({ row, correction: { correct, isPending } }: Omit<StateProps, 'ways'>) {
  return (
    <p className={styles.ways}>
      <Menu
        label={texts.notRight}
        align="start"
        trigger={
          <Button variant="quiet" size="sm" busy={isPending} aria-label={texts.notRightOf(row.requirement)}>
            {texts.notRight}
          </Button>
        }
      >
        <MenuItem onSelect={() => void correct('not-mine')}>{texts.iDont}</MenuItem>
        <MenuItem onSelect={() => void correct('not-asked')}>{texts.notAskedByAd}</MenuItem>
      </Menu>
    </p>
  )
}
