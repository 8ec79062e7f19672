/** A company's name as one says it: without `Ltd`. */
export const withoutLegalForm = (name: string): string =>
  name
    .replace(
      /,?\s+(?:Inc|LLC|Ltd|Limited|L?LP|GmbH(?: & Co\.? KG)?|AG|SE|KG|Corp|plc|PLC|B\.V|S\.L|S\.A|AS|AB|Pty)\.?$/,
      '',
    )
    .trim()
