import type { Program } from '../program.ts'
import { bullet, dated, set, single, spoken } from './parts.ts'

// One column, headings above.

export const plainPrograms: readonly Program[] = [
  {
    name: 'ledger',
    family: 'plain',
    use: 'training',
    type: set('sans', 13.5, [16, 9, 2]),
    frame: {
      margins: [56, 60, 56, 60],
      bands: single(
        'name contact summary work volunteer projects education skills certificates languages awards publications interests',
      ),
    },
    person: { css: 'font-size:28px;font-weight:700', headline: 'below' },
    contact: { as: 'line', order: 'city phone email profiles url', between: ' | ' },
    heading: { css: 'font-size:16px;font-weight:700', case: 'upper', rule: 'under' },
    work: { head: ['*{title}*, {employer}[, {place}] >> {dates}'] },
    education: { head: ['*{degree}* in {subject}[ ({grade})] >> {dates}', '{school}[, {place}]'] },
    dates: dated('Mon'),
    bullets: bullet('•'),
    skills: { as: 'groups' },
    languages: spoken('line', '{language} ({level})'),
    items: { pattern: '{name}[, {issuer}] >> {date}' },
  },
  {
    name: 'railway',
    family: 'left-rail',
    use: 'training',
    type: set('source', 13.5, [18, 10, 2]),
    frame: {
      margins: [0, 40, 40, 0],
      gutter: 28,
      bands: [
        {
          tall: true,
          columns: [
            {
              share: 30,
              shows: 'contact+ skills languages certificates interests',
              css: 'background:#eef1f4;padding:40px 20px',
            },
            {
              share: 70,
              shows: 'name summary work projects volunteer education awards publications',
              css: 'padding-top:40px',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:32px;font-weight:700', headline: 'below' },
    contact: { as: 'rows', order: 'phone email city profiles url', labels: 'drawn', broken: true },
    heading: { css: 'font-size:16px;font-weight:700;color:#246', rule: 'under' },
    work: { head: ['^*{title}*^', '{employer}[ – {place}]', '~{dates}~'] },
    education: { head: ['*{degree}, {subject}*', '{school}', '~{dates}~'] },
    dates: dated('MM/', ' - ', 'today'),
    bullets: bullet('–', 14),
    skills: { as: 'list' },
    languages: spoken('rows', '{language}: {level}'),
    items: { pattern: '{name}' },
  },
  {
    name: 'marginalia',
    family: 'margin-headings',
    use: 'measured',
    paper: 'letter',
    type: set('sourceSerif', 14, [18, 10, 2]),
    frame: {
      margins: [60, 60, 60, 60],
      margin: { width: 140, side: 'left' },
      bands: single(
        'name contact summary work education skills projects volunteer certificates languages publications interests',
      ),
    },
    person: { css: 'font-size:30px' },
    contact: { as: 'rows', order: 'email phone city profiles url', labels: 'words' },
    heading: { css: 'font-weight:700', place: 'margin', twoLines: true },
    work: { head: ['*{employer}* >> {dates}', '_{title}_[ / {place}]'] },
    education: { head: ['*{school}*[, {place}] >> {year}', '{degree} {subject}'] },
    dates: dated('none', '–', 'now'),
    bullets: bullet('▪', 16, 'hanging', { nested: '–' }),
    skills: { as: 'grid', width: 120 },
    languages: spoken('line', '{language}, {level}'),
    items: { pattern: '{date} {name}[, {issuer}]' },
    furniture: { foot: '{name} – Page {page} of {pages}' },
  },
]
