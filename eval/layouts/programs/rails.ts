import type { Program } from '../program.ts'
import { bullet, dated, set, spoken } from './parts.ts'

// A narrow column beside a wide one.

export const railPrograms: readonly Program[] = [
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
    name: 'harbour',
    family: 'left-rail',
    use: 'training',
    type: set('plex', 12.5, [16, 10, 2]),
    frame: {
      margins: [44, 44, 44, 44],
      gutter: 26,
      bands: [
        { columns: [{ share: 1, shows: 'name' }] },
        {
          columns: [
            { share: 32, shows: 'contact+ skills education languages interests', css: 'padding-top:12px' },
            { share: 68, shows: 'summary work certificates projects volunteer awards', css: 'padding-top:12px' },
          ],
        },
      ],
    },
    person: { css: 'font-size:34px;font-weight:700;text-align:center', case: 'upper', headline: 'below' },
    contact: { as: 'stacked', order: 'phone email city url profiles' },
    heading: { css: 'font-size:14px;font-weight:700;letter-spacing:2px', case: 'upper' },
    work: { head: ['*{employer}* >> {dates}', '_{title}_[, {place}]'] },
    education: { head: ['*{degree}*', '{subject}', '{school}', '{dates}'] },
    dates: dated('none', ' - ', 'Present'),
    bullets: bullet('•', 14),
    skills: { as: 'bars' },
    languages: spoken('rows', '{language} ({level})'),
    items: { pattern: '{name}[, {issuer}][, {date}]' },
  },
  {
    name: 'orchard',
    family: 'right-rail',
    use: 'training',
    paper: 'letter',
    type: set('sans', 13, [18, 10, 2]),
    frame: {
      margins: [48, 40, 48, 52],
      gutter: 32,
      bands: [
        {
          columns: [
            { share: 68, shows: 'name summary work volunteer education publications' },
            {
              share: 32,
              shows: 'contact skills certificates languages awards interests',
              css: 'border-left:1px solid #bbb;padding-left:18px',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:28px;font-weight:700', headline: 'below', headlineCss: 'font-style:italic' },
    contact: { as: 'rows', order: 'city phone email profiles' },
    heading: { css: 'font-size:15px;font-weight:700', case: 'upper' },
    work: { head: ['*{title}*, {employer}', '~{dates}[ – {place}]~'] },
    education: { head: ['*{school}*, {degree} in {subject}', '~{dates}[ – {place}]~'] },
    dates: dated('Month', ' – ', 'Present'),
    bullets: bullet('●', 16),
    skills: { as: 'stacked', between: ', ' },
    languages: spoken('rows', '{language}'),
    items: { pattern: '*{name}*[ {issuer}]' },
  },
  {
    name: 'quay',
    family: 'right-rail-first',
    use: 'training',
    type: set('condensed', 12.5, [16, 9, 1]),
    frame: {
      margins: [44, 44, 44, 44],
      gutter: 30,
      wholeEntries: true,
      looseHeadings: true,
      bands: [
        { columns: [{ share: 1, shows: 'name contact' }] },
        {
          spread: true,
          columns: [
            { share: 66, shows: 'work education projects publications', css: 'padding-top:14px' },
            { share: 34, shows: 'summary skills languages certificates awards interests', css: 'padding-top:14px' },
          ],
        },
      ],
    },
    person: { css: 'font-size:26px' },
    contact: { as: 'line', order: 'email phone city profiles url', between: ' | ' },
    heading: { css: 'font-size:16px;color:#a43', rule: 'under' },
    work: { head: ['*{employer}*[, {place}] — _{title}_', '%{dates}%'] },
    education: { head: ['*{school}* — _{degree} {subject}_', '%{dates}%'] },
    dates: dated('Month', ' - ', 'Present'),
    bullets: bullet('•', 18),
    skills: { as: 'groups' },
    languages: spoken('line', '{language} ({level})'),
    items: { pattern: '{name}[, {issuer}]' },
  },
  {
    name: 'lintel',
    family: 'heading-only-main',
    use: 'training',
    type: set('sans', 13.5, [20, 12, 3]),
    frame: {
      margins: [50, 46, 50, 46],
      gutter: 30,
      wholeEntries: true,
      looseHeadings: true,
      bands: [
        {
          columns: [
            { share: 35, shows: 'name contact+ summary skills languages certificates education interests awards' },
            { share: 65, shows: 'work projects volunteer publications' },
          ],
        },
      ],
    },
    person: { css: 'font-size:28px;font-weight:700', twoLines: true, headline: 'below' },
    contact: { as: 'rows', order: 'email phone city profiles url', labels: 'letters', broken: true },
    heading: { css: 'font-size:18px;font-weight:700', rule: 'under' },
    work: { head: ['*{title}*', '{employer}[, {place}] >> {dates}'] },
    education: { head: ['*{degree}*', '{subject}', '_{school}_', '{year}'] },
    dates: dated('MM.', ' – ', 'heute'),
    bullets: bullet('▪', 14),
    skills: { as: 'rated' },
    languages: spoken('rows', '{language} >> {level}'),
    items: { pattern: '{name}', bulleted: true },
  },
  {
    name: 'rampart',
    family: 'dark-rail',
    use: 'training',
    type: set('source', 13, [20, 11, 3]),
    frame: {
      margins: [0, 0, 0, 0],
      gutter: 0,
      bands: [
        {
          tall: true,
          columns: [
            { share: 64, shows: 'summary work education volunteer', css: 'padding:48px 30px 48px 44px' },
            {
              share: 36,
              shows: 'name contact+ skills languages certificates interests',
              css: 'padding:48px 24px;background:#234;color:#fff',
              heading: { css: 'font-size:14px;letter-spacing:2px', case: 'upper', rule: 'over' },
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:26px;font-weight:700', twoLines: true, headline: 'below' },
    contact: { as: 'rows', order: 'phone email city url profiles', labels: 'signs' },
    heading: { css: 'font-size:18px;font-weight:700;color:#234' },
    work: { head: ['*{title}* >> {dates}', '{employer}[, {place}]'] },
    education: { head: ['*{degree}: {subject}* >> {dates}', '{school}'] },
    dates: dated('Mon', ' — ', 'Present'),
    bullets: bullet('›', 14),
    skills: { as: 'bars', css: 'color:#fff' },
    languages: spoken('rows', '{language} – {level}'),
    items: { pattern: '{name}' },
  },
  {
    name: 'tandem',
    family: 'wide-rail',
    use: 'training',
    type: set('serif', 14, [16, 9, 2]),
    frame: {
      margins: [54, 50, 54, 50],
      gutter: 34,
      bands: [
        { columns: [{ share: 1, shows: 'name contact summary' }] },
        {
          columns: [
            { share: 55, shows: 'work volunteer', css: 'padding-top:10px' },
            {
              share: 45,
              shows: 'education skills projects certificates languages publications',
              css: 'padding-top:10px',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:30px' },
    contact: { as: 'line', order: 'email phone city', between: ' · ' },
    heading: { css: 'font-size:17px;font-weight:700', rule: 'under' },
    work: { head: ['*{title}*', '_{employer}_[, {place}]', '{dates}'] },
    education: { head: ['*{degree} in {subject}*', '_{school}_', '{dates}'] },
    dates: dated('Mon', ' – ', 'Present'),
    bullets: bullet('•', 16),
    skills: { as: 'grid', width: 110 },
    languages: spoken('rows', '{language}, {level}'),
    items: { pattern: '{name}[ ({date})]' },
  },
  {
    name: 'gazette',
    family: 'newspaper',
    use: 'training',
    type: set('bookish', 11.5, [16, 9, 2], { justified: true }),
    frame: {
      margins: [50, 46, 50, 46],
      gutter: 30,
      bands: [
        { columns: [{ share: 1, shows: 'name contact' }] },
        {
          columns: [
            { share: 1, shows: 'summary work', css: 'padding-top:10px' },
            {
              share: 1,
              shows: 'projects education volunteer skills certificates languages awards interests',
              css: 'padding-top:10px',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:28px;text-align:center', headline: 'below' },
    contact: { as: 'line', order: 'city email phone', between: ' | ', css: 'text-align:center' },
    heading: { css: 'font-size:15px;font-weight:700;text-align:center', rule: 'over' },
    work: { head: ['*{employer}*, _{title}_', '{dates}[, {place}]'] },
    education: { head: ['*{school}*, _{degree} {subject}_', '{dates}'] },
    dates: dated('none', '–', 'now'),
    bullets: bullet('', 0, 'plain'),
    skills: { as: 'inline' },
    languages: spoken('line', '{language} ({level})'),
    items: { pattern: '{name}[, {issuer}], {date}' },
  },
]
