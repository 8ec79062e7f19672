let known: Promise<Map<string, string>> | null = null

/** What each skill of the catalogue is, in a line, by its name. Loaded at first use. */
export function skillDescriptions(): Promise<Map<string, string>> {
  known ??= import('./descriptions/index.ts').then(({ descriptions }) => new Map(descriptions.flatMap(readLines)))
  return known
}

const readLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', description = ''] = line.split(' | ')
      return [name, description]
    })
