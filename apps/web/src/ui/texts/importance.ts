/** How much an ad asks for something, by the importance of a requirement. */
export const importanceWords: Record<string, string> = {
  required: 'Must',
  preferred: 'Nice to have',
  mentioned: 'Duty',
}
