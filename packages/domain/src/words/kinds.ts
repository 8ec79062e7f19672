/** Words by which one knows what a claim is about. */
export const kindRows = [
  {
    kind: 'degree',
    words:
      'bachelor bachelors master masters doctorate phd mba bsc msc bs ms ba ma bsn msn jd md diploma degree graduate',
    why: 'a degree, or the short form of one',
  },
  {
    kind: 'certificate',
    words:
      'certified certificate certification licence license licenced licensed chartered registered accredited qualified clearance permit',
    why: 'the person holds a paper',
  },
  {
    kind: 'award',
    words: 'award awards prize won winner winning medal finalist best top awarded scholarship fellowship',
    why: 'something was won or given',
  },
  {
    kind: 'membership',
    words: 'member membership fellow board association society committee council trustee',
    why: 'the person belongs to something',
  },
  { kind: 'school', words: 'university college school academy institute polytechnic', why: 'where one learns' },
  {
    kind: 'scope',
    words:
      'team teams budget user users customer customers region regions site sites countries global international nationwide national all every whole department departments staff employees largest',
    why: 'says how far or over whom it reached',
  },
  {
    kind: 'rank',
    words: 'solely sole single handedly independently alone lead senior expert',
    why: 'says how much of it was the person’s own',
  },
] as const
