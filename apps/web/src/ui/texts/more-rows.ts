export const toChooseFrom = (options: number) => `${options} to choose from`
export const shown = (rows: number) => `${rows} shown`
export const shownOf = (rows: number, all: number) => `${rows} of ${all} shown`
export const nextNotLoaded = 'The next ones could not be loaded.'
export const showMore = 'Show more'
