/** Of a skill that the catalogue does not know. */
export const ownCategory = 'Your own'
