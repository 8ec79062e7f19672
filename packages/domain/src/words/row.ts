/** What a word of a resume is about. Words of two classes are never near each other. */
type WordClass = 'deed' | 'person' | 'place' | 'thing' | 'paper' | 'quality' | 'time'

/** Words that belong together, and why they do. A verb stands in its base form, with its particle: `set-up`. */
export interface WordRow {
  words: string
  class: WordClass
  why: string
}
