import { wornPhrase } from '../words/worn-phrases.ts'

/** What recruiters have read too often besides, or what praises without saying anything. */
const cliches =
  /\b(?:i am writing|passion(?:ate(?:ly)?)?|proven|track record|(?:perfect|ideal|great|excellent|strong|natural) (?:fit|match|candidate)|dynamic|leverag\w*|synerg\w*|i (?:firmly |strongly |truly )?believe|i am confident|i feel that|(?:highly )?motivated|dedicated (?:professional|individual|worker)|seasoned|fast[- ]paced|wear(?:ing)? many hats|wealth of|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|visionary|game[- ]chang\w*|honed|esteemed|prestigious|renowned|thrilled|excited|eager(?:ly)?|delighted|look no further|utili[sz]\w*|spearhead\w*|value[- ]add\w*|think(?:er)? strategically|above and beyond|at your earliest convenience|to whom it may concern|skill ?set|unique(?:ly)?|innovative|exceptional|outstanding|extensive experience|make a difference|dream job)\b/i

export const clicheIn = (text: string): string | null => (wornPhrase.exec(text) ?? cliches.exec(text))?.[0] ?? null
