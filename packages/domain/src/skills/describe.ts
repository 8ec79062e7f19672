let known: Promise<Map<string, string>> | null = null

/** What each skill of the catalogue is, in a line, by its name. Loaded at first use. */
export function skillDescriptions(): Promise<Map<string, string>> {
  known ??= import('./descriptions/index.ts').then(({ descriptions }) => new Map(Object.entries(descriptions)))
  return known
}
