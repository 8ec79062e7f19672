import { legalForms, otherForms, plainForms } from '../words/legal-forms.ts'

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
