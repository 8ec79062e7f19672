/** Beside a line, what became of it. */
export const changeNames: Record<string, string> = {
  moved: 'moved up',
  skills: 'in the ad’s order',
  headline: 'a title you held',
  spelling: 'spelled as in the ad',
  fact: 'from your answer',
  hidden: 'hidden',
}
export const changed = 'changed'
