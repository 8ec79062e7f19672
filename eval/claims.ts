import { type Check, supports } from '@bespeak/domain/claims/index.ts'
import { json, today } from './data.ts'
import type { Figures } from './scorer.ts'

interface Item {
  source: string[]
  text: string
  unsupported: boolean
  kind: string
}

const files: Record<string, string[]> = {
  given: ['fabrications.json'],
  ours: ['ours-claims/fabrications.json', 'ours-claims/held-out.json'],
  attack: ['ours-claims/attack.json'],
  fresh: ['ours-claims/fresh.json'],
}

/** Fabrications that are caught, and honest rewordings that are refused, in percent. */
export function claims(set: keyof typeof files): Figures {
  const items = (files[set] ?? []).flatMap((file) => json<Item[]>(file))
  const [fabricated, honest] = [items.filter((it) => it.unsupported), items.filter((it) => !it.unsupported)]
  const share = (of: Item[], verdict: Check['verdict']) =>
    (100 * of.filter(({ source, text }) => supports(source, text, { today }).verdict === verdict).length) / of.length
  return {
    fabrications: fabricated.length,
    'honest rewordings': honest.length,
    caught: 100 - share(fabricated, 'supported'),
    'honest ones refused': 100 - share(honest, 'supported'),
  }
}

/** What was judged wrongly, for `npm run eval -- claims`. */
export function claimMisses(): string[] {
  return Object.values(files)
    .flat()
    .flatMap((file) => json<Item[]>(file).map((item) => ({ file, ...item })))
    .filter(
      ({ source, text, unsupported }) =>
        supports(source, text, { today }).verdict === (unsupported ? 'supported' : 'refused'),
    )
    .map(({ file, kind, unsupported, source, text }) =>
      [`${unsupported ? 'NOT CAUGHT' : 'REFUSED'} ${file} (${kind})`, ...source, `→ ${text}`].join('\n   '),
    )
}
