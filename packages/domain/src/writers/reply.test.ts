import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { letterFrom, letterGround } from '../letter/index.ts'
import { skillMatcher } from '../skills/index.ts'
import { judgeReplies, letterWithReplies, promptFor, wholePrompt } from './index.ts'
import { ground, numberOf, nurse, page, today, wardJob } from './testing/assistants.ts'

const falls = numberOf('bay tagging')
const roster = numberOf('e-roster')
const plans = numberOf('care plans')
const text = 'Reduced falls from 6.2 to 3.9 per 1,000 bed days through the bay tagging round.'
const other = 'Wrote care plans together with families.'
const one = { line: falls, text, reason: 'The result comes first.', sources: [falls] }
const two = { line: plans, text: other, reason: 'Plainer.', sources: [plans] }
const edits = { edits: [one, two] }
const json = JSON.stringify(edits, null, 2)

const judged = (...replies: string[]) => judgeReplies(ground, replies)
/** Accepted or asked: what a person gets to see as a wording for their line. */
const offered = (reply: string) => {
  const { accepted, doubted } = judged(reply)
  return [...accepted, ...doubted.map(({ edit }) => edit)].map((edit) => edit.text).sort()
}

describe('a pasted reply is read', () => {
  it.each<[form: string, reply: string]>([
    ['JSON', json],
    ['a bare list', JSON.stringify([one, two])],
    ['fenced JSON', `\`\`\`json\n${json}\n\`\`\``],
    ['prose around it', `Sure! Here are my edits [see below]:\n\n${json}\n\nLet me know if you want more.`],
    [
      'two blocks',
      `First:\n\`\`\`json\n${JSON.stringify(one)}\n\`\`\`\nSecond:\n\`\`\`\n${JSON.stringify(two)}\n\`\`\``,
    ],
    [
      'commas too many, comments, curly quotes',
      `{“edits”: [ {“line”: ${falls}, “text”: “${text}”, “reason”: “The result comes first.”,}, // one\n {line: ${plans}, 'text': '${other}',},],}`,
    ],
    [
      'other names',
      JSON.stringify({ changes: edits.edits.map((it) => ({ 'Line Number': `L${it.line}`, new_text: it.text })) }),
    ],
    ['lines by their numbers', JSON.stringify({ [falls]: text, [plans]: { text: other } })],
    ['JSON inside of a text', JSON.stringify(json)],
    [
      'renumbered lines',
      JSON.stringify({
        edits: [
          { ...one, line: 1, sources: [1] },
          { ...two, line: 2, sources: [] },
        ],
      }),
    ],
    ['numbered lines of words', `${falls}. ${text}\n   Reason: The result comes first.\n${plans}. ${other}`],
    [
      'named lines',
      `**Line ${falls}:** ${text}\n*Reason:* Result first.\n*Sources:* ${falls}\n\n**Line ${plans}:** ${other}`,
    ],
    ['bullets without numbers', `Here you go:\n\n- ${text}\n- ${other}`],
    [
      'before and after',
      `Before: Responsible for the bay tagging round, which reduced falls from 6.2 to 3.9 per 1,000 bed days.\nAfter: ${text}\n\nBefore: Wrote care plans with families.\nAfter: ${other}`,
    ],
    ['an arrow', `- Responsible for the bay tagging round → ${text}\n- Wrote care plans with families → ${other}`],
    [
      'a table',
      `| Line | New text | Reason | Sources |\n|---|---|---|---|\n| ${falls} | ${text} | Result first | ${falls} |\n| ${plans} | ${other} | Plainer | ${plans} |`,
    ],
    [
      'HTML',
      `<html><body><p>Of course:</p><ol><li>${falls}: ${text}</li><li>${plans}: ${other}</li></ol></body></html>`,
    ],
    [
      'the whole resume again',
      `Ruth\nStaff Nurse\n• ${text}\n• Train new starters in pressure area care.\nNurse\n• ${other}`,
    ],
  ])('as %s', (_, reply) => {
    expect(offered(reply)).toEqual([text, other].sort())
  })

  it('as half an answer: what is whole in it is taken, what is cut is not', () => {
    const cut = json.slice(0, json.indexOf('together'))
    const { accepted, doubted, isCut } = judged(cut)
    expect([...accepted, ...doubted.map(({ edit }) => edit)].map((it) => it.text)).toEqual([text])
    expect(isCut).toBe(true)
  })

  it.each<[form: string, reply: string, said: RegExp]>([
    ['nothing', '  \n', /^Paste the reply of your assistant/],
    ['the prompt itself', wholePrompt(promptFor('resume', page, wardJob)), /prompt itself/],
    ['a refusal', "I'm sorry, but I can't help with rewriting documents that I cannot see.", /did not do it/],
    [
      'small talk',
      'Great resume! It reads well and I would not change a thing about your experience.',
      /^We found no lines in this\. Paste the whole reply\.$/,
    ],
    [
      'talk of other things',
      'Happy to help! Before I begin, could you tell me which kind of company you would like to work for, whether you are open to moving to another city, and what you enjoy most?',
      /^We found no lines in this\. Paste the whole reply\.$/,
    ],
    [
      'another language',
      `1. Reduzierte Stürze durch systematische Kennzeichnung der Zimmer erheblich.\n2. Schulte neue Mitarbeitende in der Vorbeugung von Druckgeschwüren.\n3. Erstellte Pflegepläne gemeinsam mit Angehörigen und Kolleginnen.`,
      /another language/,
    ],
    [
      'broken beyond reading',
      '{{{{[[[[ "edits" :::: ,,,, }}}}',
      /^We found no lines in this\. Paste the whole reply\.$/,
    ],
  ])('as %s, with what to do next', (_, reply, said) => {
    const { accepted, doubted, trouble } = judged(reply)
    expect([accepted, doubted]).toEqual([[], []])
    expect(trouble).toMatch(said)
  })

  it('[D12] of great length or depth within a moment', () => {
    const runs = ['['.repeat(100_000), '{"a":'.repeat(40_000), `"${'\\'.repeat(99_000)}`, '| 1 '.repeat(30_000)]
    const blanks = [`${' '.repeat(99_000)}x`, `a${' '.repeat(99_000)}b`, `1. Led${'\t'.repeat(99_000)}all`]
    const comments = [`[{"a": ${'/*,'.repeat(33_000)}`]
    const marks = [`${'*'.repeat(99_000)}x`, `Led all [${'1'.repeat(99_000)}x`, `Led all (${'1 '.repeat(49_000)}`]
    for (const reply of [...runs, ...blanks, ...comments, ...marks]) expect(judged(reply).accepted).toEqual([])
  })
})

describe('whoever writes, the judge decides', () => {
  it('[D15] what says more than its line is refused, with the reason', () => {
    const { accepted, refused } = judged(
      JSON.stringify({
        edits: [
          { ...one, text: 'Reduced falls from 6.2 to 1.9 per 1,000 bed days through bay tagging.' },
          { line: roster, text: 'Led a team of 40 nurses and the e-roster.', sources: [roster] },
        ],
      }),
    )
    expect(accepted).toEqual([])
    expect(refused.map(({ line }) => line)).toEqual([falls, roster])
    for (const { why } of refused) expect(why).not.toBe('')
    for (const { feedback } of refused) expect(feedback).toMatch(/^.+\. Its lines say: “/)
  })

  it('[D15] a source named from elsewhere does not make it true', () => {
    const { accepted, doubted } = judged(
      JSON.stringify([
        {
          line: roster,
          text: 'Did the e-roster for 24 nurses and gave medicines to 32 residents.',
          sources: [roster, plans - 1],
        },
      ]),
    )
    expect([accepted, doubted]).toEqual([[], []])
  })

  it('[D15] the years of a heading do not become those of an award', () => {
    const [line, heading] = [numberOf('Team of the Year'), numberOf('Nurse, Saltmarsh')]
    const text = 'Team of the Year 2017, 2018 and 2019.'
    for (const sources of [[line], [line, heading]])
      expect(offered(JSON.stringify([{ line, text, sources }]))).toEqual([])
  })

  it('[D14] markup, links and addresses are in no line', () => {
    const forged = [
      `${text} <img src="http://evil.example/?d=1">`,
      `${text} [more](https://evil.example)`,
      `${text} <script>alert(1)</script>`,
      `${text} Write to evil@evil.example.`,
    ]
    for (const it of forged) expect(offered(JSON.stringify([{ ...one, text: it }]))).toEqual([])
  })

  it('what was refused has one more round, and what stood then stays', () => {
    const lie = { line: roster, text: 'Led the e-roster for 240 nurses.', sources: [roster] }
    const { accepted, doubted, refused } = judged(
      JSON.stringify([one, lie]),
      JSON.stringify([
        { ...lie, text: 'Did the e-roster of 24 nurses.' },
        { ...one, text: 'Something else.' },
      ]),
    )
    expect([...accepted, ...doubted.map(({ edit }) => edit)].map((it) => it.text)).toEqual([
      text,
      'Did the e-roster of 24 nurses.',
    ])
    expect(refused).toEqual([])
  })

  it('a reason that says more than is known is not told', () => {
    const { accepted, doubted } = judged(
      JSON.stringify([{ ...one, reason: 'You hold a doctorate from Oxford University.' }]),
    )
    expect([...accepted, ...doubted.map(({ edit }) => edit)].map(({ reason }) => reason)).toEqual([
      'The same in other words, for this job.',
    ])
  })
})

describe('a letter in the words of a reply', () => {
  const material = letterGround(nurse, wardJob, { today })
  const builtIn = letterFrom(material, 'professional')
  const sentences = [
    {
      paragraph: 0,
      text: 'At Harwick General Hospital, I train new starters in pressure area care.',
      sources: [falls - 1, falls + 1],
    },
    { paragraph: 1, text: 'I did the e-roster for 24 nurses.', sources: [roster] },
    { paragraph: 1, text: 'I led the whole hospital through an inspection.', sources: [roster] },
  ]
  const made = letterWithReplies(material, page, builtIn, [JSON.stringify({ sentences })])

  it('is whole, between our own wish and close, and what its sources do not say is marked', () => {
    expect(made.stood).toBe(2)
    expect(made.faulty.map((it) => it.text)).toEqual(['I led the whole hospital through an inspection.'])
    expect(made.letter?.content).toContain('I train new starters in pressure area care.')
    expect(made.letter?.content).toContain('inspection')
    expect(made.letter?.doubted).toMatchObject([
      { sentence: { text: 'I led the whole hospital through an inspection.' }, paragraph: 1, isUntrue: true },
    ])
    expect(made.letter?.paragraphs[0]?.sentences[0]).toEqual(builtIn.paragraphs[0]?.sentences[0])
  })

  it('is read from plain words as well', () => {
    const plain = `Dear hiring team,\n\nI train new starters in pressure area care. I did the e-roster for 24 nurses.\n\nKind regards,\nRuth`
    expect(letterWithReplies(material, page, builtIn, [plain]).stood).toBe(2)
  })

  it('is none where too little of it is the person’s', () => {
    const lies = sentences.map((it) => ({ ...it, text: 'I led the whole hospital through an inspection.' }))
    expect(letterWithReplies(material, page, builtIn, [JSON.stringify({ sentences: lies })]).letter).toBeNull()
    expect(letterWithReplies(material, page, builtIn, ['']).trouble).toMatch(/^Paste/)
  })
})

describe('a sentence of a letter is held against', () => {
  const own = ['I train new starters in pressure area care.', 'I did the e-roster for 24 nurses.']
  const inQuayport = { ...nurse, basics: { ...nurse.basics, location: { city: 'Quayport' } } }
  const job = readJob(`${wardJob.text}\n- Epic EHR`, skillMatcher())
  const untrueOf = (said: string, choices: object = {}) => {
    const material = letterGround(inQuayport, job, { today, ...choices })
    const sentences = [...own, said].map((it) => ({ paragraph: 0, text: it, sources: [] }))
    const { letter } = letterWithReplies(material, page, letterFrom(material, 'professional'), [
      JSON.stringify({ sentences }),
    ])
    return letter?.doubted.filter(({ isUntrue }) => isUntrue).map(({ sentence }) => sentence.text)
  }

  it.each([
    ['where the person is', 'In Quayport I train new starters in pressure area care.', {}],
    ['whom it is for', 'Ms Quillfeather, I train new starters.', { recipient: 'Ms Quillfeather' }],
    ['why they apply', 'I grew up near the Lantern Clinic.', { motivation: 'I grew up near the Lantern Clinic.' }],
    ['what they want shown', 'I walked the Quay Marathon.', { achievements: ['Walked the Quay Marathon.'] }],
    ['all that they want shown', 'I walked the Quay Marathon.', { proofs: ['Walked the Quay Marathon.'] }],
  ])('%s', (_, said, choices) => {
    expect(untrueOf(said, choices)).toEqual([])
  })

  it('its lines alone, though it has small words of ours: what the advertisement asks for is no one’s yet', () => {
    const said = 'I was trained in Epic EHR.'
    expect(untrueOf(said)).toEqual([said])
  })
})

describe('a letter and the second reply to it', () => {
  const material = letterGround(nurse, wardJob, { today })
  const builtIn = letterFrom(material, 'professional')
  const train = 'I train new starters in pressure area care.'
  const rota = 'I did the e-roster for 24 nurses.'
  const tooMany = 'I did the e-roster for 90 nurses at Harwick.'
  const inspected = 'I led the whole hospital through an inspection.'
  const reply = (...texts: [paragraph: number, text: string][]) =>
    JSON.stringify({ sentences: texts.map(([paragraph, it]) => ({ paragraph, text: it, sources: [] })) })
  const first = reply([0, train], [1, inspected], [1, tooMany], [1, 'I gave medicines to 32 residents.'])
  const made = (again: string) => letterWithReplies(material, page, builtIn, [first, again])
  const bodyOf = ({ letter }: ReturnType<typeof made>) =>
    letter?.paragraphs[1]?.sentences.map((sentence) => sentence.text)

  it('takes what is mended in its own place, and leaves in what is not mended, with its mark', () => {
    const letter = made(reply([0, rota]))
    expect(bodyOf(letter)).toEqual([inspected, rota, 'I gave medicines to 32 residents.'])
    expect(letter.letter?.doubted).toMatchObject([{ sentence: { text: inspected }, paragraph: 1, isUntrue: true }])
  })

  it('takes nothing of it that mends nothing', () => {
    const letter = made('Dear team,\n\nSorry, I cannot do that.\n\nKind regards,')
    expect(bodyOf(letter)).toEqual([inspected, tooMany, 'I gave medicines to 32 residents.'])
    expect(letter.letter?.content).not.toContain('Sorry')
    expect(letter.faulty.map((it) => it.text)).toEqual([inspected, tooMany])
  })

  it('says nothing twice, though it has the whole letter once more', () => {
    const letter = made(reply([0, train], [1, rota], [1, 'I gave medicines to 32 residents.']))
    expect(bodyOf(letter)).toEqual([inspected, rota, 'I gave medicines to 32 residents.'])
    expect(letter.letter?.content.split(train)).toHaveLength(2)
  })

  it('mends one sentence by one, the likest first, and what it says twice only once', () => {
    const less = 'I ran the e-roster for 90 nurses, and it was quick.'
    const two = reply([0, train], [1, less], [1, tooMany], [1, 'I gave medicines to 32 residents.'], [1, tooMany])
    const { letter } = letterWithReplies(material, page, builtIn, [two, reply([1, 'I did the e-roster at Harwick.'])])
    expect(letter?.paragraphs[1]?.sentences.map((sentence) => sentence.text)).toEqual([
      ...[less, 'I did the e-roster at Harwick.', 'I gave medicines to 32 residents.'],
    ])
  })
})

describe('[C16] an answer without end', () => {
  it.each(['`', '**', ' ', '" ', '- ', '|'])('of %j is no proposal', (unit) => {
    expect(offered(`${unit.repeat(100_000 / unit.length)}!`)).toEqual([])
  })
})
