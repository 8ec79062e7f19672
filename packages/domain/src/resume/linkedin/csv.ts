/** The rows of comma-separated text, as RFC 4180 has it; line ends of every kind, and a mark at the start is none. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((it) => it !== '')) rows.push(row)
    row = []
  }
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < plain.length; at += 1) {
    const char = plain.charAt(at)
    if (isQuoted && char === '"' && plain.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += char
    else if (char === ',') endCell()
    else if (char === '\n') endRow()
    else cell += char
  }
  endRow()
  return rows
}

export type Row = (column: string) => string | undefined

/** Each row by the names of the first one, whatever their case; an empty cell is none. */
export function rowsOf(text: string): Row[] {
  const [names = [], ...rows] = parseCsv(text)
  const places = new Map(names.map((name, at) => [name.trim().toLowerCase(), at]))
  return rows.map((cells) => (column) => {
    const at = places.get(column.toLowerCase())
    return (at === undefined ? undefined : cells[at]?.trim()) || undefined
  })
}
