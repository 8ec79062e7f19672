/** How a company's name says what it is by law. */
export const legalForms =
  'Inc|P?LLC|Ltd|Limited|L?LP|GmbH(?: & Co\\.? KG)?|AG|SE|KG|Corp|plc|PLC|B\\.?V|S\\.?[AL]|AS|AB|Pty'

const atEnd = new RegExp(`,?\\s+(?:${legalForms})\\.?$`)

/** A company's name as one says it: without `Ltd`. */
export const withoutLegalForm = (name: string): string => name.replace(atEnd, '').trim()
