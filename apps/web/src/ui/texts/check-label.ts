/** What the check says of a sentence. */
export const labels = {
  yours: 'On your resume',
  reworded: 'Reworded',
  new: 'Reworded, new',
  'not-yours': 'Not on your resume',
  nothing: 'Nothing to check',
}
