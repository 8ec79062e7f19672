import type { HelpQuestion, HelpTopic } from './texts/help.tsx'

/** The questions that hold every word of the query, in question or answer; topics without any fall out. */
export function searchHelp(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const words = wordsOf(query)
  const holdsAll = ({ question, answer }: HelpQuestion) => {
    const text = plain(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  }
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(holdsAll) }))
    .filter((topic) => topic.questions.length > 0)
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** "e-mail" and "email" are one word. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', '')
