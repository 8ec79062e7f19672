import type { Wording } from './row.ts'

export const meanwhile: Wording = {
  words: `
      ((as|in|during|with|for|together with|day to day|every|reporting to)\\b[^.]{0,90}?,?\\s+)?`,
  why: 'may stand before what somebody will do',
}

export const willDo: Wording = {
  words: `
      you(['’]ll|['’]d| will| would|)( also| then| mainly| primarily)?
      the ([\\p{L}&-]+ ){1,5}will
      (he or she|he/she|they) will
      (this|that|a (normal|typical) (day|week)) (means|(might |will )?includes?)
      your (work|tasks|job|role) (will be|is|includes?)`,
  why: 'says what somebody will do',
}

export const charged: Wording = {
  words: `
      be (responsible for|in charge of|expected to|asked to)\\s+
      be (?=\\p{L}+ing\\b)
      get to\\s+
      to\\s+`,
  why: 'between that and the deed',
}

export const someoneTo: Wording = {
  words: `
      \\b(need|want|looking for|seek|hiring|seeking)\\b[^.]{3,80}?\\s(to|who will|who)\\s+(?=\\p{L})`,
  why: 'looks for somebody to do it',
}

export const thirdPerson: Wording = {
  words: '^(the|our|this)\\s+([\\p{L}&][\\p{L}&-]*\\s+){1,6}?(?=\\p{Ll}+s\\b)',
  why: 'tells it of the one in the post',
}

export const stating: Wording = {
  words: '^(is|was|has)\\b(?! (responsible|accountable|to)\\b)',
  why: '"The bakery is …" tells what somebody is, not what they do',
}

export const having: Wording = {
  words: `
      ^(have|hold|possess|bring|need|be (an?|able|registered|qualified|willing|prepared|comfortable|confident|happy|paid)|earn|enjoy|get(?! to\\b))\\b(?! (full )?(charge|responsib))`,
  why: '"You will have …" tells what to bring, "You will get …" what is given',
}

export const theyNeed: Wording = {
  words: `
      ^(?!(As|You|We|If|When|In)\\b)\\p{Lu}[\\p{L}&'’ ]{1,40}(\\s*\\([^)]*\\))?\\s+needs?\\s+(?!some(one|body)\\b|any(one|body)\\b|people\\b)(?=an?\\s|the\\s|\\p{Ll})`,
  why: 'an employer needs it done',
}

export const theyInclude: Wording = {
  words: `
      ^(your |the |key |main |core )*(duties|responsibilities|tasks) (will )?(include|are)\\s+(?=\\S)`,
  why: 'opens a list of duties',
}

export const dutyOpening: Wording = {
  words: "^(you(['’]ll| will| would)?|to|and)\\s+(?=\\p{L})",
  why: 'before the deed',
}

export const negation: Wording = {
  words: "not no don['’]t",
  why: 'not looked for',
}

export const post: Wording = {
  words: 'role post position job person candidate',
  why: 'the one in the post',
}

export const nextWord: Wording = {
  words: '^\\p{Ll}{3,}(?= ((?<=ing )|(?!(and|or|of|in)\\b))\\p{L})',
  why: 'a word with something behind it',
}

export const withArticle: Wording = {
  words: '^[\\p{L}-]+ (an?|the|our|your|all|any)\\b',
  why: 'an article behind it makes it a verb',
}

export const qualities: Wording = {
  words: `
      ^(lower|green|open|clean|dry|double|own|free|clear|light|slow|secure|separate|direct|live|further)$`,
  why: 'verbs that as often say how something is: `upper and lower limbs`, `tea and green coffee`',
}
