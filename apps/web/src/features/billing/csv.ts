type Cell = string | number

/** A spreadsheet computes what begins with one of these; an apostrophe makes it text. */
const begins = /^[\s]*[=+\-@|%\t\r]/

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const cellText = (cell: Cell) =>
  typeof cell === 'number' ? String(cell) : quoted(begins.test(cell) ? `'${cell}` : cell)

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
