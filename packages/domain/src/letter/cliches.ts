import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { wornPhrase } from '../words/worn-phrases.ts'

const cliches = patternOf(letterWords.cliches)

export const clicheIn = (text: string): string | null => (wornPhrase.exec(text) ?? cliches.exec(text))?.[0] ?? null
