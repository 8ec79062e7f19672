// A layout program: how the resume of any person is drawn. Every program is a row of such parts.

export interface Program {
  name: string
  /** Programs that look alike share it, and stay on one side of the split. */
  family: string
  use: 'training' | 'measured' | 'composed'
  paper?: 'a4' | 'letter'
  type: Type
  frame: Frame
  person: NameForm
  contact: ContactForm
  heading: HeadingForm
  work: EntryForm
  education: EntryForm
  dates: DateForm
  /** Where schools show another form than jobs. */
  studyDates?: DateForm
  bullets: BulletForm
  skills: SkillForm
  languages: ListForm
  /** Certificates, awards and publications, each a line: `{name}[, {issuer}][ ({date})]`. */
  items: ItemForm
  projects?: EntryForm
  summary?: SummaryForm
  interests?: ListForm
  furniture?: Furniture
}

export interface Type {
  family: string
  /** Pixels, of which four are three points. */
  size: number
  leading: number
  /** Pixels above a section, above an entry, and between lines. */
  gaps: readonly [number, number, number]
  justified?: boolean
  color?: string
}

export interface Frame {
  /** Pixels: top, right, bottom, left. */
  margins: readonly [number, number, number, number]
  bands: readonly Band[]
  gutter?: number
  /** Entries are not broken over pages. */
  wholeEntries?: boolean
  /** A heading may be left alone at the foot of a page. */
  looseHeadings?: boolean
  /** Room beside the text for headings, dates or places. `across`: name and contact, or headings too, do not keep to it. */
  margin?: { width: number; side: 'left' | 'right'; align?: 'left' | 'right'; across?: 'top' | 'headings' }
}

/** Columns side by side; `shows` names what stands in each, from top to bottom. */
interface Band {
  columns: readonly ColumnForm[]
  /** Down to the foot of the page. */
  tall?: boolean
  /** A column that has ended leaves its room to the others from the next page on. */
  spread?: boolean
}

export interface ColumnForm {
  share: number
  /**
   * `name contact work …`; `contact+` has a heading, `education&certificates` share one, `work1 work2` and `skills1
   * skills2` part one section into two, `photo` is an empty box, `contact-foot` stands at the foot of the first page.
   */
  shows: string
  css?: string
  /** In a narrow column some things are set in another way. */
  skills?: SkillForm
  heading?: HeadingForm
}

export interface SummaryForm {
  /** One text, or each of its sentences on a line of its own. */
  as: 'text' | 'sentences' | 'bulleted'
  css?: string
}

export interface NameForm {
  css: string
  case?: 'upper' | 'spaced'
  /** Given name over family name. */
  twoLines?: boolean
  headline?: 'below' | 'beside' | 'above'
  headlineCss?: string
  /** `Curriculum Vitae`, above the name. */
  title?: string
}

export interface ContactForm {
  as: 'line' | 'rows' | 'grid' | 'stacked' | 'columns'
  /** `email phone city url profiles address details`, in the order in which they stand. */
  order: string
  between?: string
  /** After so many, a new line. */
  perLine?: number
  labels?: 'words' | 'letters' | 'signs' | 'drawn' | 'icons' | 'names'
  css?: string
  /** Long addresses are broken wherever the column ends. */
  broken?: boolean
}

export interface HeadingForm {
  css: string
  case?: 'upper' | 'lower' | 'spaced'
  /** `§ {words}`, `{words}:`, `{number}. {words}` */
  form?: string
  /** A box without words before it. */
  icon?: boolean
  place?: 'above' | 'margin'
  /** Its words one below the other. */
  twoLines?: boolean
  /** Sections that have none. */
  untitled?: string
  rule?: 'under' | 'over' | 'beside'
}

/** Lines as patterns: see draw/pattern.ts. */
export interface EntryForm {
  head: readonly string[]
  /** Stands in the margin beside the head. */
  margin?: readonly string[]
  css?: string
  /** In the head's place, a table of one row for each entry. */
  table?: { widths: string; titles?: readonly string[]; css?: string }
  /** Posts at one employer, one after the other: what stands once, and what stands for each. */
  grouped?: { employer: readonly string[]; post: readonly string[] }
  /** What is said of each of its blocks, such as a line down the side. */
  blockCss?: string
  /** Courses, tools and the like as `Tools: a, b`, by what stands behind the label; courses are bullets without it. */
  listed?: { label: string; sign: string; between: string; bold?: boolean }
}

export interface DateForm {
  month: 'Mon' | 'Month' | 'MON' | 'Mon.' | 'MM/' | 'MM.' | 'YYYY-MM' | 'none'
  between: string
  open: string
}

export interface BulletForm {
  glyph: string
  indent: number
  as: 'hanging' | 'flush' | 'list' | 'plain'
  /** Some stand inside the one before. */
  nested?: string
  /** The first words, up to a colon, are bold. */
  boldLead?: boolean
  css?: string
}

export interface SkillForm {
  as:
    | 'inline'
    | 'groups'
    | 'grid'
    | 'columns'
    | 'bars'
    | 'table'
    | 'tags'
    | 'list'
    | 'stacked'
    | 'rated'
    | 'cards'
    | 'run'
  between?: string
  count?: number
  width?: number
  bold?: boolean
  css?: string
  /** Without the names of groups. */
  flat?: boolean
  /** Behind the name of a group; a colon without it. */
  sign?: string
  /** A bullet before each line or cell. */
  marked?: boolean
  /** Cells are read down each column. */
  down?: boolean
  /** Behind each skill how well it is known: `(expert)`, `(5 years)`. */
  level?: 'words' | 'years'
}

export interface ListForm {
  as: 'line' | 'rows' | 'bulleted'
  pattern: string
}

export interface ItemForm {
  pattern: string
  /** Further lines of an item. */
  more?: readonly string[]
  /** Stands in the margin beside it. */
  margin?: string
  /** Pixels above an item, where it is not those above a line. */
  above?: number
  bulleted?: boolean
}

export interface Furniture {
  head?: string
  foot?: string
  /** From which page on. */
  from?: number
  css?: string
}
