/** Time away from work, under whatever heading: it is no place of work. */
export const isTimeAway = (heading: string): boolean =>
  /\b(?:career (?:break|gap)|(?:maternity|paternity|parental|family|medical) leave|sabbatical|home-?maker|stay-at-home|full-?time (?:parent|carer|caregiver))\b/i.test(
    heading,
  )

/** The headings of paid work: time away from it is none. */
export const jobsIn = <Told extends { kind: string; section: string | null; text: string }>(
  told: readonly Told[],
): Told[] => told.filter(({ kind, section, text }) => kind === 'role' && section === 'work' && !isTimeAway(text))
