export const outOf = 'of 100'
export const score = (score: number) => `ATS score ${score} of 100`
export const inOrder = (checks: number) => `${checks} in order`
export const notAssessed = (checks: number) => `${checks} not assessed`
export const summary = (failed: number, warned: number) => {
  if (failed + warned === 0) return 'Nothing to fix.'
  return [failed > 0 && `${failed} to fix`, warned > 0 && `${warned} to look at`].filter(Boolean).join(', ')
}
export const signs = { fail: 'To fix', warn: 'To look at', pass: 'In order', open: 'Not assessed' }
