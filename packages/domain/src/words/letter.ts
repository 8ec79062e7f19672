import type { Wordings } from './job/row.ts'
import { namesIn } from './notation.ts'

// Words by which a letter takes up an advertisement and tells the lines of a resume.

/** Before a figure. */
const hedge = '(about|around|roughly|nearly|almost|over|under|above|below|just|some|only)'
const number = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty'

export const letterWords = {
  cameOf: {
    words:
      '(^|, (and )?| and |; )(?<what>((?! and )([^,;]|,(?=\\p{N})))+?) (?<how>(went|came|fell|rose|dropped|grew|climbed|increased|decreased|doubled|halved)( up| down)? (from|by) ([^,;]|,(?=\\p{N}))+)$',
    why: 'something became more or less, told as a clause of its own',
  },
  spokenLevel: {
    words: '^(fluent|good|basic|conversational|advanced|intermediate|working)$',
    why: 'how well a language is spoken, said before its name',
  },
  behindHead: {
    words: '\\s(in|of|for|with|at|on|across|up to|from|to)\\s',
    why: 'what follows belongs to the thing before it',
  },
  spelledCount: {
    words: '\\b(two|three|four|five|six|seven)\\b',
    why: 'how long or how often, in words',
  },
  wasInCharge: {
    words: '^was (\\p{L}+ )?(responsible|in charge|accountable)\\b',
    why: 'a duty that lasts as long as the role is held',
  },
  opensNoClause: {
    words: '^(and|or|to|not|that|which|who|what|it|there|they|we|I)$',
    why: 'behind these a verb has its subject already, or is no clause of its own',
  },
  opensNoSubject: {
    words: '^(and|or|to|not|that|which|who|what|it|they|we|i|this|these|those|he|she|my role|my job)\\b',
    why: 'what is said of them is clear only from what stands before',
  },
  besideClause: {
    words: '\\s(while|whereas)\\s',
    why: 'what follows has a subject and a verb of its own',
  },
  broughtTo: {
    words: '^(brought|cut|taken|driven)\\s',
    why: 'what became of a thing, said without `was`',
  },
  insideThing: {
    words: '\\s(from|of|for|in|to|per|with)\\s',
    why: 'a long name of a thing, and no deed',
  },
  behindThing: {
    words: '\\s(from|of|for|in|to|per|with|on|over|at)\\s',
    why: 'the thing itself stands before these',
  },
  ownThing: {
    words: '^(the|an?|our|my|all)\\b',
    why: 'a thing that needs no article',
  },
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
    words: '^([a-z]+ ){0,2}experience (in|of|with) ',
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
    words: '^(be|have|know|get|report|work)$',
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
  isPost: {
    words:
      '^(Registered|Chartered|Licensed|Certified|Qualified) (?!.*\\b(in|of|for)\\b)(?!.*(ing|tion|ment|ship|\\p{N})( \\(.*)?$)\\p{Lu}',
    why: 'a paper by which one is somebody',
  },
  needsNoArticle: {
    words: `
      (ing|ment|tion|sion|ance|ence|ency|ancy|ship|ity|ics|logy|ism|care|research|support|service|work|response|liaison|contact|advice|experience|software|control|practice|income|design|safety|knowledge|data|equipment|law|lending|finance|health|staff)$
      [^s]s$
      \\p{Lu}\\S*$
      ^\\p{L}+ing\\b
      ^(an?|the|any|some|all|several|both)\\b`,
    why: 'what stands in a sentence without an article: what is not counted, many, or a name',
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
      \\b(up|down|from) (${hedge} )*(\\S*\\p{N}|nothing|none|zero).{0,40}?\\bto (${hedge} )*(\\S*\\p{N}|none|nil|zero)
      \\b(by|of|up|down) (${hedge} )*\\S*\\p{N}\\S*(%| percent)
      \\b(by|down|up) (${hedge} )*(half|an? (third|quarter|half)|two thirds|three quarters)\\b
      (\\p{N}|\\b(${number})) of (the |them |all )?(\\p{N}|(${number})\\b)
      \\p{N}\\S* (versus|vs\\.?|against|compared (with|to)) ((?!\\p{N})\\S+ ){0,4}\\S*\\p{N}
      \\p{N}[^,;(]*[,;(] ?(the )?(\\p{L}+ ){0,2}(target|budget|average|goal|depot|norm|standard|benchmark) (is|was|of|is at|was at) \\S*\\p{N}
      \\p{N}\\S* (\\p{L}+ )?(days|weeks|months|years|shifts) (no|without|free of) 
      (\\p{N}|\\b(${number})) (days|weeks|months) (ahead of|early\\b|before (the )?(deadline|schedule|plan))
      , (no|not one|zero) (\\p{L}+ ){1,4}(in|since|for|over) .*(\\p{N}|\\b(${number}))
      [;,] (and )?(\\p{N}+|all|both|none|\\p{L}+ went) .*\\b(passed|gave|went|stayed|fell|rose|qualified|won)\\b`,
    why: 'a change with its figures: what came of the work',
  },
  isPosition: {
    words: '^(am|was|have been) (an?|the) ',
    why: 'what somebody is',
  },
  behindDeed: {
    words: '[,;] | (with|where|which|that|so|because|when) ',
    why: 'how a deed was done stands behind it',
  },
  yardstick: {
    words:
      '^((the|our) )?(\\p{L}+ ){0,2}(target|budget|average|goal|norm|standard|benchmark|limit|plan) (is|was|of|at)\\b.{0,30}\\p{N}[^,;]*$',
    why: 'what a figure is measured by',
  },
  yearsOfOne: {
    words: "^\\p{N}+\\+? ?(yrs?|years?)[.’']? (?!(?:of|in|as|on|with|at|and|experience|working) )\\p{L}",
    why: '`8 yrs tram driver` is a note, and not what one is',
  },
  atTheStart: {
    words: ' (at first|when (?:I|we) (?:started|began|joined|came|arrived|took over))$',
    why: 'how it was before the deed, which is told behind it',
  },
  noneBehind: {
    words: ', (?<a>(no|not one|zero) (\\p{L}+ ){1,4}(in|since|for|over) [^,;]*)$',
    why: 'what did not go wrong, behind the deed',
  },
  figuresBehind: {
    words: ', (?<a>((approx\\.?|about|around|over|up to) )?\\p{N}.*)$',
    why: 'a figure behind who somebody is',
  },
  means: {
    words: `
      [£$€₹]\\S*\\p{N}\\S*( (lakh|crore|million|k))? (out of|off|under|ahead|against|below|instead|taken)\\b
      \\p{N}.* (by|through) \\p{L}+ing\\b
      \\b(in|within) (${hedge} )*\\p{N}+ (minutes|hours|days)\\b
      \\b(brought in|leading to|led to|resulting in|worth|which cut|picked up by)\\b.*\\p{N}
      \\b(without (an?|any|one)|no|not one|never an?) (\\p{L}+ ){0,3}(injur(y|ies)|incidents?|accidents?|errors?|complaints?|claims?|redundanc(y|ies)|collisions?|findings?)\\b`,
    why: 'so much, by what, how fast, or without harm',
  },
  clauseJoint: {
    words:
      '^(after (?!\\p{L}+ing )|(in|at|over|within) (?!\\p{L}+ (months|weeks|years|days) )|no (\\p{L}+ ){0,2}\\p{L}+$|(and|or|but|so|which|who|whom|whose|that|where|when|while|as|because|if|before|since|until|once|with|without|by|for|from|on|to|of|under|than|including|plus|then|mostly|mainly|often|never|not)\\b)',
    why: 'what follows it is part of the sentence before',
  },
  clauseVerb: {
    words:
      '^(went|fell|rose|dropped|grew|came|doubled|halved|stayed|opened|was|were|is|are|has|have|had|joined|put|moved|passed|took|got|won|gave|finished|saved)$',
    why: 'the verb of a second sentence',
  },
  record: {
    words:
      '^((no|not one|zero) \\p{Ll}|((\\p{N}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\S* years?|[\\p{N},]+ \\p{Ll}+) .*\\bwithout\\b)(?!.* (is|are|went|were|has|had) )',
    why: 'what did not go wrong, for how long',
  },
  saysNone: {
    words: '^(no|not one|zero)\\b',
    why: 'there was none of it',
  },
  noThing: {
    words: `
      ^include[sd] ((an?|the) )?(out|when|after|before|on|in|at|from|with|once|often|never|always|only|still|last|first|no) 
      ^include[sd] .* (brought|went|came|fell|rose|was|were|has|have|had) `,
    why: 'what cannot stand behind `includes`',
  },
  twoVerbs: {
    words: '^\\p{L}+ (in|of|at|for|on|to) (\\p{L}+ ){1,3}(was|were|is|are|has|had) ',
    why: 'the first word is a thing, and the verb comes later',
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
      '^(University of|\\p{N}+(st|nd|rd|th)) |\\b(Institute|Foundation|Wing|Department|Ministry|Agency|Directorate|District|Bureau|Commission|Association|Society|Cooperative|Court)\\b|\\b(Centre|Center|School|College|Academy|Bank|Museum) (for|of)\\b',
    why: 'names of houses that are said with the',
  },
  noName: {
    words: '^(\\(|self|freelance|various|confidential|responsible for|in charge of)',
    why: 'what stands where an employer would, and names none',
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
    words:
      '^(experi|knowledg|skill|background|recent|strong|good|basic|hand|practic|profession|work|year|role|includ|ensur|provid|support|assist|particip|involv|undertak|requir|respons|activ|variou)|^(take|part|make|get|give|keep|help|use|carri|other|new|day|daili|week|team|area|need|task|duti|full|own|well)$',
    why: 'stems that say nothing of what is asked',
  },
  thirdLater: {
    words: '(,| and) (still |now |also )?\\p{Ll}+s (the|an?|in|on|for|to|my|with|by|at|from)\\b',
    why: '`started … and still starts`: a verb that stays in the third person',
  },
  asksForMuch: {
    words: '[0-9]\\+|\\b(over|at least|minimum|up to|more than|under) \\S?[0-9]',
    why: 'a demand of so many',
  },
  makesSo: {
    words: '^(keep|make|get|leave|bring|put)$',
    why: 'what they are done to may be followed by how it then is',
  },
  anyWork: {
    words:
      '^(take|make|do|get|give|keep|have|be|use|help|work|manage|handle|support|assist|ensure|maintain|provide|perform|carry|undertake|deliver|complete|run|contribute|participate|report|join|bring|put|go|act|serve|respond)$',
    why: 'verbs of any work: to share them says nothing',
  },
  saysHowFar: {
    words:
      '\\b(experience|background|knowledge|understanding|ability|awareness|environment|setting|workplace|involvement|willingness)\\b',
    why: 'how far somebody has come with something, or where, and not what is done',
  },
  behindDuty: {
    words:
      '^(?!\\s*,)|^\\s*, ?(and|or|which|where|who|that|while|when|so|to|in|on|with|for|as|from|at|by|of|within|across|including|both|often|mainly|mostly|working|\\p{Ll}+ing) ',
    why: 'where a duty may end: a mere comma stands within it',
  },
  isListing: {
    words: '^(I hold |My (key |core |main )?skills |I have (an? )?\\p{Lu})',
    why: 'papers or skills, one after the other',
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
  thenDeed: {
    words: ', (started|began|worked|came|went|got|grew|moved|ran|took|left|joined|built|made|led|spent|did) .*$',
    why: 'a deed told behind who somebody is, without its doer',
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
export const lineJoints = namesIn(
  'my work includes, my work included, my duties include, my duties included, my record is, my record was, there was, there were, there has been, there have been',
)
