/** The longest job advertisement that is taken, in characters; above the second, a field says that it is near. */
export const longestAdvertisement = 6000
export const nearlyTooLong = 5800

export const cutAdvertisement = (text: string): string => text.slice(0, longestAdvertisement)
