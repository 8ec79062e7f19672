/**
 * Words that advertisements use to one end. Words stand between blanks, with `_` for a blank inside of one; phrases stand on
 * lines of their own. Both are patterns: brackets only group, `(?<it>…)` remembers, and `<name>` stands for other words.
 */
export interface Wording {
  words: string
  why: string
}

export type Wordings = Readonly<Record<string, Wording>>
