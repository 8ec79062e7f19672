import type { Wordings } from './row.ts'

export const titlesWords = {
  opener: {
    words: `
      ^(subject|re|job title|position|vacancy|job|role|wanted|hiring|now hiring|we(['’]re| are) hiring( for)?|stelle|we are looking for|we seek)\\s*[:!]*\\s+(an?\\s+)?`,
    why: 'calls for somebody before the title',
  },
  closer: {
    words: `
      \\s+(x ?\\d+|(wanted|needed|required|gesucht)\\b.*|(vacancy|position|job|role)(\\s*[!:].*)?)$`,
    why: 'calls for somebody behind the title',
  },
  inProse: {
    words: `
      \\b(looking for|seeking|seeks?|hiring|requires|appoint|recruiting|add|wants?|needs?|join us as|searching for|(arisen|opening|opportunity|vacancy|room|place) for|as our (new )?|position of|applications for)\\s+(an?|our next|our new|the)\\s+(?<a>(experienced |motivated |enthusiastic |passionate |dedicated |talented |new |tenure-track |full-time |part-time )*)(?<b>[\\p{L}&/+#.-]{1,30}(\\s[\\p{L}&/+#.-]{1,30}){0,6}?)(?=\\s*(\\(|,|\\.|who|to\\b|for|from\\b|with|in\\b|at\\b|on\\b|that|$))`,
    why: 'looks for somebody',
  },
  asThe: {
    words: `
      ^(as|in your role as)\\s+(an?|our|the)\\s+(?<a>[\\p{L}&/+#.-]{1,30}(\\s[\\p{L}&/+#.-]{1,30}){0,6}?)(?=\\s*(\\(|,|\\b(on|at|in|with|for|you|within)\\b))`,
    why: 'speaks to the one in the post',
  },
  placePreposition: {
    words: '^(in|near|bei)\\s+',
    why: 'before the place',
  },
  areaTail: {
    words: '\\s+(metro|area|region|office|\\d+)$',
    why: 'behind the place',
  },
} satisfies Wordings
