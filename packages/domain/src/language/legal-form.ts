// How a company's name says what it is by law.

/** Nothing else in any letters, wherever they stand: `ACME, INC`, `acme, gmbh`. */
const plainForms = 'Inc|P?LLC|Ltd|Limited|L?LP|GmbH(?: & Co\\.? KG)?|Corp|plc|Pty'

/** Known in any letters behind a name: `acme ag`. */
export const usualForms = `${plainForms}|PLC|AG|SE|KG|B\\.?V|S\\.?[AL]|AS|AB`

/** Known in their own letters alone; `A.S.` is a degree, `a.s.` a company. */
const otherForms =
  '(?:Sp|sp)\\. ?z ?o\\. ?o|(?:spol\\. )?s\\.? ?r\\. ?o|a\\. ?s|(?:j\\. ?)?d\\. ?o\\. ?o|d\\. ?d|Kft|Zrt|Nyrt|Oyj?|A/S|ApS|ASA|S\\.p\\.A|SpA|S\\.[Rr]\\.[Ll]|SRL|SARL|Lda|Ltda|N\\.V|UAB|OÜ|KGaA|gGmbH|mbH|OHG|UG|(?:Pty|Pvt|Co)\\.?,? Ltd|Sdn\\.? Bhd|K\\.K|S\\.A\\. de C\\.V|S\\.A\\.U|S\\.L\\.U|Incorporated'

export const legalForms = `${otherForms}|${usualForms}`

const ends = '\\.?(?=\\s*(?:,|$|[(–—|-]))'
// Only those that are nothing else behind a comma: not `Calgary, AB`, `Denver, CO`, `Nursing, AS`.
const own = new RegExp(`^\\s*(?!A[BS]|S[AEL])(?:${legalForms}|Co\\.)${ends}`, 'u')
const plain = new RegExp(`^\\s*(?:${plainForms})${ends}`, 'iu')

/** A form opens what stands behind a comma: it belongs to the name before. */
export const opensWithLegalForm = (text: string): boolean => own.test(text) || plain.test(text)

const atEnd = new RegExp(`,?\\s+(?:${legalForms})\\.?$`)
const anywhere = new RegExp(`\\s(?:${otherForms}|plc)\\.?(?=$|[\\s,)])`, 'u')

/** A company's name as one says it: without `Ltd`. */
export const withoutLegalForm = (name: string): string => name.replace(atEnd, '').trim()

/** A form in its own letters stands behind a name. */
export const hasLegalForm = (text: string): boolean => anywhere.test(text)
