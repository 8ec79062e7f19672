import { expect, it } from 'vitest'
import { articleFor } from '../language/speak/article.ts'
import { calmName } from './calm.ts'

it.each([
  ['HR MANAGER', 'HR Manager'],
  ['ICU NURSE', 'ICU Nurse'],
  ['IT DIRECTOR', 'IT Director'],
  ['VP SALES', 'VP Sales'],
  ['BBC STUDIOS', 'BBC Studios'],
  ['HVAC ENGINEER', 'HVAC Engineer'],
  ['VAN DRIVER', 'Van Driver'],
  ['ART TEACHER', 'Art Teacher'],
  ['HEAD OF IT', 'Head of IT'],
  ['ST MARY HOSPITAL', 'St Mary Hospital'],
])('[L19] %s is written %s', (name, calm) => expect(calmName(name, 4)).toBe(calm))

it('[L19] initials are said by their letters', () => expect(articleFor(calmName('HR MANAGER', 4))).toBe('an'))
