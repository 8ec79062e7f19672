// How a company's name says what it is by law.

/** Nothing else in any letters, wherever they stand: `ACME, INC`, `acme, gmbh`. */
export const plainForms = 'Inc|P?LLC|Ltd|Limited|L?LP|GmbH(?: & Co\\.? KG)?|Corp|plc|Pty'

/** Known in any letters behind a name: `acme ag`. */
export const usualForms = `${plainForms}|PLC|AG|SE|KG|B\\.?V|S\\.?[AL]|AS|AB`

/** Known in their own letters alone; `A.S.` is a degree, `a.s.` a company. */
export const otherForms =
  '(?:Sp|sp)\\. ?z ?o\\. ?o|(?:spol\\. )?s\\.? ?r\\. ?o|a\\. ?s|(?:j\\. ?)?d\\. ?o\\. ?o|d\\. ?d|Kft|Zrt|Nyrt|Oyj?|A/S|ApS|ASA|S\\.p\\.A|SpA|S\\.[Rr]\\.[Ll]|SRL|SARL|Lda|Ltda|N\\.V|UAB|OÜ|KGaA|gGmbH|mbH|OHG|UG|(?:Pty|Pvt|Co)\\.?,? Ltd|Sdn\\.? Bhd|K\\.K|S\\.A\\. de C\\.V|S\\.A\\.U|S\\.L\\.U|Incorporated'

/** All of them, the longer before those that they begin with. */
export const legalForms = `${otherForms}|${usualForms}`
