import type { Wordings } from './job/row.ts'

// Words by which an answer to a gap question is heard, and the question is put.

export const answerWords = {
  howOften: {
    words:
      '\\b((on )?((every|each) (single )?(\\p{L}*day|week(end)?|month|year|shift|season|morning|evening|night|term|visit)|a (daily|weekly|regular) basis|(most|all) (\\p{L}*days|shifts))|daily|weekly|monthly|regularly|often|always|currently|in my (\\p{L}+ )?(role|job|post|position))\\b',
    why: 'a line that tells the same deed needs no second one for it',
  },
  quality: {
    words: '^(valid|current|in[- ]date|up[- ]to[- ]date|recent|strong|proven|excellent|solid|demonstrable) ',
    why: 'what an employer wishes of a thing, and a yes does not say',
  },
  oneOfSeveral: {
    words: ' or |[/,;(]|such as|similar',
    why: 'a requirement that names several things',
  },
  opensWithPerson: {
    words: `^\\W*(yes\\W+)?((at|for|in|with|as) [^,]{2,60}?,? )?(I|we)(['’]\\w+)? `,
    why: 'the person tells, perhaps after where or when',
  },
  yes: {
    words: '^(yes|yeah|yep|yup|sure|of course|certainly|absolutely|definitely)\\b[\\s,.:;–-]*',
    why: 'a yes at the head of an answer',
  },
  ofPaper: {
    words: '\\b(award|certificat(e|ion)|diploma|degree|qualification|licen[cs]e|(card|permit|ticket)$)\\b',
    why: 'what is granted',
  },
  ofGrade: {
    words: '\\b([NS]VQ|BTEC|HN[CD]|(level|grade|band) \\p{N})\\b',
    why: 'a paper by its grade',
  },
  level: {
    words: '\\b(native|fluent|business|professional|conversational|intermediate|advanced|basic|beginner|[ABC][12])\\b',
    why: 'how well a language is known',
  },
  orElse: {
    words: ',? or ((a |the )?(willing|abilit|able)|working towards|equivalent).*$',
    why: 'what would do instead',
  },
  cutShort: {
    words: ' and to |, or \\p{L}+$|\\s(or|and|of|to|with|in|for)$',
    why: 'a label that was cut in the middle',
  },
  limit: {
    words: '^(max|min|no|own)\\b',
    why: 'a limit, and nothing to have',
  },
  experienceIn: {
    words: '\\b(experience|knowledge)( (in|of|with|on)\\b|$)|\\bexposure$',
    why: 'it is experience that is asked for',
  },
  beforeName: {
    words: '(^| (in|with|of) )$',
    why: 'what stands before the name of a skill',
  },
  isInclination: {
    words: `
      ^(an? )?(\\p{L}+ )?((interest|passion|curiosity|commitment) (in|for|about|to)|(eye|ear|feel|sense|flair|knack|head) (for|of)|grounding in)\\b
      \\bbackground$`,
    why: '`keen interest in …`, `eye for detail`, `nursing background`',
  },
  afterDeed: {
    words: '^(an?|the|all|our|your|up|out|over|in|on|with|to|at|within|without|under|through|independently|\\d.*)$',
    why: 'what follows a deed and no thing: `read a table`, `work at heights`, `lift 50 lbs`',
  },
  hasArticle: {
    words: '^(an?|the|any|your)\\s',
    why: 'it has an article already',
  },
  holderOf: {
    words: ' (certified|registered|licensed|qualified|approved|accredited)$',
    why: 'somebody is that',
  },
  countable: {
    words: '\\b(NVQ|card|record|registration|clearance)\\b',
    why: 'papers of which one has one',
  },
  degreeName: {
    words: '^(Bachelor|Master|Associate|Doctor)',
    why: 'degrees that are no names inside a sentence',
  },
  ofSchool: {
    words: '^(GCSEs?|[AO][- ]levels?|Leaving Cert(ificate)?|Highers?|National 5s?)( passes)?\\b(?= (in )?\\p{Lu}|$)',
    why: 'examinations in one subject each: `GCSE English and Maths`',
  },
  gradeBehind: {
    words: '(?<!\\b(at|with|or|by|,)) (?=(minimum )?grades? )',
    why: '`Maths grade C`: at that grade',
  },
  afterDoing: {
    words: '^(for|from)$',
    why: '`preparing for audits`: a deed',
  },
  beforeWhich: {
    words: ' (as|with|in|for) ',
    why: 'what stands behind says which: `registration as a dietitian`',
  },
  isListed: {
    words: '(,| and| or) $',
    why: 'a thing stands behind another one of its list',
  },
  plainOpening: {
    words:
      '^(full|basic|advanced|previous|prior|clean|valid|current|active|working|practical|relevant|existing|recent|own|good|strong) ',
    why: 'words that are small inside a sentence, also before a name: `Full UK licence`',
  },
  ofMuch: {
    words:
      '(ing|ment|tion|sion|ance|ence|ics|ology|ship|ity|graphy|ery|ware|care|equipment|machinery|work|law|software|repair|maintenance|insurance|husbandry|health|safety|support|service|research|analysis)$',
    why: 'nouns that need no article: `auto insurance`, `margin management`',
  },
  passiveDeed: {
    words: '^\\p{L}+(ed|en)\\b.* by ',
    why: '`endorsed by a recognised body`: it is done to the person',
  },
  twoOfAKind: {
    words: '(knowledge|understanding|awareness) (and|or) ',
    why: '`geographical knowledge and map reading`: one is known, one is done',
  },
  conditionOfPerson: {
    words: '^(legally )?(authori[sz]ed|eligible|able|willing|available|ready|comfortable|based|located)\\b',
    why: 'how somebody is or stands',
  },
  rightOfPerson: {
    words: '\\b(citizenship|authori[sz]ation|permit|visa)$',
    why: 'what somebody has from the state',
  },
} satisfies Wordings
