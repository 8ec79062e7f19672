// How a company's name says what it is by law.

/** Known in any letters: `ACME INC`, `acme gmbh`. */
export const usualForms =
  'Inc|P?LLC|Ltd|Limited|L?LP|GmbH(?: & Co\\.? KG)?|AG|SE|KG|Corp|plc|PLC|B\\.?V|S\\.?[AL]|AS|AB|Pty'

/** Known in their own letters alone; `A.S.` is a degree, `a.s.` a company. */
const otherForms =
  '(?:Sp|sp)\\. ?z ?o\\. ?o|(?:spol\\. )?s\\. ?r\\. ?o|a\\. ?s|(?:j\\. ?)?d\\. ?o\\. ?o|d\\. ?d|Kft|Zrt|Nyrt|Oyj?|A/S|ApS|ASA|S\\.p\\.A|SpA|S\\.[Rr]\\.[Ll]|SRL|SARL|Lda|Ltda|N\\.V|UAB|OÜ|KGaA|gGmbH|mbH|OHG|UG|(?:Pty|Pvt|Co)\\.?,? Ltd|Sdn\\.? Bhd|K\\.K|S\\.A\\. de C\\.V|S\\.A\\.U|S\\.L\\.U|Incorporated'

export const legalForms = `${otherForms}|${usualForms}`

const atEnd = new RegExp(`,?\\s+(?:${legalForms})\\.?$`)
const anywhere = new RegExp(`\\s(?:${otherForms}|plc)\\.?(?=$|[\\s,)])`, 'u')

/** A company's name as one says it: without `Ltd`. */
export const withoutLegalForm = (name: string): string => name.replace(atEnd, '').trim()

/** A form in its own letters stands behind a name. */
export const hasLegalForm = (text: string): boolean => anywhere.test(text)
