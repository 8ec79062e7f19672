/** A verb that means another with these things: `took calls` is `answered calls`. */
export interface IdiomRow {
  verb: string
  things: string
  means: string
  why: string
}

/** With these things the verb means another. */
export const idioms: IdiomRow[] = [
  { verb: 'take', things: 'sample specimen swab', means: 'collect', why: 'of a body or a batch, it is gathered' },
  { verb: 'take', things: 'call', means: 'answer', why: 'one speaks to who rang' },
  { verb: 'take', things: 'minute statement note reading', means: 'record', why: 'it is written down' },
  { verb: 'keep', things: 'minute', means: 'record', why: 'it is written down' },
  {
    verb: 'take',
    things: 'pressure temperature pulse measurement',
    means: 'measure',
    why: 'it is found out by an instrument',
  },
  { verb: 'take', things: 'booking reservation appointment', means: 'book', why: 'a time or a place is set aside' },
  { verb: 'make', things: 'booking reservation appointment', means: 'book', why: 'a time or a place is set aside' },
  { verb: 'take', things: 'payment fare fee', means: 'collect', why: 'money comes in' },
  { verb: 'make', things: 'call', means: 'call', why: 'one rings somebody' },
  { verb: 'place', things: 'order', means: 'order', why: 'something is asked for' },
]
