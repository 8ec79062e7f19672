import { useState } from 'react'
import type { Letter } from '../../../lib/resumes/letters.ts'
import { Pick, Picks } from '../../../ui/pick.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { AdWords, Source } from '../../../ui/words.tsx'
import * as texts from '../texts.tsx'
import css from './choices.module.css'
import { mostAchievements } from './use-choices.ts'

type Line = Letter['lines'][number]

type LinePicksProps = {
  lines: readonly Line[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  disabled: boolean
}

const shownAtFirst = 4

/** At most three lines of the person's own, each with what of the advertisement it answers. */
export function LinePicks({ lines, chosen, onChange, disabled }: LinePicksProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (lines.length === 0) return null
  const isFull = chosen.length >= mostAchievements
  const first = lines.filter(({ text }, at) => at < shownAtFirst || chosen.includes(text))
  const rest = lines.length - first.length
  const toggle = (text: string) =>
    onChange(chosen.includes(text) ? chosen.filter((it) => it !== text) : [...chosen, text])
  return (
    <Picks legend={texts.whatToShow} end={texts.chosenOf(chosen.length, mostAchievements)}>
      {chosen.length === 0 && <p className={css.hint}>{texts.chooseNone}</p>}
      {(isWhole ? lines : first).map((line) => (
        <Pick
          key={line.text}
          type="checkbox"
          checked={chosen.includes(line.text)}
          disabled={disabled || (isFull && !chosen.includes(line.text))}
          onChange={() => toggle(line.text)}
        >
          <span className={css.mine}>{line.text}</span>
          <Answers line={line} />
        </Pick>
      ))}
      {(rest > 0 || isWhole) && (
        <TextButton className={css.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.fewerLines : texts.moreLines(rest)}
        </TextButton>
      )}
    </Picks>
  )
}

/** Nothing is said of a line that serves no requirement: the advertisement may name it all the same. */
function Answers({ line: { line, requirement } }: { line: Line }) {
  return (
    <span className={css.answers}>
      {line !== null && <Source>{texts.line(line)}</Source>}{' '}
      {requirement !== null && texts.askedFor(<AdWords>{requirement}</AdWords>)}
    </span>
  )
}
