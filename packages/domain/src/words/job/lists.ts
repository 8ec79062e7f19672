import type { Wording } from './row.ts'

export const isWidened: Wording = {
  words: `
    \\s(or|and) (similar|comparable|equivalent|related|other|another|any other|an? (similar|related|comparable))\\b`,
  why: 'or the like',
}

export const goesOn: Wording = {
  words: `
    ^(within|under|over|across|by|on|at(?! least)|to(?! (have|be|hold)\\b))\\s
    \\sin particular$`,
  why: '"on time and within budget": the second half of one manner',
}

export const onTheWay: Wording = {
  words: '^(an? )?(study|work|progress|will|abilit|able|eligib|due|near|soon|equivalent|similar)',
  why: 'on the way to what was named: `CPA, or working towards it`',
}

export const choice: Wording = {
  words: `
    \\b(one or more|at least one|one|any|either|two or more|some) of (the following|these|our)?\\b`,
  why: 'any of these will do',
}

export const widened: Wording = {
  words: '\\s(or|and) (similar|comparable|equivalent|related)\\b.*$',
  why: 'or the like, and what follows',
}

export const clauseWords: Wording = {
  words: `
    ^(you|to (have|be|hold)|able|can|speaks?|have|has|hold|know|be|is|are|willing\\w*|experience[ds]?|knowledge|proven|familiar\\w*|proficien\\w*|fluen\\w*|comfortable|confident|ability|with|must|should|understanding|including|ideally|preferably)\\b`,
  why: 'opens a statement of its own',
}

export const phraseWords: Wording = {
  words: `
    ^(an?|the|your|at least|strong|good|excellent|solid|very|of|in|as|some|first|work|active|valid|current)\\b`,
  why: 'opens a phrase of its own',
}

export const study: Wording = {
  words: `
    \\b(degree|bachelor|master|diploma|b\\.?sc?|m\\.?sc?|ph\\.?d|studies|studium|apprenticeship|ausbildung|nvq|btec|certificate|qualification)\\b.*\\b(in|of|as|der|als)\\b`,
  why: 'a study and its subject',
}

export const introducing: Wording = {
  words: '\\x20(in|with|using|like|of|for)\\x20',
  why: 'introduces a list',
}

export const relating: Wording = {
  words: '\\x20(for|across|among|between|with)\\x20',
  why: 'relates what follows to the noun before',
}
