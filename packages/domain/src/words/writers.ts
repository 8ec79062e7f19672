import type { Wordings } from './job/row.ts'

// Words by which an answer of a chat assistant is read: names of fields, labels before a text, and what is no answer.

export const writerWords = {
  lineField: { words: '^(line|lineno|linenumber|part|number|no|id|index|n)$', why: 'which line is meant' },
  textField: {
    words:
      '^(text|newtext|new|after|rewrite|rewritten|reworded|revised|revision|suggestion|suggested|improved|updated|proposed|replacement|sentence|wording)$',
    why: 'what is to stand there',
  },
  reasonField: { words: '^(reason|why|rationale|explanation|because|note|comment)$', why: 'why it is to stand there' },
  sourceField: {
    words: '^(sources?|lines|sourcelines|basedon|evidence|from|cites|citations?)$',
    why: 'what it rests on',
  },
  beforeField: { words: '^(before|original|originaltext|old|oldtext|current|was)$', why: 'what stood there' },
  requirementField: {
    words: '^(requirement|requirementnumber|req|asked|asks|need)$',
    why: 'which requirement is meant',
  },
  paragraphField: { words: '^paragraphs?$', why: 'where in a letter' },
  reasonLabel: { words: '^(reason|why|rationale|because|explanation)$', why: 'why it is to stand there' },
  sourceLabel: { words: '^(sources?|based on|from lines?|lines used|evidence)$', why: 'what it rests on' },
  beforeLabel: { words: '^(before|original|current|old|was)( text| line)?$', why: 'what stood there' },
  afterLabel: {
    words:
      '^(after|new|revised|rewritten|rewrite|improved|suggested|suggestion|updated|proposed|text)( text| line| wording)?$',
    why: 'what is to stand there',
  },
  declines: {
    words: `\\b(I('m| am) sorry|I (can('|no)t|am unable to|am not able to)|as an AI)\\b`,
    why: 'an assistant that says no',
  },
  greets: { words: '^(dear|hello|hi|good (morning|afternoon|day)|to whom)\\b.{0,100}$', why: 'how a letter begins' },
  parts: {
    words: `^(yours|kind|best|warm|with|sincerely|regards|respectfully|many thanks|thank you|thanks)\\b.{0,40},?$`,
    why: 'how a letter ends',
  },
  ofSelf: { words: `\\b(I|I'm|I've|my|me|mine|myself|we|our|us)\\b`, why: 'the first person' },
  ofThem: { words: '^(you|your)\\b', why: 'a sentence about whoever is written to' },
} as const satisfies Wordings
