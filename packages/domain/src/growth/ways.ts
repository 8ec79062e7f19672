/** How a skill or credential is come by, as a source says. */
export interface Way {
  /** Of the catalogue. */
  names: readonly string[]
  source: { title: string; url: string; seenOn: string }
  steps: readonly { description: string; hours: number }[]
  /** What holds for the whole: price, validity, where. */
  notes: readonly string[]
}

let known: Promise<readonly Way[]> | null = null

/** Loaded at first use: only a plan needs them. */
export function allWays(): Promise<readonly Way[]> {
  known ??= import('./way-table.ts').then(({ ways }) => ways.trim().split('\n\n').map(readWay))
  return known
}

function readWay(row: string): Way {
  const [head = '', ...lines] = row.split('\n')
  const [names = '', title = '', url = '', seenOn = ''] = head.slice(2).split(' | ')
  return {
    names: names.split(', '),
    source: { title, url, seenOn },
    steps: lines.filter((line) => !line.startsWith('= ')).map(readStep),
    notes: lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2)),
  }
}

function readStep(line: string): Way['steps'][number] {
  const [, hours = '0', description = ''] = /^(?:([\d.]+) h: )?(.*)$/.exec(line) ?? []
  return { description, hours: Number(hours) }
}
