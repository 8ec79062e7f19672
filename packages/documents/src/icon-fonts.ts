/** A font of pictures, whatever letters they are stored under: bullets and arrows, or telephones and envelopes. */
export type Pictures = 'dingbats' | 'icons'

const dingbats = /wingdings|webdings|dingbats/i
const icons = /awesome|icon|glyphs|material(?:design)?[-_ ]?symbols|feather|remix|typicons|entypo/i

export function picturesIn(font: string): Pictures | null {
  if (dingbats.test(font)) return 'dingbats'
  return icons.test(font) ? 'icons' : null
}
