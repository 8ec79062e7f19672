export const yourMatch = (score: number) => `Your match: ${score} of 100`
export const outOf = 'of 100'
export const becomes = 'to'
export const sentence = (words: string) => `${words}.`
export const unscored = 'This ad doesn’t list anything we can check against a resume.'

// What employers seldom overlook
export const dealbreakers = 'Dealbreakers.'
export const employersStop = 'Employers often stop here.'
export const dealbreakerStatus: Record<string, string> = {
  partly: 'Close',
  'not-shown': 'Not found',
  failed: 'You don’t have this',
}
