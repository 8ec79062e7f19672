import type { Program } from '../program.ts'
import { bullet, dated, set, spoken } from './parts.ts'

// Parts of one page in different columns, one below the other.

export const regionPrograms: readonly Program[] = [
  {
    name: 'terrace',
    family: 'halves-below',
    use: 'training',
    type: set('sans', 13, [16, 9, 2]),
    frame: {
      margins: [50, 54, 50, 54],
      gutter: 36,
      bands: [
        { columns: [{ share: 1, shows: 'name contact summary work volunteer' }] },
        {
          columns: [
            { share: 1, shows: 'education certificates awards', css: 'padding-top:14px' },
            { share: 1, shows: 'skills languages interests', css: 'padding-top:14px' },
          ],
        },
      ],
    },
    person: { css: 'font-size:26px;font-weight:700', headline: 'below' },
    contact: { as: 'line', order: 'phone email city profiles url', between: ' | ' },
    heading: { css: 'font-size:15px;font-weight:700', rule: 'under' },
    work: { head: ['*{employer}* >> {place}', '_{title}_ >> {dates}'] },
    education: { head: ['*{school}*', '{degree}, {subject}', '{dates}'] },
    dates: dated('Mon', ' – ', 'Present'),
    bullets: bullet('•', 16),
    skills: { as: 'list' },
    languages: spoken('rows', '{language} ({level})'),
    items: { pattern: '{name}[, {date}]' },
  },
  {
    name: 'trellis',
    family: 'thirds-above',
    use: 'training',
    paper: 'letter',
    type: set('plex', 12.5, [16, 10, 2]),
    frame: {
      margins: [48, 48, 48, 48],
      gutter: 26,
      bands: [
        { columns: [{ share: 1, shows: 'name contact summary' }] },
        {
          columns: [
            { share: 1, shows: 'skills', css: 'padding-top:14px' },
            { share: 1, shows: 'education', css: 'padding-top:14px' },
            { share: 1, shows: 'languages certificates', css: 'padding-top:14px' },
          ],
        },
        { columns: [{ share: 1, shows: 'work projects volunteer publications', css: 'padding-top:16px' }] },
      ],
    },
    person: { css: 'font-size:30px;font-weight:700' },
    contact: { as: 'line', order: 'email phone city', between: ' • ' },
    heading: { css: 'font-size:14px;font-weight:700;color:#555', case: 'upper', rule: 'over' },
    work: { head: ['*{title}*, {employer}[ ({place})] >> {dates}'] },
    education: { head: ['*{degree}*', '{subject}', '{school}', '{year}'] },
    dates: dated('none'),
    bullets: bullet('•', 16),
    skills: { as: 'list' },
    languages: spoken('rows', '{language} – {level}'),
    items: { pattern: '{name}' },
  },
  {
    name: 'pavilion',
    family: 'banner',
    use: 'training',
    type: set('source', 13.5, [18, 10, 2]),
    frame: {
      margins: [0, 0, 44, 0],
      gutter: 0,
      bands: [
        {
          columns: [
            { share: 60, shows: 'name summary', css: 'background:#1d3b53;color:#fff;padding:36px 24px 30px 54px' },
            { share: 40, shows: 'contact', css: 'background:#1d3b53;color:#fff;padding:40px 50px 30px 24px' },
          ],
        },
        {
          columns: [
            {
              share: 1,
              shows: 'work education projects skills certificates languages interests',
              css: 'padding:18px 54px 0',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:30px;font-weight:700', headline: 'below' },
    contact: { as: 'rows', order: 'phone email city url profiles', css: 'text-align:right' },
    heading: { css: 'font-size:17px;font-weight:700;color:#1d3b53', untitled: 'summary' },
    work: { head: ['*{title}*', '{employer}[ | {place}] >> {dates}'] },
    education: { head: ['*{degree} – {subject}*', '{school}[ | {place}] >> {dates}'] },
    dates: dated('Mon', ' – ', 'Present'),
    bullets: bullet('•', 16),
    skills: { as: 'cards', count: 2 },
    languages: spoken('line', '{language} ({level})'),
    items: { pattern: '{name}[ | {issuer}] >> {date}' },
  },
  {
    name: 'parapet',
    family: 'banner',
    use: 'training',
    type: set('sans', 12.5, [16, 9, 2]),
    frame: {
      margins: [0, 0, 40, 0],
      gutter: 24,
      bands: [
        { columns: [{ share: 1, shows: 'name contact', css: 'background:#efe9df;padding:34px 48px 22px' }] },
        {
          columns: [
            { share: 65, shows: 'summary work volunteer', css: 'padding:16px 0 0 48px' },
            { share: 35, shows: 'education skills languages awards', css: 'padding:16px 48px 0 0' },
          ],
        },
      ],
    },
    person: { css: 'font-size:28px;letter-spacing:2px', case: 'upper', headline: 'below' },
    contact: { as: 'columns', order: 'phone city email profiles url', labels: 'drawn' },
    heading: { css: 'font-size:14px;font-weight:700;letter-spacing:1px', case: 'upper', rule: 'under' },
    work: { head: ['*{title}*', '{employer}[, {place}]', '~{dates}~'] },
    education: { head: ['*{degree}*', '{subject}', '{school}', '~{dates}~'] },
    dates: dated('Month', ' - ', 'Present'),
    bullets: bullet('•', 14),
    skills: { as: 'columns', count: 2 },
    languages: spoken('rows', '{language}: {level}'),
    items: { pattern: '{name}' },
  },
  {
    name: 'cornice',
    family: 'head-in-corners',
    use: 'training',
    type: set('serif', 14.5, [16, 9, 2]),
    frame: {
      margins: [54, 60, 54, 60],
      bands: [
        {
          columns: [
            { share: 1, shows: 'name' },
            { share: 1, shows: 'contact' },
          ],
        },
        {
          columns: [
            {
              share: 1,
              shows: 'summary work education skills certificates languages volunteer interests',
              css: 'padding-top:10px',
            },
          ],
        },
      ],
    },
    person: { css: 'font-size:30px;font-weight:700', headline: 'below' },
    contact: { as: 'rows', order: 'city phone email profiles', css: 'text-align:right', labels: 'letters' },
    heading: { css: 'font-size:16px;font-weight:700;font-style:italic', form: '{words}:' },
    work: { head: ['*{title}* ({dates})', '{employer}[, {place}]'] },
    education: { head: ['*{degree} in {subject}* ({dates})', '{school}[, {place}]'] },
    dates: dated('Mon', ' – ', 'current'),
    bullets: bullet('•', 18),
    skills: { as: 'groups', between: '; ' },
    languages: spoken('bulleted', '{language}: {level}'),
    items: { pattern: '{name}[, {issuer}]', bulleted: true },
  },
  {
    name: 'lattice',
    family: 'skill-grid-tall',
    use: 'training',
    type: set('sans', 13, [16, 9, 3]),
    frame: {
      margins: [56, 60, 56, 60],
      bands: [{ columns: [{ share: 1, shows: 'name contact summary skills work education languages certificates' }] }],
    },
    person: { css: 'font-size:26px;font-weight:700', headline: 'below' },
    contact: { as: 'line', order: 'email phone city profiles', between: ' | ' },
    heading: { css: 'font-size:15px;font-weight:700', case: 'upper' },
    work: { head: ['*{title}* – {employer} >> {dates}'] },
    education: { head: ['*{degree}* – {subject}, {school} >> {dates}'] },
    dates: dated('MM/', ' - ', 'present'),
    bullets: bullet('•', 16),
    skills: { as: 'columns', count: 2 },
    languages: spoken('rows', '{language} || {level}'),
    items: { pattern: '{name} || {issuer}' },
  },
]
