import { expect, it } from 'vitest'
import { rolesIn } from './roles-in.ts'

const role = (title: string, organisation: string, ...lines: string[]) =>
  `<h3 data-block="employment"><span data-field="organisation">${organisation}</span></h3>
   <p data-block="role"><strong data-field="title">${title}</strong></p>
   <ul>${lines.map((line) => `<li data-block="line">${line}</li>`).join('')}</ul>`

it('a line is of the role that it stands under; outside of roles, and in two of them, it is of none', () => {
  const page = `<h2 data-block="section">Summary</h2><p data-block="line">A calm nurse.</p>
    ${role('Nurse', 'Hill Ward', 'Trained 5 cooks.', 'Kept the rota.')}${role('Clerk', 'Marlow', 'Kept the rota.')}`
  expect(Object.fromEntries(rolesIn(page))).toEqual({
    'A calm nurse.': undefined,
    'Trained 5 cooks.': 'Nurse, Hill Ward',
    'Kept the rota.': undefined,
  })
})
