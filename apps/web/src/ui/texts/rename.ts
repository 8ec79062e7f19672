export const rename = 'Rename'
export const renameThe = (what: string) => `Rename ${what}`
export const title = 'Title'
export const titleMissing = 'Please give it a title.'
