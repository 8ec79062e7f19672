/** No line ends with these: it goes on below. */
export const joinedEnds =
  'and, or, the, a, an, so, that, your, our, into, using, including, which, at least, you will, will'
