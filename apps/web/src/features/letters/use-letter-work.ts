import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LetterPage, letterPreviewsQuery } from '../../lib/resumes/letters.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { sentOptions, useChoices, wantedOptions } from './choices/use-choices.ts'
import { useWriting } from './use-writing.ts'
import { formFrom } from './words.ts'

/** What is chosen for the letter of a version, what each style would write, and the writing of it. */
export function useLetterWork(page: LetterPage) {
  const { id, letter } = page
  const choosing = useChoices(`version_${id}`, letter)
  const writing = useWriting(id)
  const { choices } = choosing
  const options = sentOptions(choices)
  // Shown as a whole only before there is a letter; later their first sentences do, which are not asked for again.
  const shown = useSettled(JSON.stringify(letter ? sentOptions({ ...choices, ...stored(page) }) : options))
  const previews = useQuery({
    ...letterPreviewsQuery(id, JSON.parse(shown)),
    placeholderData: keepPreviousData,
    enabled: !writing.isPending,
  })
  const write = async () => {
    const isWritten = await writing.write({ style: choices.style, options: wantedOptions(choices) })
    if (isWritten) choosing.settle()
  }

  return {
    choosing,
    writing,
    previews,
    write,
    writeParagraph: writing.writeParagraph,
  }
}

export type LetterWork = ReturnType<typeof useLetterWork>

const stored = ({ letter }: LetterPage) => ({
  form: formFrom(letter?.form),
  motivation: letter?.motivation ?? '',
  recipient: letter?.recipient ?? '',
  achievements: letter?.achievements ?? [],
})
