/** Says how well, beside the name of a language. */
export const isLevelWord = (lower: string): boolean => levelWord.test(lower)
const levelWord =
  /^(?:native|speakers?|fluent|fluently|fluency|bilingual|trilingual|level|professional|proficiency|working|conversational|advanced|intermediate|basic|elementary|[abc][12]|languages?|speaks?|speaking|mother|tongue|good|very|upper|proficient|business|full|limited|command)$/
