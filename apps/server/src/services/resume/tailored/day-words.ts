const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "You told us on 18 November 2026: …": it is kept with the day of the calendar, as which no judge takes it for a claim. */
export const withDayWords = (text: string): string =>
  text.replace(/(?<=\bYou told us on )\d{4}-\d{2}-\d{2}(?=: )/g, (written) => {
    // Whoever wrote these words themselves may have written any number.
    const day = Date.parse(written)
    return Number.isNaN(day) ? written : long.format(day)
  })
