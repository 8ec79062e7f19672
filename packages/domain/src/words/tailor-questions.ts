/** A way to ask: what is asked for stands behind `ask`, and `so` behind it. */
interface AskRow {
  words: string
  ask: string
  so: string
  why: string
}

/** What opens a label and is asked by its verb. */
export const askedByDeed: AskRow[] = [
  {
    words: '^(use of|using) ',
    ask: 'Have you used',
    so: 'where and for what',
    why: '`use of hand tools`: nobody can use of them',
  },
  {
    words: '^membership (of|in|with) ',
    ask: 'Are you a member of',
    so: 'since when',
    why: '`membership of a union`',
  },
  {
    words: '^(involvement|participation) in ',
    ask: 'Have you taken part in',
    so: 'where',
    why: '`involvement in audits`',
  },
  { words: '^exposure to ', ask: 'Have you worked with', so: 'where', why: '`exposure to live sound`' },
  { words: '^completion of ', ask: 'Have you completed', so: 'when', why: '`completion of probation`' },
]

/** What stands before a label in its sentence; `how` and `article` go into the question. */
export const askedByLead: AskRow[] = [
  {
    words: '\\bmember(ship)?( \\p{L}+)? (of|with|in)( (?<article>(the|an?)( \\p{L}+)?))? $',
    ask: 'Are you a member of',
    so: 'since when',
    why: '`membership of the …`: a body is nothing that one holds',
  },
  {
    words:
      "\\b(years?['’]?( of| \\p{L}+ly| paid| relevant| related| recent| proven| practical| full-time)*( experience)?|experienced?)(?<how>( (of|in|with|within|at|on|using|as|from|under|working))*)( (?<article>(the|an?)( \\p{L}+)?))? $",
    ask: 'Do you have experience',
    so: 'where and for what',
    why: '`experience of working in a …`: the advertisement has the words between already',
  },
  {
    words:
      '\\b(proficien(t|cy)|competen(t|ce)|skilled|confident|adept|familiar(ity)?) (with|in|using)( (?<article>(the|an?)( \\p{L}+)?))? $',
    ask: 'Do you have experience with',
    so: 'where and for what',
    why: '`proficiency with a …`: who has worked with it knows',
  },
  {
    words: '\\bunderstanding of( (?<article>(the|an?)( \\p{L}+)?))? $',
    ask: 'Do you have an understanding of',
    so: 'where from',
    why: '`sound understanding of the …`',
  },
  {
    words:
      '\\b(knowledge|awareness|appreciation|grasp) of(?<others> [^.;:]*(,| and| or))?( (?<article>(the|an?)( \\p{L}+)?))? $',
    ask: 'Do you have knowledge of',
    so: 'where from',
    why: '`knowledge of the … and …`: of the second too',
  },
]

/** What ends a label: whoever has it has had it. */
export const askedAsHad: AskRow[] = [
  { words: ' responsibilit(y|ies)$', ask: 'Have you had', so: 'where', why: '`purchasing responsibility`' },
]

/** Papers that are learnt, not carried: nobody holds training. */
export const askedAsTaken: AskRow[] = [
  {
    words: '(?<!certificate|award) training$',
    ask: 'Have you had',
    so: 'when and where',
    why: '`first aid training`',
  },
  { words: ' courses?$', ask: 'Have you taken', so: 'when and where', why: '`food hygiene course`' },
]
