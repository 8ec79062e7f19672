/** Endings and words that are spelled in two ways, and the one that stands for both. */
export const spellings: readonly (readonly [RegExp, string])[] = [
  [/([iy])z(?=(?:e|ed|es|ing|ations?|ers?)$)/, '$1s'],
  [/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|al$|able$)/, 'or'],
  [/programme(?=s?$)/, 'program'],
  [/centre(?=s?$)/, 'center'],
  [/catalogue(?=s?$)/, 'catalog'],
  [/licenc/, 'licens'],
  [/defence$/, 'defense'],
  // `travelled`, and not `filled`, which `filed` is not
  [/(?<=[aeiou][^aeiou]+[ae])ll(?=(?:ed|ing|ers?)$)/, 'l'],
]
