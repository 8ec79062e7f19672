import type { Wordings } from './job/row.ts'

// Words by which lines of a resume are written anew, moved and judged.

export const tailorWords = {
  marks: {
    words: `
      </?[a-z!][^<>]{0,80}>?
      &([a-z]{2,8}|#x?[\\da-f]{1,6});
      !?\\[[^\\][]{0,80}\\]\\([^()]{0,200}\\)
      \`{1,3}
      \\*\\*
      __
      ([a-z][a-z\\d+.-]{1,20}:)?//[^\\s]{1,200}
      \\b(javascript|data|mailto):
      \\bwww\\.[^\\s]{1,200}
      [\\w.+-]{1,60}@[\\w-]{1,60}\\.\\w{2,10}
      \\{\\{
      \\$\\{`,
    why: 'markup, links and orders to software: no plain text of a person',
  },
  saysShorter: {
    words: '\\b(shorter|shorten(ed|s)|left out|leaves out|to fit (one|a) page|stand as one|in one line)\\b',
    why: 'the reason says that the line is shorter',
  },
  isAboutPage: {
    words: '^\\s*(of (its|the|your) )?(lines?|pages?|sentences?|words?|places?)\\b',
    why: 'a number that counts lines of the page',
  },
  isOrder: {
    words: '^(first|second|third|last)$',
    why: 'a number that says which, and not how many',
  },
  isAward: {
    words: '\\b(award|prize|medal|won|winner|promoted)\\b',
    why: 'an award is told by the person alone',
  },
  ofAd: {
    words: `
      ^(the|this|their|its) (ad|advertisement|job|role|posting|employer|company|duties|team)\\b
      ^(asked|named|required|wanted)\\b`,
    why: 'said of the advertisement',
  },
  person: {
    words: '\\b(you|your|yours|candidate|applicant|who|which)\\b',
    why: 'said of the person',
  },
  anyKnowing: {
    words: ' (experience|knowledge|skills?)$',
    why: 'behind a name: that one knows it',
  },
  ofAll: {
    words:
      '^(|(key|core|main|other|additional|further|general|professional|technical)? ?(skills|competenc(i?es)|strengths|expertise|knowledge)|all|other|general|misc\\w*)$',
    why: 'the heading of a list that takes every skill',
  },
  speaksOfBefore: {
    words:
      '^(this|that|these|those|it|they|he|she|his|her|also|then|there|additionally|in addition|both|since|from|now|today|before|after|until|previously|earlier|later|here|so|but|and|as a result)\\b',
    why: 'the line goes on from the one before it',
  },
  noInitials: {
    words: '^(of|and|the|for|in|to|on|with|&)$',
    why: 'words without a letter in the initials',
  },
  nameOfPerson: {
    words: '(?<!\\S)\\p{Ll}*(er|or|ist|ian|chef|nurse|clerk)s?$',
    why: 'how the name of a trade ends',
  },
  isResult: {
    words: `
      \\d ?%
      [$€£]\\d
      \\b(teams?|crews?|staff|budget|turnover) of (\\S*\\d|two|three|four|five|six|seven|eight|nine|ten)
      \\bfrom \\S*\\d\\S* (\\S+ )?to \\S*\\d
      \\b(fell|rose|grew|dropped|lifted|reduced|cut|raised) by\\b`,
    why: 'what came of the work, in figures',
  },
  season: {
    words:
      '\\b(each|every|this|last|in|in the|until|since|by|spring and|summer and) fall\\b|\\bfall (semester|term|season|of [0-9]{4}|[0-9]{4})\\b',
    why: 'a time of the year, and nothing that fell',
  },
  changeInFigures: {
    words: `
      \\d ?%
      \\bfrom \\S*\\d\\S* (\\S+ ){0,3}to \\S*\\d
      \\b(resulting in|resulted in|leading to|led to) (\\S+ ){0,3}\\S*\\d`,
    why: 'what became otherwise, in figures',
  },
  anySchool: {
    words: '^(University|College|School)$',
    why: 'the first word of many schools',
  },
  nameOfOthers: {
    words: `^['’]?s?\\s+(teams?|departments?|groups?|clients?|customers?|compan(y|ies)|vendors?|industry|firms?|kits?|licen[cs]es?|manuals?|books?|posters?|stickers?|visits?|rooms?|suites?|units?|colleges?|laborator(y|ies)|software was|accidents?|claims?|contracts?|CVs?|conferences?|was|were|is|are|stayed|remained|explained|shown)\\b`,
    why: 'what follows a name there speaks of others, `the Kubernetes team`, or of a thing that one need not master: `intubation kits`',
  },
  toOthers: {
    words:
      '(?<!\\p{L})((partner|work|collaborate?|liaise?|coordinate?|cooperate?)(s|d|ed|ing)?\\s+(closely\\s+)?with|(?<!responsible |accountable )(to|for|by|from))\\s+(\\p{L}+,?\\s+(and|or)\\s+|the\\s+|our\\s+|an?\\s+)?$',
    why: 'so does what comes before a word: `partner with marketing`, `responsible to buyers and procurement`',
  },
  ofHouse: {
    words:
      '(cent(er|re)|institute|department|school|college|university|society|association|council|board|academy)\\s+(for|of)\\s+(the\\s+)?$',
    why: 'the skill is a part of a name: Institute of Marketing',
  },
  spokenOf: {
    words:
      '\\b(about|regarding|(talks?|courses?|lectures?|books?|texts?|papers?|patents?|articles?|films?|trials?|witness(es)?|seminars?|report(s|ed)?) (on|in)|(stopped|ceased) using)\\s[^,;.]*$',
    why: '`a talk on`, `a course about`, `stopped using`: it is spoken of, or over',
  },
  by: {
    words: '\\b(with|using|in|via|through)\\s+(\\S+\\s+){0,4}$',
    why: 'by what the person did it',
  },
  doneBy: {
    words: '^(\\s+(?<a>\\p{L}+))?[^,;.]*?(\\bby (an?|the|our|my) (?<b>(\\p{Ll}+ )?\\p{L}+)|$)',
    why: 'the next word, and who did it',
  },
} satisfies Wordings
