/** Something of another in quotation marks, without its own. */
export const quoted = (text: string): string => `“${text.replace(/[“”"]/g, '').replace(/[\s.;,:]+$/, '')}”`
