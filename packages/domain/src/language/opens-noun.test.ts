import { expect, it } from 'vitest'
import { opensWithNoun } from './opens-noun.ts'

it.each([
  'Returns for loose seams on my bench were 2 last year',
  'Checks on the boilers were signed off each shift',
  'Orders to the cafes went out on time',
  'Visits to the outlying farms are shared by two of us',
  'Call audit average of 97% over the last 12 months',
  'Pick rate of 140 lines an hour',
  'Answer rate above 94% on the night line',
  'Repairs completed within 3 days',
  'Loads checked at the gate before noon',
])('a first word that may be a verb is a thing: %s', (line) => expect(opensWithNoun(line)).toBe(true))

it.each([
  'Checks the boilers each shift',
  'Checks whether the boilers are safe before they are lit',
  'Orders dry goods for the ward',
  'Visits farms that are under notice',
  'Answer the night line',
  'Call customers whose orders are late',
  'Maintain a pick rate of 140 lines an hour',
  'Keep stock accuracy of 99.6%',
  'Raised pick rate to 140 lines an hour',
  'Make sure that rooms are ready by noon',
  'Handles cash and stamps visas for walk-ins',
])('a deed is a deed, whatever is said behind it: %s', (line) => expect(opensWithNoun(line)).toBe(false))
