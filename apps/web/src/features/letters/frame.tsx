import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { paths } from '../../lib/paths.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Page } from '../../ui/page.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { Segments } from '../../ui/segments.tsx'
import css from './letter.module.css'
import * as texts from './texts.tsx'

export type Part = 'letter' | 'choices' | 'short'

type FrameProps = {
  role?: string
  company?: string
  actions?: ReactNode
  /** What is to be said about the whole. */
  notes?: ReactNode
  choices: ReactNode
  letter: ReactNode
  short?: ReactNode
  /** Which part a phone shows; elsewhere all of them stand there. */
  part: Part
  onPart: (part: Part) => void
  /** With Ctrl or ⌘ and Enter, from anywhere on the page; null while it cannot be. */
  onWrite: (() => void) | null
}

const partFrom = (value: string): Part => (value === 'choices' || value === 'short' ? value : 'letter')

/** Left the choices, right the letter. */
export function Frame({ role, company, actions, notes, choices, letter, short, part, onPart, onWrite }: FrameProps) {
  useWriteKeys(onWrite)
  return (
    <LetterPage role={role} company={company} actions={actions}>
      {notes && <div className={css.notes}>{notes}</div>}
      <Segments
        label={texts.partsOfPage}
        className={css.parts}
        value={part}
        onValueChange={(value) => onPart(partFrom(value))}
        items={short ? texts.parts : texts.parts.slice(0, 2)}
      />
      <div className={css.grid} data-shown={part}>
        <div className={css.choices}>{choices}</div>
        <div className={css.right}>
          <div className={css.letter}>{letter}</div>
          {short && <div className={css.short}>{short}</div>}
        </div>
      </div>
    </LetterPage>
  )
}

type LetterPageProps = {
  role?: string | undefined
  company?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

export function LetterPage({ role = '', company = '', actions, children }: LetterPageProps) {
  return (
    <Page
      title={texts.coverLetter}
      lead={
        <>
          {role}
          {role !== '' && company !== '' && ', '}
          <b className={css.company}>{company}</b>
        </>
      }
      back={<BackButton to={paths.coverLetters()} label={texts.coverLetters} />}
      {...(actions !== undefined && { actions })}
    >
      {children}
    </Page>
  )
}

function useWriteKeys(onWrite: (() => void) | null) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    onWrite?.()
  })
  useEffect(() => {
    // Before the editor sees it, which would begin a new line.
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [])
}
