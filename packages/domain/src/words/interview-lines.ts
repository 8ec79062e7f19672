import type { Wordings } from './job/row.ts'

// Words by which a guide takes up the lines of an advertisement and a resume, and hears an answer.

export const lineWords = {
  walked: {
    words: '^(went|came) (?!up|down|from|to \\p{N})',
    why: 'who went through the rules has changed no figure by it',
  },
  foreign: {
    words: '[<>{}[\\]|@]|https?:|www\\.|\\.(com|org|net|io)\\b',
    why: 'addresses and markup: not to be said in a guide',
  },
  goesOn: {
    words: '[;:]\\s|\\s[–—]\\s|,? and (will|you|we|is|are)\\b',
    why: 'where a statement goes on to something else',
  },
  hanging: {
    words: ',?\\s(or|and)(\\s(an?|the|another|related|similar|equivalent|comparable|relevant))*$',
    why: '`or a related`, whose field stood on the next line',
  },
  mayEnd: {
    words: ',| and | with | so that | which | for ',
    why: 'where a long statement may end',
  },
  notASubject: {
    words: '^(level|be|have|include|know|get|join|spend|report|like|want|love|need|look|will)$',
    why: 'verbs that name no work',
  },
  hangsInTheAir: {
    words: '^(\\S+\\s){0,4}(them|it)\\b|^\\S+ (that|this|these|those)\\b|\\b(he|she|him|his|her)\\b',
    why: 'words that stand for something said before',
  },
  noDeedFirst: {
    words:
      '^(a|an|at|the|on|our|your|some|any|someone|you|we|who|as|if|between|during|when|while|after|before|from|for|with|in|until|since)$',
    why: 'words that no deed begins with',
  },
  beforeThing: {
    words: '\\b(?<a>an?|the|one) (<praise>,? )*$',
    why: 'the article of a thing, also before praise of it',
  },
  deedAsThing: {
    words: '^(\\p{Ll}+ )?\\p{Ll}+(ion|ment|ance|ence|ease|al) of ',
    why: 'a deed as a noun, which has its article inside a sentence: `the development of shift leaders`',
  },
  saidByThem: {
    words: '\\b(we|us|our)\\b',
    why: 'the employer speaks of itself',
  },
  verbBefore: {
    words: '^\\p{Ll}[^,]*$|^\\S+ (a|an|the|our|your|all|each|with|\\d)\\b',
    why: 'a verb, by what stands behind it',
  },
  ofRole: {
    words: 'you role position person holder job',
    why: 'whoever will do the work, besides by their title',
  },
  isRelative: {
    words: '^(who|that|which)$',
    why: 'it opens a clause about what is before',
  },
  quality: {
    words:
      '^\\p{L}+(ible|able|ive|ful|ous|ent|ed|al)\\s((with|in|at|about|to|on)\\s|\\p{L}+ing\\b)|\\s(liter|numer)ate$',
    why: '`credible with buyers` says how somebody is',
  },
  beforeDoing: {
    words: `\\b(can|to|you|will|you['’]ll|must)\\s+$`,
    why: 'a verb follows that is to be done',
  },
  beforeDone: {
    words: `\\b(have|has|having|you['’]ve)\\s+(\\w+ly\\s+)?$`,
    why: 'a verb follows that was done',
  },
  endOfPerson: {
    words: '(er|or|ist|ian|ant|eer)$',
    why: 'how the name of a trade ends',
  },
  reporting: {
    words:
      '\\b[Rr]eport(s|ing)?( directly)? (in)?to (our |the |an? )?(?<a>(\\p{Lu}[\\p{L}&/-]*|of|for|the|and)( (\\p{Lu}[\\p{L}&/-]*|of|for|the|and))*)',
    why: 'to whom the role reports',
  },
  hangingLink: {
    words: '( (of|for|the|and))+$',
    why: 'a name that was cut behind a small word',
  },
  win: {
    words: '^(won|earned|achieved|exceeded|halved|doubled|tripled)$',
    why: 'what came of it, in one verb',
  },
  joint: {
    words: '[,;:]\\s+|\\s[–—]\\s|\\s(?=(and|resulting in|leading to|so that|which|that|without)\\s)',
    why: 'where a further statement may begin, and the words it begins with',
  },
  opening: {
    words: '^(and|which|that|thereby|also|later)\\s+',
    why: 'words that join a clause to the one before',
  },
  alwaysOutcome: {
    words: '^(resulting in|leading to|so that|without|zero|no)\\s',
    why: 'a clause that opens so tells what came of it',
  },
  figure: {
    words: '\\d\\s?%|\\bby (\\d|half)|\\bfrom (\\S+ ){1,4}to \\S|\\b(under|over|above|below) \\d|\\bzero\\b',
    why: 'a change in figures',
  },
  byWhat: {
    words: '\\s(?=(by|through|after) [\\p{L}-]+(ing\\b| [\\p{L}-]+ing\\b))',
    why: 'by what it was reached',
  },
  paper: {
    words: '\\b(diploma|certificate|licen[cs]e|[NS]VQ|level \\d)\\b|\\bcards?$',
    why: 'what is granted, by any name',
  },
  padding: {
    words: `
      ^((an )?(interest in|familiarity with|comfort with|knowledge of|experience (with|in|of))|recent|proven|demonstrated|hands-on|solid|strong|progressive|practical|good|excellent|professional|relevant)\\s+
      \\s+(experience|knowledge|background|skills?|ability|abilities|expertise|familiarity|before|yourself)$`,
    why: 'words before what is asked for that say nothing of it',
  },
  cutShort: {
    words: '\\s(or|and|of|in|with|to|for)$',
    why: 'a label that was cut in the middle',
  },
  ofTheBody: {
    words: '\\b\\d+\\s?(lbs?|pounds?|kg|kilos?)\\b|^(height|fitness)\\b',
    why: 'strength is asked about on a form, not in a story',
  },
  ofTheWill: {
    words: '\\b(willing(ness)?|availab(le|ility)|happy to)\\b',
    why: 'so is what somebody is ready to do',
  },
  cannotBeSaid: {
    words: '\\d|^\\p{Lu}\\p{Ll}+ \\p{Ll}|\\b(it|them)\\b|^(on|in|at|with|for|to)\\s',
    why: 'a label that makes no question by itself',
  },
  isNoun: {
    words: '(ion|ity|ment|ance|ence|ness|ship|thy|ty)$',
    why: 'how a noun ends',
  },
  praise: {
    words:
      '\\b(a lot|hugely|massively|significantly|dramatically|greatly|enormously|much (better|happier|faster)|far (better|happier|faster)|tremendous(ly)?|amazing|outstanding|incredibl[ey]|the best|everyone (loved|was happy))\\b',
    why: 'praise without a figure',
  },
  tellsResult: {
    words: `
      \\d\\s?%
      \\b(as a result|in the end|since then|led to|resulted? in|ended (up|with)|turned out|came (down|up)|went (down|up)|from \\S+ to \\S+|learn(ed|t)|afterwards|to this day)\\b`,
    why: 'an answer tells what came of it',
  },
  aTime: {
    words: `
      \\b(19|20)\\d\\d\\b
      \\b(when|while|after|before) (i|we|my|our|the)\\b
      \\b(at the time|back then|in my|during|last (year|month|week|summer|winter|spring|autumn)|years? ago)\\b`,
    why: 'an answer says when',
  },
  aPlace: {
    words: '\\b(at|for|with) \\p{Lu}',
    why: 'an answer says where',
  },
  tellsTask: {
    words:
      '\\b(asked (me|us)|(had|needed|wanted|tasked) (me |us )?to|my (task|job|part|goal|aim|brief)|(goal|aim|task|target|challenge|problem|difficulty|question|point) was|was (responsible|asked|told|expected|meant)|in charge of|up to me|because)\\b',
    why: 'an answer says what was to be done',
  },
  tellsStraight: {
    words: `\\b(not (yet )?|never |n['’]t (yet )?|no |without )(\\w+ ){0,3}|\\b(only|new to me|little)\\b`,
    why: 'an answer says plainly that it was not',
  },
  statement: {
    words: '^(you|we|they|who|must|can|able|having)\\b|\\b(is|are|helps?|would|can|will|has|have)\\b',
    why: 'what cannot stand after "asks for"',
  },
  sample: {
    words:
      '[^.;:\\n•]{0,60}\\b(?<a>portfolio|(work|writing) sample|showreel|(?<=bring your )numbers|references)s?\\b[^.;:\\n•]{0,60}',
    why: 'what is to be brought',
  },
  teamSize: {
    words:
      '\\b(team|squad|brigade|department|unit) of (about |around |some )?(\\d{1,3}(?!\\S*[+\\d])|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}{3,7}teen|\\p{Ll}{3,7}ty)\\b',
    why: 'how many the team are',
  },
  unusualHours: {
    words:
      '[^.;:\\n•]{0,60}\\b(on[- ]call|stand-?by|shifts?(?! (leader|manager|supervisor|worker|lead)s?\\b)|nights|weekends|overtime|rota)\\b[^.;:\\n•]{0,60}',
    why: 'hours that are not those of an office',
  },
} satisfies Wordings
