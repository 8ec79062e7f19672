import type { ReactNode } from 'react'
import type { Letter } from '../../../lib/resumes/letters.ts'
import { useLanguageModel } from '../../../lib/resumes/use-language-model.ts'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { WriterChoice } from '../../../ui/writer-choice.tsx'
import * as texts from '../texts.tsx'
import { formFrom } from '../words.ts'
import css from './choices.module.css'
import { LayoutPicks } from './layout-picks.tsx'
import { LinePicks } from './line-picks.tsx'
import { StylePicks } from './style-picks.tsx'
import { type ChoicesState, longestMotivation, longestRecipient } from './use-choices.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'

type ChoicesCardProps = {
  /** What the letter is for. */
  aim: ReactNode
  state: ChoicesState
  previews: readonly Letter[]
  lines: Letter['lines']
  isBusy: boolean
  /** The use against the plan, and the one button. */
  foot: ReactNode
}

/** How the letter is wanted. What is typed here is kept until it is written with. */
export function ChoicesCard({ aim, state: { choices, change }, previews, lines, isBusy, foot }: ChoicesCardProps) {
  const writer = useLanguageModel()
  const place = useFocusInSight()
  return (
    <Card ref={place} className={css.card} padded={false} aria-label={texts.settings}>
      <div className={css.fields}>
        {aim}
        <LayoutPicks
          value={choices.form ?? formFrom(previews.find(({ style }) => style === choices.style)?.form)}
          disabled={isBusy}
          onChange={(form) => change({ form })}
        />
        <StylePicks
          value={choices.style}
          previews={previews}
          disabled={isBusy}
          onChange={(style) => change({ style })}
        />
        <TextAreaField
          label={texts.whyHere}
          optional
          rows={2}
          className={css.why}
          value={choices.motivation}
          maxLength={longestMotivation}
          disabled={isBusy}
          hint={
            <span className={css.split}>
              <span>{texts.leftOutIfEmpty}</span>
              <span>
                {choices.motivation.length} / {longestMotivation}
              </span>
            </span>
          }
          onChange={(event) => change({ motivation: event.target.value })}
        />
        <LinePicks
          lines={lines}
          chosen={choices.achievements}
          disabled={isBusy}
          onChange={(achievements) => change({ achievements })}
        />
        <TextField
          label={texts.to}
          optional
          value={choices.recipient}
          maxLength={longestRecipient}
          disabled={isBusy}
          autoComplete="off"
          hint={texts.toHint}
          onChange={(event) => change({ recipient: event.target.value })}
        />
        <WriterChoice
          {...writer}
          className={css.fold}
          isBuiltIn={choices.builtIn}
          onChange={(builtIn) => change({ builtIn })}
        />
      </div>
      <footer className={css.foot}>{foot}</footer>
    </Card>
  )
}
