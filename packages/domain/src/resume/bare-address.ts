/** A web address as people also write it: without `https://`, `www.` and the slash at its end. */
export const bareAddress = (url: string): string =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
