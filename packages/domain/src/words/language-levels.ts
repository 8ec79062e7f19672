import { wordSet } from './notation.ts'

/** Say how well, beside the name of a language. */
export const levelWords = wordSet(
  'native speaker speakers fluent fluently fluency bilingual trilingual level professional proficiency working conversational advanced intermediate basic elementary a1 a2 b1 b2 c1 c2 language languages speak speaks speaking mother tongue good very upper proficient business full limited command',
)

/** One scale for all words that say how well, the best first. Patterns, between commas. */
export const languageScale: readonly { level: number; words: string; why: string }[] = [
  { level: 7, words: 'native, mother tongue, bilingual, trilingual, first language', why: 'spoken from childhood' },
  {
    level: 6,
    words: 'c2, full professional, near-native, mastery, perfect, expert',
    why: 'nearly as those who grew up with it',
  },
  {
    level: 5,
    words:
      'c1, fluen(?:t|tly|cy), advanced, business fluent, proficien(?:t|cy), excellent, very good, professional level, business level',
    why: 'any work can be done in it',
  },
  {
    level: 4,
    words:
      'b2, upper[- ]intermediate, professional working, working proficiency, good, professional, business, confident, strong, working language',
    why: 'everyday work can be done in it',
  },
  {
    level: 3,
    words: 'b1, intermediate, conversational, conversant, everyday, working knowledge, limited working',
    why: 'everyday talk',
  },
  {
    level: 2,
    words:
      'a2, elementary, basic, basics, kitchen(?: level)?, some, school(?![ -]+(?!level)[a-z]), rudimentary, limited',
    why: 'a few sentences',
  },
  { level: 1, words: 'a1, beginner, learning, novice', why: 'the first words' },
]

/** They say it of two words, of which the second alone would say more or less. */
export const wholeLevels = 'limited working, working knowledge, upper[- ]intermediate, professional working'

/** Only that is known of the language. */
export const languageLimits = 'reading, writing, written, passive, listening, spoken'
