/** No line ends with these: it goes on below. */
export const joinedEnds =
  'and, or, the, a, an, of, to, with, for, in, so, that, by, as, from, your, our, into, using, including, &, who, which, at least, you will, will'
