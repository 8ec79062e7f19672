/** What became of a line: it stands as it was, elsewhere, in other words, with others in one, or it is new. */
export const editKinds = ['kept', 'moved', 'reworded', 'combined', 'added'] as const
export type EditKind = (typeof editKinds)[number]

/** The kinds of the built-in editor, as the wire names them. */
type EditMade = 'moved' | 'hidden' | 'spelling' | 'skills' | 'headline' | 'fact'

/**
 * Where in a list of lines: of a role, a study, an item, a text, or the keywords of a group of skills; or in the
 * entries of a section. It is told by a neighbour, so that it means the same whatever else is moved or taken back.
 */
interface EditPlace {
  /** The id of what holds the list, `<id>.courses`, `<id>.keywords`; `summary` or `skills` where there is none yet. */
  list: string
  /** The line of the original list that it stands before; null: at the end. */
  before: string | null
  /** Its turn among those that stand before the same line, from 0. */
  index: number
}

/**
 * One change of a resume. Edits are a set, not a sequence: what stands after some of them is the same in whatever order
 * they are applied, and leaving one out takes back that one alone.
 */
export interface Edit {
  id: string
  /** The line it is about; a new id where it adds one. */
  line: string
  kind: EditKind
  /** What stands there then. Empty where the line is left out. */
  text: string
  reason: string
  /** The id of the requirement it serves. */
  requirement: string | null
  /** The ids of the sources behind the text. */
  sources: string[]
  /** For what is moved or added. */
  place?: EditPlace | undefined
  /** The other lines whose words are in this one now, and which do not stand on their own. */
  takes?: string[] | undefined
  /** The person was asked about its words, and said yes. */
  confirmed?: boolean | undefined
  /** What the built-in editor did; edits of writers and of earlier engines have none. */
  made?: EditMade | undefined
}

/** The edit with the person's word for it. */
export const asConfirmed = <Some extends Edit>(edit: Some, fact: string): Some => ({
  ...edit,
  sources: [...edit.sources, `fact-${fact}`],
  confirmed: true,
})
