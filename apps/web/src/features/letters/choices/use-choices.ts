import { useState } from 'react'
import type { Letter, LetterOptions } from '../../../lib/resumes/letters.ts'
import { localStore, readJson } from '../../../lib/storage.ts'
import { formFrom, type LetterForm, type Style, styleFrom } from '../words.ts'

/** How a letter is wanted. */
export interface Choices {
  style: Style
  /** The layout; the style's own where none is chosen. */
  form: LetterForm | null
  motivation: string
  recipient: string
  achievements: string[]
  /** Worded by the built-in editor, though a language model may. */
  builtIn: boolean
}

export const longestMotivation = 300
export const longestRecipient = 120
export const mostAchievements = 3

const keyOf = (what: string) => `letter_choices_${what}`

/** What was chosen and not written with yet: it stays in this browser. */
const kept = (what: string) => readJson<Partial<Choices>>(localStore, keyOf(what), {})

const chosenFor = (letter: Letter | null): Choices => ({
  style: styleFrom(letter?.style),
  form: formFrom(letter?.form),
  motivation: letter?.motivation ?? '',
  recipient: letter?.recipient ?? '',
  achievements: letter?.achievements ?? [],
  builtIn: false,
})

/** What was chosen for one is chosen for another; for nothing, where it is in a letter now. */
export function handChoicesOver(from: string, to: string | null): void {
  const draft = localStore.read(keyOf(from))
  localStore.remove(keyOf(from))
  if (to !== null && draft !== null) localStore.write(keyOf(to), draft)
}

/** `what` names the version or the job that the letter is for. */
export function useChoices(what: string, letter: Letter | null) {
  const [draft, setDraft] = useState(() => ({ what, part: kept(what) }))
  if (draft.what !== what) setDraft({ what, part: kept(what) })
  const choices = { ...chosenFor(letter), ...draft.part }
  return {
    choices,
    change(part: Partial<Choices>) {
      const next = { ...draft.part, ...part }
      localStore.write(keyOf(what), JSON.stringify(next))
      setDraft({ what, part: next })
    },
    /** They are in the letter now; who words it is asked for each time. */
    settle() {
      handChoicesOver(what, null)
      if (choices.builtIn) localStore.write(keyOf(what), JSON.stringify({ builtIn: true }))
      setDraft({ what, part: kept(what) })
    },
  }
}

export type ChoicesState = ReturnType<typeof useChoices>

/** What it is written of, and who writes. */
export const wantedOptions = (choices: Choices): LetterOptions => ({
  ...sentOptions(choices),
  ...(choices.builtIn ? { writer: 'built-in' } : {}),
})

export const sentOptions = ({ form, motivation, recipient, achievements }: Choices): LetterOptions => ({
  form,
  whyHere: motivation.trim() || null,
  recipient: recipient.trim() || null,
  achievements,
})
