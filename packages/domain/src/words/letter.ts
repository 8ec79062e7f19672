import type { Wordings } from './job/row.ts'
import { namesIn } from './notation.ts'

// Words by which a letter takes up an advertisement and tells the lines of a resume.

export const letterWords = {
  ofSelf: {
    words: '\\b(I|my|me|we|our)\\b',
    why: 'the first person',
  },
  unsafe: {
    words: `
      https?:
      www\\.
      [@<>{}[\\]|\\\\*#_\`]
      \\b(ignore|instructions?|prompt|applicants?|candidates?|resumes?|cvs?|cover letter)\\b`,
    why: 'nothing that a stranger could use to bring a link or an order into a letter',
  },
  experienceOf: {
    words: '^Experience (in|of|with) [^,;.]{3,40}$',
    why: 'experience of something that can be named',
  },
  beforeThing: {
    words: '^experience (in|of|with) ',
    why: 'what is asked for is experience of the thing that follows',
  },
  notAThing: {
    words: `
      \\b(you|your|our|we|us|it|similar|equivalent|another|something|other|yourself|themselves|next to)\\b
      \\b(before|best|own|a|the|part|one|two|three|four|five|six|seven|eight|nine|ten)$
      ^(best|own|part|one|two|three|four|five|six|seven|eight|nine|ten)\\b
      [/(]
      ^\\p{N}`,
    why: 'a label that is no thing to show',
  },
  spoken: {
    words: `\\b(you|your|yours|our|ours|we|us|me|my|i|they|them|she|he|don't|etc)\\b`,
    why: 'somebody speaks, or is spoken to',
  },
  firstInThird: {
    words: '^\\p{L}+s (?!and |or |of )',
    why: 'a verb in the third person, and no list',
  },
  besideDuty: {
    words: '[;(:]|, (and|which|where|reporting) ',
    why: 'where a duty goes on to something else',
  },
  stillVerb: {
    words: '^(be|have|know|get|report|has)$',
    why: 'verbs that name no work',
  },
  firstOfList: {
    words: '^\\S+ (and|or|of) ',
    why: 'the first word is one of a list',
  },
  nounEnding: {
    words: '(tion|ment|sis)$',
    why: 'how a noun of doing ends',
  },
  isJoined: {
    words: '[:,(]| (and|so|that|who|which) |^(am|was|have been) ',
    why: 'a sentence that cannot take another',
  },
  cliches: {
    words:
      '\\b(i am writing|passion(ate(ly)?)?|proven|track record|(perfect|ideal|great|excellent|strong|natural) (fit|match|candidate)|dynamic|leverag\\w*|synerg\\w*|i (firmly |strongly |truly )?believe|i am confident|i feel that|(highly )?motivated|dedicated (professional|individual|worker)|seasoned|fast[- ]paced|wear(ing)? many hats|wealth of|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|visionary|game[- ]chang\\w*|honed|esteemed|prestigious|renowned|thrilled|excited|eager(ly)?|delighted|look no further|utili[sz]\\w*|spearhead\\w*|value[- ]add\\w*|think(er)? strategically|above and beyond|at your earliest convenience|to whom it may concern|skill ?set|unique(ly)?|innovative|exceptional|outstanding|extensive experience|make a difference|dream job)\\b',
    why: 'what recruiters have read too often besides, or what praises without saying anything',
  },
  greets: {
    words: '^(dear|hello|hi|good)\\b',
    why: 'it is a greeting already',
  },
  toldAsDeed: {
    words: '^\\p{L}+ed (to|in|as|by)\\b',
    why: 'an entry that tells a deed',
  },
  isPaper: {
    words: `
      \\b(licen[cs]e|permit)\\b
      ^(certificate|diploma)\\b
      \\b(certificate|diploma|registration|rating|card|medical)$`,
    why: 'a paper by its name',
  },
  degreeClass: {
    words: '^(first|upper|lower|merit|distinction|pass|\\p{N})',
    why: 'how well a degree was passed',
  },
  orders: {
    words: `
      ^\\W*(system|assistant|user|developer|important|note|attention|instructions?)\\s*:
      ^\\W*you (are|must|should|will)\\b
      \\bthis (candidate|applicant|resume|cv|application)\\b`,
    why: 'what tells a reader, or software, what to do tells nothing of the person',
  },
  change: {
    words: `
      \\b(up|down|from) \\S*\\p{N}.{0,40}?\\bto (\\S*\\p{N}|none|nil|zero)
      \\b(by|of|up|down) \\S*\\p{N}\\S*(%| percent)
      ; (\\p{N}+|all|both|none|\\p{L}+ went) .*\\b(passed|gave|went|stayed|fell|rose|qualified|won)\\b`,
    why: 'a change with its figures: what came of the work',
  },
  means: {
    words: '[£$€]\\S*\\p{N}\\S* (out of|off|under|ahead)\\b|\\p{N}.* (by|through) \\p{L}+ing\\b',
    why: 'so much, and by what',
  },
  mishap: {
    words: `
      ^((I )?((was |got )?(laid off|furloughed|made redundant|let go|unable)|(was|were|got) (dismissed|fired|sacked|suspended|demoted|injured)|injured (my|in|at|while))|resigned|quit|left (because|due|after|when)|(was )?on (\\p{L}+ )?leave|broke my|(missed|lost)(?! (no|only|zero)))\\b
      \\bfailed( in)? \\p{N}{4}\\b
      \\bnot (re)?taken\\b
      \\boff (sick|\\p{N}+ (days|weeks|months))\\b
      \\b(was|got|show) cancelled\\b`,
    why: 'what befell the person, or did not come about',
  },
  behind: {
    words: '\\b((days?|weeks?|months?) late|over budget|behind schedule|below target)\\b',
    why: 'it came late, or fell short',
  },
  neverBehind: {
    words: '\\b(never|not once) (\\p{L}+ ){0,3}?(late|over budget|behind schedule|below target)\\b',
    why: '`never over budget` is praise',
  },
  ownDelay: {
    words: '^(be|fail|miss|lose|deliver|finish|complete|open|run|go|come|end|launch|ship)$',
    why: 'deeds that were late themselves; others set right what was',
  },
  deedOfI: {
    words: '^I (?!(am|was|have been) (an?|the) )',
    why: 'the person did something, and was not something',
  },
  isTimed: {
    words: '^(am|have been) |, and I |\\b((week|month|quarter|year|annual)(s|ly)?|term|season|daily|days?)\\b',
    why: 'it says when or how often, or what somebody is',
  },
  withAuxiliary: {
    words: '^(am|was|have) ',
    why: 'a predicate with a verb before its verb',
  },
  auxiliary: {
    words: '^(?<a>am|was|have) ',
    why: 'the verb before the verb',
  },
  wantsThe: {
    words:
      '^(University of|\\p{N}+(st|nd|rd|th)) |\\b(Institute|Foundation|Wing|Department|Ministry|Agency|Bureau|Commission|Association|Society|Cooperative|Court)\\b|\\b(Centre|Center|School|College|Academy|Bank|Museum) (for|of)\\b',
    why: 'names of houses that are said with the',
  },
  noName: {
    words: '^(\\(|self|freelance|various|confidential|responsible for|in charge of)',
    why: 'what stands where an employer would, and names none',
  },
  only: {
    words: '^(chief|head|president|founder|co-founder|second in|director of|vice president)\\b',
    why: 'titles of which there is one',
  },
  hasFigure: {
    words: `
      (?<!\\p{N})(?!(19|20)\\p{N}{2}(?!\\p{N}))\\p{N}
      \\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\\b`,
    why: 'words count as well; a year is no figure',
  },
  ofSelfOrYou: {
    words: '\\b(I|my|me|we|our|you|your)\\b',
    why: 'somebody speaks to somebody',
  },
  hasVerb: {
    words: ' (is|are|was|were|has|have) ',
    why: 'a sentence, by its verb',
  },
  empty: {
    words: '^(experi|knowledg|skill|background|recent|strong|good|basic|hand|practic|profession|work|year|role|includ)',
    why: 'stems that say nothing of what is asked',
  },
  thirdLater: {
    words: '(,| and) (still |now |also )?\\p{Ll}+s (the|an?|in|on|for|to|my|with|by|at|from)\\b',
    why: '`started … and still starts`: a verb that stays in the third person',
  },
  isTime: {
    words: '^((over|more than|almost|nearly) )?(\\p{N}+\\+?|\\p{L}+) years\\b',
    why: 'how many years',
  },
  timed: {
    words: '^\\S+ years (in|on|of|as|at|with)\\b',
    why: 'how many years, and in what',
  },
  thenYears: {
    words: '^(?<a>[^,]+), (?=\\S+ years (in|on|of|as|at|with)\\b)',
    why: 'who, and then how many years',
  },
  whoOf: {
    words:
      '^(?<a>.+?)( (with|who|for|in|at|to|from|studying|working|speciali[sz]ing|turned|looking|based|by)\\b|,|;|$)',
    why: 'who somebody is, before what is said of them',
  },
  listsYears: {
    words: `
      ^((?! with )[^,])+, (\\p{N}|one|two|three|four|five|six|seven|eight|nine|ten)
      , \\p{L}+ years$`,
    why: 'a list with a number in it',
  },
  british: {
    words: `
      \\b(CV|whilst|colour\\w*|organis\\w+|programmes?|centres?|labour\\w*|behaviour\\w*|analys(e|ed|ing)|fortnight\\w*|pupils?|GCSE|NHS|Ltd|mum)\\b
      £`,
    why: 'spelt and said so in Britain',
  },
  american: {
    words: `
      \\b(resumes?|color\\w*|organiz\\w+|programs?|centers?|labor|behavior\\w*|analyz\\w+|401\\(k\\)|Inc|GPA|U\\.?S\\.?A?)\\b
      \\$`,
    why: 'spelt and said so in America',
  },
} satisfies Wordings

/** How a line that is no sentence becomes one. */
export const lineJoints = namesIn('my work includes, my work included, my duties include, my duties included')
