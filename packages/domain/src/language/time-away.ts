/** Time away from work, under whatever heading: it is no place of work. */
export const isTimeAway = (heading: string): boolean =>
  /\b(?:career (?:break|gap)|(?:maternity|paternity|parental|family|medical) leave|sabbatical|home-?maker|stay-at-home|full-?time (?:parent|carer|caregiver))\b/i.test(
    heading,
  )
