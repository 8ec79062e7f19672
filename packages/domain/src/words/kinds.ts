/** Words by which one knows what a claim is about. */
export const kindRows = [
  {
    kind: 'degree',
    words:
      'bachelor bachelors master masters doctorate phd mba bsc msc bs ms ba ma bsn msn jd md diploma degree graduate',
  },
  {
    kind: 'certificate',
    words:
      'certified certificate certification licence license licenced licensed chartered registered accredited qualified clearance permit',
  },
  {
    kind: 'award',
    words: 'award awards prize won winner winning medal finalist best top awarded scholarship fellowship',
  },
  { kind: 'membership', words: 'member membership fellow board association society committee council trustee' },
  { kind: 'school', words: 'university college school academy institute polytechnic' },
  {
    kind: 'scope',
    words:
      'team teams budget user users customer customers region regions site sites countries global international nationwide national all every whole department departments staff employees largest',
  },
  { kind: 'rank', words: 'solely sole single handedly independently alone lead senior expert' },
] as const
