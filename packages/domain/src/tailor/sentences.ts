export const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
export const unended = (text: string): string => text.trim().replace(/[.;,]$/, '')
