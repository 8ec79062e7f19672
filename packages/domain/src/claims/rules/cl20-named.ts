import type { Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { verbsOfPosts } from '../../words/verb-classes.ts'
import { type Reading, readingOf } from '../reading.ts'

const isPost = among(verbsOfPosts)

/** Where the text names what it may, and whether it says that the person worked there. */
export function namedWords({ words }: Reading, named: readonly string[]): Map<Word, 'named' | 'claimed'> {
  const found = new Map<Word, 'named' | 'claimed'>()
  for (const name of named) {
    const wanted = readingOf(name).words.map(({ lower }) => lower)
    for (const word of wanted.length === 0 ? [] : words) {
      if (wanted.some((lower, offset) => words[word.at + offset]?.lower !== lower)) continue
      const isWork = isPost(words[word.governor]?.verb?.split('-')[0] ?? '')
      for (const it of words.slice(word.at, word.at + wanted.length)) found.set(it, isWork ? 'claimed' : 'named')
    }
  }
  return found
}
