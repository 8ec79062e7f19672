const marks =
  /<\/?[a-z!][^<>]{0,80}>?|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});|!?\[[^\][]{0,80}\]\([^()]{0,200}\)|`{1,3}|\*\*|__|(?:[a-z][a-z\d+.-]{1,20}:)?\/\/[^\s]{1,200}|\b(?:javascript|data|mailto):|\bwww\.[^\s]{1,200}|[\w.+-]{1,60}@[\w-]{1,60}\.\w{2,10}|\{\{|\$\{/giu

/** The first piece of markup, link or address in a text that the person's own words do not have; null if there is none. */
export const foreignMarks = (text: string, own: string): string | null =>
  text.match(marks)?.find((mark) => !own.includes(mark)) ?? null
