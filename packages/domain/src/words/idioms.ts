/** A verb that means another with these things: `took calls` is `answered calls`. */
export interface IdiomRow {
  verb: string
  things: string
  means: string
}

export const idioms: IdiomRow[] = [
  { verb: 'take', things: 'sample specimen swab', means: 'collect' },
  { verb: 'take', things: 'call', means: 'answer' },
  { verb: 'take', things: 'minute statement note reading', means: 'record' },
  { verb: 'keep', things: 'minute', means: 'record' },
  { verb: 'take', things: 'pressure temperature pulse measurement', means: 'measure' },
  { verb: 'take', things: 'booking reservation appointment', means: 'book' },
  { verb: 'make', things: 'booking reservation appointment', means: 'book' },
  { verb: 'take', things: 'payment fare fee', means: 'collect' },
  { verb: 'make', things: 'call', means: 'call' },
  { verb: 'place', things: 'order', means: 'order' },
]
