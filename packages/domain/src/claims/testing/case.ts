/** One line of a table: what the person wrote (several statements parted by ` || `), then ` => `, then the text. */
export interface Case {
  kind: string
  sources: string[]
  text: string
}

/** A line that begins with `#` names the kind of the lines below it. */
export function casesOf(table: string): Case[] {
  let kind = ''
  const cases: Case[] = []
  for (const raw of table.split('\n')) {
    const line = raw.trim()
    if (line.startsWith('#')) kind = line.slice(1).trim()
    else if (line !== '') {
      const [said = '', text = ''] = line.split(' => ')
      cases.push({ kind, sources: said.split(' || '), text })
    }
  }
  return cases
}
