import { toHtml } from '@bespeak/domain/resume/html.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import type { TailorOptions } from '@bespeak/domain/tailor/writer.ts'
import type { Written } from '../services/resume/html/content.ts'
import type { Tailored } from '../services/resume/tailored/tailoring.ts'
import type { Comparison } from './match.ts'
import { engineHere } from './works.ts'

export interface TailoredHere extends Comparison {
  original: Written
  made: Tailored
}

/** Through the same guard as in the product: what it lets stand has its sources, what it would ask stands nowhere. */
export async function tailorHere(
  task: Comparison & { options: TailorOptions },
  begin?: (step: string) => void,
): Promise<TailoredHere> {
  const { document, advertisement, said, today, options } = task
  const original = { content: toHtml(document), document }
  const engine = await engineHere(begin)
  const made = await engine.tailor({ original, said, settled: nothingSettled, advertisement, options, today })
  return { document, advertisement, said, today, original, made }
}
