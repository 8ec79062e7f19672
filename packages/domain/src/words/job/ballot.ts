import type { Wordings } from './row.ts'

export const ballotWords = {
  common: {
    words: `
      hi hello hey we you our your the this that these those it its as in at for if on with when where who
      what['’]?s? why how there here he she they his her all any each every both no not new please one two three
      four five six seven eight nine ten (twen|thir|for|fif|six|seven|eigh|nine)ty-?\\w* candidates? applicants?
      applications? women minorities people everyone everybody colleagues pupils lenders engineers hospitals
      employees? benefits experience knowledge ability degree bachelor['’]?s? master['’]?s? full part jobs? position
      role teams? about salary base pay range location hybrid remote month monday tuesday wednesday thursday friday
      offers? employment schedules professional visits careers? meetings growth quality decisions teaching travel
      relocation diversity minimum strong excellent good proven must ideal successful responsibilities requirements
      qualifications compensation start interested apply behaviour accounting inquiries references interviews
      working work looking seeking hiring text call email send kind best warm thanks regards`,
    why: 'words that open a sentence or a line without naming anybody',
  },
  shortForm: {
    words: '\\s(Inc|Ltd|Co|Corp)\\.$',
    why: 'keeps its full stop',
  },
  proseWord: {
    words: "(?<![\\p{L}'’-])(?!(of|and|the|for|de|und|at|am)\\b)\\p{Ll}{2,}",
    why: 'a word in small letters that no name has',
  },
} satisfies Wordings
