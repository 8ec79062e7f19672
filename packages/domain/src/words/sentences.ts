/** Behind `first`: before something else, and not the best. */
export const linksOfOrder = 'as in at with then by'

/** `for a year`: one of it; `a year` alone says how often. */
export const lengthWords = 'for over nearly about spent almost than least within under in after'

/** `year quarter`, `per quarter`: a time and no part. */
export const eachWords = 'year per each'

/** Between a number and its time. */
export const wholeDays = 'working calendar business full consecutive'

/** What follows is how often. */
export const rateOpeners = 'a an per each every in'

/** Behind them no rate of the number is looked for. */
export const rateEnds = 'by to from with for within half over during after'
