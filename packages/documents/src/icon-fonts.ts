const named =
  /awesome|icon|glyphs|webdings|wingdings|dingbats|material(?:design)?[-_ ]?(?:icons|symbols)|feather|remix|linearicons|typicons|entypo/i

/** A font of pictures, whatever letters they are stored under. */
export const isIconFont = (name: string) => named.test(name)
