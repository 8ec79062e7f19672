/** What invented people are made of. Those who are trained on and those who are measured share no list. */
export interface Words {
  given: readonly string[]
  family: readonly string[]
  /** City, region as it is shown behind it. */
  towns: readonly (readonly [string, string])[]
  /** Names of employers; `#` stands for an invented stem. */
  employers: readonly string[]
  stems: readonly string[]
  /** `#` stands for a stem. */
  schools: readonly string[]
  hosts: readonly string[]
  verbs: readonly string[]
  results: readonly string[]
  traits: readonly string[]
  interests: readonly string[]
  languages: readonly string[]
  levels: readonly string[]
  causes: readonly string[]
  awards: readonly string[]
  papers: readonly string[]
  trades: readonly Trade[]
}

/** A profession: lists are parted by `|`, groups of skills by lines. */
export interface Trade {
  name: string
  titles: string
  degrees: readonly (readonly [string, string])[]
  /** What is done in it. */
  tasks: string
  /** `Group: skill, skill`. */
  skills: string
  certificates: string
  projects: string
}

export const parts = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const skillGroups = ({ skills }: Trade): { name: string; keywords: string[] }[] =>
  skills
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', list = ''] = line.trim().split(/:\s+/)
      return { name, keywords: list.split(', ') }
    })
