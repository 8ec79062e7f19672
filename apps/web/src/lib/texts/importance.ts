/** How much an ad asks for something, by the importance of a requirement. */
export const importanceWords: Record<string, string> = {
  required: 'Required',
  preferred: 'Nice to have',
  mentioned: 'Part of the job',
}
