import { aboutOf, type Layout } from './layout.ts'

const leastContrast = 4.5

/** The colour of headings: as chosen, darkened as far as it takes to be read on white. */
export function accentOf({ template, accent }: Layout): string {
  let channels = channelsOf(accent ?? aboutOf(template).accent)
  while (contrastWithWhite(channels) < leastContrast) channels = channels.map((it) => Math.floor(it * 0.95))
  return `#${channels.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function contrastWithWhite(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((it) => linear(it / 255))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
