// Nouns and qualities by what they do to what stands beside them, in the singular.

/** There are those on which nothing was done. */
export const partsOfDay = 'night morning afternoon evening shift weekend'

/** They are secured by winning them. */
export const gains =
  'contract funding fund deal grant order client customer account award job business agreement scholarship sale flat'

/** Places where one works on what gives them their name. */
export const wards = 'ward department unit clinic team lab'

/** Of what follows them, one has it. */
export const nounsOfKnowing = 'use knowledge range variety number set type kind'

/** More than a mark. */
export const aboveWords = 'above over ahead more higher better up faster'

/** Less than a mark. */
export const belowWords = 'below under behind less lower fewer short worse down slower'

/** Written like verbs, and things in a resume. */
export const thingsLikeDeeds =
  'budget stock market staff project contract report file record schedule account shop store fund book list plan campaign site menu'

/** Before a word they make it less. */
export const lessenings = 'semi quarter vice ex half part under second third fourth'

/** A part of an employer, at which one works for it. */
export const branches = 'kitchen workshop department staff team employ office branch site store'

/** What is awarded. */
export const honours = 'year month award prize medal best winner champion'

/** Behind a name they say what the name has said: `a CRM system`. */
export const genericThings = 'system software tool platform language framework application technique machine equipment'

/** Before a title they make it greater, or no smaller. */
export const raisingWords =
  'senior lead principal chief registered certified licensed chartered experienced qualified head executive managing general full professional freelance'

/** Said of nearly anything, and things all the same. */
export const neutralThings = 'time total amount work'
