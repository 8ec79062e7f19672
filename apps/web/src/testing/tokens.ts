const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned token in the shape that the browser can read; it is good for an hour unless said otherwise. */
export const tokenExpiringAt = (milliseconds = Date.now() + 60 * 60 * 1000) =>
  `${base64Url({ alg: 'EdDSA' })}.${base64Url({ sub: '1', exp: Math.floor(milliseconds / 1000) })}.signature`
