/** How an employer sees itself; phrases, read by `phrasesOf`. */
export const cultureWords = `
  collaborative, inclusive, diverse, flat hierarchy, flat hierarchies, fast paced, entrepreneurial, innovative, supportive, friendly, family friendly, mission driven, purpose driven, data driven,
  results driven, quality driven, agile, dynamic, flexible, autonomy, autonomous, trust, transparent, transparency, ownership, work life balance, remote first, people first,
  feedback culture, learning culture, growth mindset, customer first, customer obsessed, community, sustainable, sustainability, integrity, respect, respectful, empower, empowered,
  empowering, empowerment, creative, curiosity, ambitious, pragmatic, candour, candor, kind, kindness, humble, humour, humor, team spirit, open door, psychological safety, wellbeing, well being,
  tight knit, close knit, cross functional, multicultural, hands on, high performing, caring, compassionate`
/** Behind these, such a word is another: `respect to`, `kind of`. */
export const otherThanCulture =
  'respect to, respect of, kind of, trust fund, community nurse, community care, community health'
/** Is said to all who may apply, and tells of no employer. */
export const saidToAll = `
  regardless, irrespective, all applicants, all candidates, any applicant, all qualified, equal opportunit*, equality of opportunity, equal employment, without regard, all backgrounds, all sections, from all, diverse backgrounds, applications from, candidates from`
/** What is paid, which is no benefit. */
export const basePay = 'base salary, salary range, pay range, EUR, USD, GBP'
