import { expect, it } from 'vitest'
import { isAboutDuty } from './duty.ts'

it.each([
  ['manage the weekly, fortnightly and monthly payrolls', 'Reduced payroll errors from 14 a month to 3'],
  ['order stems from growers and keep waste low', 'Cut waste from 18% to 11%'],
  ['support the induction and coaching of new dispatchers', 'Mentor to new starters'],
  ['supervises a department of four', 'Supervise one assistant and two interns'],
  ['maintain the boilers of two schools', 'Serviced 14 boilers a year'],
])('“%s” is what “%s” is about', (duty, line) => expect(isAboutDuty(duty, line)).toBe(true))

it.each([
  ['coordinate the roster of on-the-job mentors', 'On-job trainer since 2023'],
  ['manage the budget of the wards', 'Nursed on three wards'],
  ['support the move to a new depot', 'Supported new drivers at the depot'],
  ['keep records of the herd', 'Milked a herd of 200'],
])('“%s” is not what “%s” is about', (duty, line) => expect(isAboutDuty(duty, line)).toBe(false))
