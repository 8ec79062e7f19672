import { natureOf } from '../skills/nature.ts'
import type { ResourceType } from './steps.ts'

/** The addresses of official pages by the name of their skill. */
export type OfficialPages = ReadonlyMap<string, string>

let known: Promise<OfficialPages> | null = null

/** Every skill with an official page. Loaded at first use: only a plan shows them. */
export function officialPages(): Promise<OfficialPages> {
  known ??= import('./official-page-table.ts').then(({ pages }) => new Map(pages.trim().split('\n').flatMap(readLine)))
  return known
}

function readLine(line: string) {
  const [address = ''] = line.split(' ', 1)
  const names = line.slice(address.length + 1).split(', ')
  return names.map((name) => [name, `https://${address}`] as const)
}

/** The page of a skill for a kind of resource: of those who make it, who grant it, or who test it. */
export function officialPage(pages: OfficialPages, skill: string, type: ResourceType): string | null {
  const fits = natureOf(skill) === 'language' ? type === 'test' : type === 'documentation' || type === 'body'
  return (fits && pages.get(skill)) || null
}
