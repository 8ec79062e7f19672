import type { Wordings } from './row.ts'

// Names of the standard, by what they do to the lines of a page. The program that answers requests reads them too, and
// has nothing of what reads tables of words elsewhere.

export const htmlWords = {
  silent: {
    words: 'script style head noscript template svg iframe select nav form',
    why: 'nothing of it is shown, or it is no part of the text',
  },
  block: {
    words:
      'p div section article header footer main aside ul ol dl dt dd table tr h[1-6] blockquote pre hr figure address',
    why: 'on lines of its own',
  },
  empty: { words: 'br hr img input meta link wbr col source', why: 'has no end, and hides nothing behind it' },
  breaking: { words: 'p div ul ol li br h[1-6] tr section article body', why: 'tells that tags make the lines' },
  telling: { words: 'p div ul ol li br h[1-6] strong b span html body', why: 'tells that a text is a page' },
  hiding: {
    words: `(^|[\\s"'])hidden([\\s"'=/]|$)|display\\s*:\\s*none|visibility\\s*:\\s*hidden|font-size\\s*:\\s*0|opacity\\s*:\\s*0(?![.\\d]*[1-9])`,
    why: 'what stands in it is not shown',
  },
  entities: {
    words:
      'amp lt gt quot apos nbsp ndash mdash lsquo rsquo ldquo rdquo bdquo bull middot hellip euro pound copy reg trade auml ouml uuml Auml Ouml Uuml szlig eacute egrave agrave ccedil ntilde',
    why: 'signs that are written by a name',
  },
  signs: { words: `&<>"' –—‘’“”„•·…€£©®™äöüÄÖÜßéèàçñ`, why: 'what those names stand for, in the same order' },
} satisfies Wordings
