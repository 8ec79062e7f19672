export const errorOccurred = 'An error occurred.'
export const pleaseTryAgain = 'Please try again.'
export const unreachable = 'The server could not be reached. Check your connection and try again.'
export const noAnswer = 'The server could not answer. Please try again later.'

// While long work waits for its turn
export const waitsBehind = (ahead: number) =>
  ahead === 0 ? "You're next. It starts as soon as it can." : `Waiting for your turn: ${ahead} ahead of you.`
