import { type TailorOptions, usualOptions } from '@bespeak/domain/tailor/writer.ts'
import * as z from 'zod'
import { checked, text } from '../input.ts'

const tones = ['neutral', 'confident', 'warm'] as const
const lengths = ['full', 'balanced', 'one-page'] as const

const choice = z.object({
  tone: z.enum(tones, `A tone is one of ${tones.join(', ')}.`).nullish(),
  length: z.enum(lengths, `A length is one of ${lengths.join(', ')}.`).nullish(),
  emphasis: z
    .array(text.max(80, 'What is emphasised has at most 80 characters each.'))
    .max(10, 'At most 10 words can be emphasised.')
    .nullish(),
  keepOrder: z.boolean().nullish(),
})

/** What was chosen; the rest is as usual. */
export function optionsFrom(input: object | null | undefined): TailorOptions {
  const { tone, length, emphasis, keepOrder } = checked(choice, input ?? {})
  return {
    tone: tone ?? usualOptions.tone,
    length: length ?? usualOptions.length,
    emphasis: (emphasis ?? usualOptions.emphasis).filter((it) => it !== ''),
    keepOrder: keepOrder ?? usualOptions.keepOrder,
  }
}
