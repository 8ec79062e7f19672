// How a name is denied, in a resume and in an advertisement. Patterns.

/** Before a name in the same clause: it is not had. */
export const nameDenied =
  "\\b(?:no|not|never|without|lack(?:s|ing)?|neither|don['’]t|doesn['’]t|haven['’]t|isn['’]t|nor)\\b(?:(?!\\bbut\\b|\\bhowever\\b|[.;:!?\\n]).){0,60}$"

/** Of these, the ones that deny no name. */
export const nameNotDenied = '\\bnot (?:only|just|limited)\\b|\\bno (?:later|more|less|fewer|need|doubt)\\b'
