export const stepOf = (step: number, of: number) => `${step} of ${of}`
export const stepInWords = (step: number, of: number, text: string) => `Step ${step} of ${of}: ${text}`
export const usedOf = (used: number, limit: number) => `${used} of ${limit}`
export const noLimit = (used: number) => `${used}, no limit`
