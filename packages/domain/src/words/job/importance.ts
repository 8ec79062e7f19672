import type { Wordings } from './row.ts'

export const importanceWords = {
  people: {
    words: `
      \\b(applicants?|applications|candidates?|people|genders?|backgrounds|changers|everyone|everybody|veterans|visits?|questions|enquiries|inquiries|women|minorities|returners|grad(uate)?s|individuals)\\b[^,;]*$`,
    why: 'whom a weight is said of, and no thing',
  },
  conditional: {
    words: `
      \\b(as|if|when|where|wherever)$
      ^\\W*(but )?(is|are)n['’]t$
      \\b(what(ever)?|which \\w)[^,;:]*$`,
    why: '"as required", "decide what action is needed", "but isn’t needed"',
  },
  pluralVerb: {
    words: '^(are|were|sind|wären)$',
    why: 'a verb of several things',
  },
  nothingAsked: {
    words: `
      ^(no|none|nothing|nobody)\\b.{0,80}\\b(required|needed|necessary|essential|a must|expected|negotiable|please)\\b`,
    why: 'nothing is asked',
  },
  notAsked: {
    words: `
      \\b(do(es)? not|don['’]t|doesn['’]t|won['’]t|will not|never) (\\w+ ){0,2}?(ask|need|require|care|expect|matter)\\b`,
    why: 'it is not asked',
  },
  plainlyNot: {
    words: `
      ^(?!.*\\b(but|though|although)\\b)[^,;]{2,60}\\b((is |are )?not|(is|are)n['’]t) (accepted|required|needed|necessary|essential)\\W*$`,
    why: '"A degree is not required." and no more',
  },
} satisfies Wordings
