// Nouns and qualities by what they do to what stands beside them, in the singular.

/** There are those on which nothing was done. */
export const partsOfDay = 'night morning afternoon evening shift weekend'

/** They are secured by winning them. */
export const gains =
  'contract funding fund deal grant order client customer account award job business agreement scholarship sale flat'

/** Places where one works on what gives them their name. */
export const wards = 'ward department unit clinic team lab'

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

/** Behind a noun they add nothing to it: `the ordering process`, `chlorine levels`. */
export const emptyNouns =
  'process processes work works level levels activity activities task tasks duties needs matters'

/** Above all others of a field. */
export const superlatives = 'best most top largest biggest leading first winner champion'

/** Before the name of a region they name a part of it. */
export const partsOfRegions = 'north south east west northern southern eastern western lower central greater mid'

/** Before `of` they count what follows, and are not what is spoken of. */
export const nounsOfMany =
  'team crew group range number variety series set batch pair class fleet stock line piece type kind amount lot staff mix copy use part list collection'

/** How a paper stands, which may have an end. */
export const statusWords = 'valid active current licensed certified registered'

/** With `the`, they are one of several. */
export const extremes = 'largest smallest biggest best longest highest lowest busiest oldest youngest latest'

/** Of these there is one, whoever runs it. */
export const housesRun = 'site school shop hotel plant'

/** Before any title they make it smaller. */
export const standInWords = 'deputy acting interim'

/** Of these there is a best. */
export const spansOfAwards = 'year month season week decade'

/** A number behind `of` says how many they are. */
export const countedGroups = 'team crew group fleet'

/** Behind a name they are what goes by it: to work there takes no knowing. */
export const namedHouses =
  'ward office shop store showroom firm department unit clinic house summit conference event class lab school partner club licence license manual textbook book'

/** What they are on is told of, and not done. */
export const nounsWithTopics =
  'lecture talk book textbook course class article paper film conference seminar workshop lesson'

/** What they are in is taught. */
export const nounsOfTeaching = 'lecture course class lesson seminar workshop degree training conference'

/** In a line without a verb the noun tells the deed: `Third prize, …` was won, and a member of a committee sits on it. */
export const nounsOfDeeds: Readonly<Record<string, string>> = {
  win: 'prize award medal winner',
  receive: 'prize award medal scholarship',
  'sit-on': 'member',
  'serve-on': 'member',
}

/** What one takes in order to learn. */
export const nounsOfLearning = 'course, training, class, lesson'

/** Before a title they make it smaller, beside those of the reservations. */
export const smallerTitles =
  'in, associate, under, sub, second, third, fourth, honorary, provisional, temporary, substitute, relief'

/** What one is held against. */
export const targetNouns = 'target goal quota'
