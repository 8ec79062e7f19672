/** A file of the catalogue: a field of work, its title for people, and its skills by category. */
export interface Field<Rows = readonly Row[]> {
  key: string
  title: string
  categories: Readonly<Record<string, Rows>>
}

/**
 * A skill. Each alias carries its relation to the name, decided singly; without a mark it is something near and no more.
 *
 *     =Nodejs   the same, by spelling          >HTML5      a kind of it
 *     ^K8s      the same, an abbreviation      <Drywall    what it is a kind of
 *     @MS Word  the same, with its maker       ~Pear Deck  near it, and of the same kinds
 *
 * Its own forms stand behind it (`Azure AD^Azure Active Directory`), and what it is a kind of among the names beside it
 * (`Bank reconciliation<Reconciliation`). A parent with `<` is what the skill is strictly a kind of (`<Relational
 * database`); without the mark the skill belongs to it and is near it. What is narrower and asked for by itself is a
 * skill with this one as parent.
 * An alias that ends in `?` is too short or too common to count anywhere and counts only in context (`Node?`, `AP?`).
 * `catalogue.test.ts` holds the rules.
 */
export interface Row {
  name: string
  aliases?: readonly string[]
  parents?: readonly string[]
  /** Other skills. A pair is written once, on either side. */
  near?: readonly string[]
  /** The name counts only in exactly this case. */
  exact?: boolean
  /** An ambiguous word, which counts only in a list of skills, beside another skill, or with a naming word. */
  context?: boolean
  /** A way of working. */
  soft?: boolean
}
