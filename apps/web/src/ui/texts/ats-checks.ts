export const passed = (checks: number) => `${checks} passed`
export const skipped = (checks: number) => `${checks} skipped`
export const summary = (failed: number, warned: number) => {
  if (failed + warned === 0) return 'Nothing to fix.'
  return [failed > 0 && `${failed} to fix`, warned > 0 && `${warned} to look at`].filter(Boolean).join(', ')
}
export const signs = { fail: 'To fix', warn: 'To look at', pass: 'Passed', open: 'Skipped' }
