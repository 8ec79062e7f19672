import { type TailorOptions, usualOptions } from '@bespeak/domain/tailor/options.ts'
import * as z from 'zod'
import { checked, shortText, text } from '../input.ts'
import { layoutChange } from '../layout.ts'

const tones = ['neutral', 'confident', 'warm'] as const
const lengths = ['full', 'balanced', 'one-page'] as const

const choice = z.object({
  tone: z.enum(tones, `A tone must be one of ${tones.join(', ')}.`).nullish(),
  length: z.enum(lengths, `A length must be one of ${lengths.join(', ')}.`).nullish(),
  emphasis: z
    .array(text.max(80, 'Each word to emphasize can have at most 80 characters.'))
    .max(10, 'At most 10 words can be emphasized.')
    .nullish(),
  keepOrder: z.boolean().nullish(),
  writer: shortText('A writer', 100),
  layout: layoutChange.nullish(),
})

/** How it is worded; by whom, and how it is set. */
export interface ChosenOptions extends TailorOptions {
  writer: string | null
  layout: z.output<typeof layoutChange> | null
}

/** What was chosen; the rest is as usual. */
export function optionsFrom(input: object | null | undefined): ChosenOptions {
  const { tone, length, emphasis, keepOrder, writer, layout } = checked(choice, input ?? {})
  return {
    tone: tone ?? usualOptions.tone,
    length: length ?? usualOptions.length,
    emphasis: (emphasis ?? usualOptions.emphasis).filter((it) => it !== ''),
    keepOrder: keepOrder ?? usualOptions.keepOrder,
    ...{ writer: writer ?? null, layout: layout ?? null },
  }
}

/** The same, where only the wording matters. */
export function wordingFrom(input: object | null | undefined): TailorOptions {
  const { writer: _writer, layout: _layout, ...wording } = optionsFrom(input)
  return wording
}
