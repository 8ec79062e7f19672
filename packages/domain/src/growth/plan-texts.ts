import { natureOf } from '../skills/nature.ts'
import type { ResourceType } from './steps.ts'

export interface PlanTexts {
  /** The addresses of official pages by the name of their skill. */
  pages: ReadonlyMap<string, string>
  conditions: typeof import('./conditions.ts')
  steps: typeof import('./steps.ts')
}

let known: Promise<PlanTexts> | null = null

/** The texts of all steps, and every skill with an official page or known conditions. Loaded at first use: only a plan shows them. */
export function planTexts(): Promise<PlanTexts> {
  const parts = () => Promise.all([import('./official-page-table.ts'), import('./conditions.ts'), import('./steps.ts')])
  known ??= parts().then(([{ pages }, conditions, steps]) => ({
    pages: new Map(pages.trim().split('\n').flatMap(readLine)),
    conditions,
    steps,
  }))
  return known
}

function readLine(line: string) {
  const [address = ''] = line.split(' ', 1)
  const names = line.slice(address.length + 1).split(', ')
  return names.map((name) => [name, `https://${address}`] as const)
}

/** The page of a skill for a kind of resource: of those who make it, who grant it, or who test it. */
export function officialPage({ pages }: PlanTexts, skill: string, type: ResourceType): string | null {
  const fits = natureOf(skill) === 'language' ? type === 'test' : type === 'documentation' || type === 'body'
  return (fits && pages.get(skill)) || null
}
