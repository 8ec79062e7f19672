import type { Program } from '../program.ts'
import { bullet, dated, set, spoken } from './parts.ts'

// For measuring only: columns of every kind.

export const measuredColumns: readonly Program[] = [
  {
    name: 'atrium',
    family: 'late-main',
    use: 'measured',
    type: set('source', 13.5, [20, 12, 3]),
    frame: {
      margins: [50, 0, 50, 54],
      gutter: 30,
      wholeEntries: true,
      looseHeadings: true,
      bands: [
        { columns: [{ share: 1, shows: 'name' }] },
        {
          columns: [
            { share: 67, shows: 'summary work projects publications', css: 'padding-top:10px' },
            {
              share: 33,
              shows: 'contact+ education skills languages certificates awards interests',
              css: 'padding:10px 24px;background:#f3efe6',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:36px;font-weight:700', headline: 'below' },
    contact: { as: 'rows', order: 'city phone email url profiles' },
    heading: { css: 'font-size:17px;font-weight:700;color:#853', rule: 'under' },
    work: { head: ['*{title}* | {employer}', '_{dates}[ | {place}]_'] },
    education: { head: ['*{degree}*', '*{subject}*', '{school}', '_{dates}_'] },
    dates: dated('Mon', ' – ', 'Present'),
    bullets: bullet('•', 14),
    skills: { as: 'stacked' },
    languages: spoken('rows', '{language} ({level})'),
    items: { pattern: '{name}[, {date}]' },
  },
  {
    name: 'dovetail',
    family: 'halves-first',
    use: 'measured',
    type: set('sans', 12.5, [16, 9, 2]),
    frame: {
      margins: [48, 52, 48, 52],
      gutter: 32,
      bands: [
        { columns: [{ share: 1, shows: 'name contact' }] },
        {
          columns: [
            { share: 1, shows: 'summary languages', css: 'padding-top:12px' },
            { share: 1, shows: 'skills', css: 'padding-top:12px' },
          ],
        },
        { columns: [{ share: 1, shows: 'work', css: 'padding-top:12px' }] },
        {
          columns: [
            { share: 1, shows: 'education', css: 'padding-top:12px' },
            { share: 1, shows: 'certificates awards interests', css: 'padding-top:12px' },
          ],
        },
      ],
    },
    person: { css: 'font-size:28px;font-weight:700;text-align:center' },
    contact: { as: 'line', order: 'email phone city', between: ' | ', css: 'text-align:center', labels: 'signs' },
    heading: { css: 'font-size:14px;font-weight:700', case: 'upper', rule: 'under' },
    work: { head: ['*{title}* >> {dates}', '{employer} >> {place}'] },
    education: { head: ['*{degree}, {subject}*', '{school}', '{dates}'] },
    dates: dated('MON', '–', 'NOW'),
    bullets: bullet('-', 12),
    skills: { as: 'groups' },
    languages: spoken('line', '{language} {level}'),
    items: { pattern: '{name}[ ({issuer})]' },
  },
  {
    name: 'ember',
    family: 'banner-rail',
    use: 'measured',
    paper: 'letter',
    type: set('plex', 12.5, [18, 11, 2]),
    frame: {
      margins: [0, 0, 40, 0],
      gutter: 0,
      bands: [
        { columns: [{ share: 1, shows: 'name summary', css: 'background:#39424e;color:#fff;padding:34px 46px 24px' }] },
        {
          tall: true,
          columns: [
            {
              share: 34,
              shows: 'contact skills languages interests',
              css: 'background:#f0f0f0;padding:20px 22px 0 46px',
            },
            { share: 66, shows: 'work education volunteer certificates', css: 'padding:20px 46px 0 26px' },
          ],
        },
      ],
    },
    person: { css: 'font-size:30px', twoLines: true, headline: 'below' },
    contact: { as: 'stacked', order: 'email phone city profiles url' },
    heading: { css: 'font-size:15px;letter-spacing:3px', case: 'upper', untitled: 'summary' },
    work: { head: ['*{employer}*', '{title}', '~[{place} • ]{dates}~'] },
    education: { head: ['*{school}*', '{degree} – {subject}', '~{dates}~'] },
    dates: dated('Month', ' – ', 'Today'),
    bullets: bullet('•', 16, 'list'),
    skills: { as: 'rated' },
    languages: spoken('rows', '{language} >> {level}'),
    items: { pattern: '*{name}*[, {issuer}]' },
  },
  {
    name: 'jetty',
    family: 'thin-rail',
    use: 'measured',
    type: set('sans', 13, [18, 10, 2]),
    frame: {
      margins: [46, 46, 46, 36],
      gutter: 26,
      bands: [
        {
          columns: [
            { share: 22, shows: 'contact+ languages interests', css: 'border-right:1px solid #aaa;padding-right:10px' },
            { share: 78, shows: 'name summary skills work projects education certificates' },
          ],
        },
      ],
    },
    person: { css: 'font-size:32px;font-weight:700', case: 'upper' },
    contact: { as: 'rows', order: 'phone email city profiles url', broken: true },
    heading: { css: 'font-size:15px;font-weight:700;color:#15616d' },
    work: { head: ['*{title}* / {employer}', '{dates}[ / {place}]'] },
    education: { head: ['*{degree} / {subject}*', '{school} / {dates}'] },
    dates: dated('MM/', ' — ', 'Present'),
    bullets: bullet('▸', 16),
    skills: { as: 'columns', count: 3 },
    languages: spoken('rows', '{language}: {level}'),
    items: { pattern: '{name} / {date}' },
  },
  {
    name: 'meadow',
    family: 'twin-columns',
    use: 'measured',
    paper: 'letter',
    type: set('bookish', 11, [16, 9, 2]),
    frame: {
      margins: [46, 44, 46, 44],
      gutter: 28,
      bands: [
        {
          columns: [
            { share: 52, shows: 'name contact summary work' },
            {
              share: 48,
              shows: 'education projects skills volunteer certificates languages publications awards interests',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:24px;font-weight:700', headline: 'below' },
    contact: { as: 'line', order: 'phone email city profiles', between: ' · ', perLine: 2 },
    heading: { css: 'font-size:14px;font-weight:700', rule: 'over' },
    work: { head: ['*{title}*', '{employer}[ ({place})]', '{dates}'] },
    education: { head: ['*{school}*', '{degree}: {subject}', '{dates}'] },
    dates: dated('Mon.', ' – ', 'present'),
    bullets: bullet('•', 14),
    skills: { as: 'tags', flat: false },
    languages: spoken('rows', '{language} – {level}'),
    items: { pattern: '{name}[, {issuer}], {date}', bulleted: true },
  },
  {
    name: 'nimbus',
    family: 'dated-margin',
    use: 'measured',
    type: set('source', 13, [20, 12, 2]),
    frame: {
      margins: [54, 56, 54, 56],
      margin: { width: 150, side: 'left' },
      bands: [{ columns: [{ share: 1, shows: 'name contact summary work education skills languages certificates' }] }],
    },
    person: { css: 'font-size:28px;font-weight:700', headline: 'below' },
    contact: { as: 'grid', order: 'email phone city', labels: 'words' },
    heading: { css: 'font-size:16px;font-weight:700', rule: 'under' },
    work: { head: ['*{title}*', '_{employer}_'], margin: ['*{dates}*', '{place}'] },
    education: { head: ['*{degree}, {subject}*', '_{school}_'], margin: ['*{dates}*', '{place}'] },
    projects: { head: ['*{title}*'], margin: ['{dates}'] },
    dates: dated('Mon', ' – ', 'present'),
    bullets: bullet('–', 14),
    skills: { as: 'tags' },
    languages: spoken('line', '{language} ({level})'),
    items: { pattern: '{name}[, {issuer}]' },
  },
]
