/** A text in quotation marks, without marks of its own and without its last punctuation. */
export const quoted = (text: string): string => `“${text.replace(/[“”"]/g, '').replace(/[\s.;,:]+$/, '')}”`
