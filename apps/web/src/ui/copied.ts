/** Whether it is on the clipboard now. Without a safe connection there is no clipboard at all. */
export const copied = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => true,
    () => false,
  )
