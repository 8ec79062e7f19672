/** What stands in the name that a browser gives itself; the first that is found counts, as most claim to be others too. */
const browsers: [sign: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [sign: RegExp, name: string, isHeldInHand: boolean][] = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bWindows\b/, 'Windows', false],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', false],
  [/\bLinux\b|\bX11\b/, 'Linux', false],
]

export interface Device {
  name: string
  isHeldInHand: boolean
}

/** "Chrome on Windows": by what a browser says of itself, as far as that can be read. */
export function deviceOf(userAgent: string | null): Device {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent ?? ''))
  const name = [browser ?? (system ? 'A browser' : 'An unknown device'), system?.[1]].filter(Boolean).join(' on ')
  return { name, isHeldInHand: system?.[2] ?? false }
}
