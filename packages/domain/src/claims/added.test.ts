import { expect, it } from 'vitest'
import { supports } from './index.ts'
import { widely } from './widely.ts'

const verdictOn = (source: string, text: string) =>
  supports(source.split(' || '), text, { today: '2026-07-01', asks: widely }).verdict

it.each([
  ['a further thing', 'Fed 20 dogs daily.', 'Fed 20 dogs and cats daily.'],
  ['a further thing', 'Drive articulated city buses.', 'Drive articulated and electric city buses.'],
  ['one for another', 'Edited 25 short films.', 'Edited 25 feature films.'],
  ['one for another', 'Wrote the concert programme.', 'Wrote the concert software.'],
  ['another deed', 'Reviewed reserves each quarter.', 'Signed off reserves each quarter.'],
  ['another deed', 'Laid fibre in 19 villages.', 'Planned fibre in 19 villages.'],
  ['a number', 'Served meals to passengers.', 'Served meals to hundreds of passengers.'],
  ['a number', 'Weekly drills with the crew.', 'Held weekly drills with a crew of fourteen.'],
  ['a name', 'Operate a 60 t crane.', 'Operate a 60 t Liebherr crane.'],
  ['a tool', 'Set up questionnaires in LimeSurvey.', 'Set up questionnaires in LimeSurvey and Maze.'],
  ['an employer', 'Motor control functions for a customer.', 'Motor control functions for Brandtmeyer Motors.'],
  ['a paper', 'Ran conduit and wiring.', 'Ran conduit and wiring as a certified installer.'],
  ['a paper', 'ADR certificate obtained in 2022.', 'ADR tanker certificate obtained in 2022.'],
  ['a degree', 'Thesis on bats.', 'Doctoral thesis on bats.'],
  ['an honour', 'Third prize, small mammals, 2022', 'Third prize, large mammals, 2022'],
  ['a rank', 'Worked 400 loan accounts.', 'Managed 400 loan accounts.'],
  ['people led', 'Quarterly restore drills.', 'Led quarterly restore drills.'],
  ['a result', 'Employee queries answered.', 'Answered employee queries, cutting response times.'],
  ['praise', 'Families have written to us.', 'Praised by families who have written to us.'],
  ['how often', 'Stood in as shift supervisor.', 'Regularly stood in as shift supervisor.'],
  ['how far', 'Repatriations were arranged by me.', 'Arranged international repatriations.'],
  ['how much', 'Prepared journals for binding.', 'Prepared the entire journals for binding.'],
  ['a place', 'Served meals on the Tessel ferry.', 'Served meals on the Tessel ferry in a real emergency.'],
  ['too much', 'Kept records.', 'Kept confidential donor files beside membership records.'],
  ['another kind than the name’s', 'Firmware on STM32.', 'Firmware on STM32 mainframes.'],
  ['a further kind', 'Firmware on STM32.', 'Firmware on STM32 and on microcontrollers.'],
  ['much before a colon', 'Made 150 boxes.', 'Made 150 rare leather storage enclosures: boxes.'],
  ['a rank before a colon', 'Made boxes and cases.', 'Head of enclosures: made boxes and cases.'],
  ['what one is for whom', 'Painted boats. || Cleaned decks with vinegar.', 'Painted boats, with vinegar.'],
  ['letters of another thing', 'Ran a class with the OT.', 'Ran a class with the office trainee and the physio.'],
])('[CL30] %s is not asked about: %s → %s', (_, source, text) => {
  expect(verdictOn(source, text)).toBe('refused')
})

it.each([
  ['Responsible for keeping records up to date.', 'Keep donor records up to date.', 'donor records', 'records'],
  ['Assisted with an audit on two wards.', 'Assisted with a clinical audit on two wards.', 'clinical audit', 'audit'],
  ['Handling of settlements.', 'Handle settlements for leavers.', 'settlements for leavers', 'settlements'],
  [
    'Post-editing of machine translation.',
    'Post-edit machine translation output.',
    'translation output',
    'translation',
  ],
  ['Responsible for court statements.', 'Write court statements.', 'Write', 'Responsible'],
  ['Pass on requests to product.', 'Pass on requests to the product team.', 'product team', 'product'],
  ['On call every fourth weekend.', 'Take on-call duty every fourth weekend.', 'on-call duty', 'call'],
  ['Hang, operate and strike lighting.', 'Hang, operate and dismantle lighting.', 'dismantle', 'strike'],
  ['Assist in preparing inspection and test plans.', 'Assist in preparing ITPs.', 'ITPs', 'inspection and test plans'],
  ['Ran a class with the OT.', 'Ran a class with the occupational therapist.', 'occupational therapist', 'OT'],
  [
    'Wrote firmware on STM32 with FreeRTOS.',
    'Wrote firmware on STM32 microcontrollers with FreeRTOS.',
    'STM32 microcontrollers',
    'STM32',
  ],
  ['Defects put on the app.', 'Report defects on the app.', 'Report', 'put on'],
  ['Responsible for taking samples and recording them.', 'Take samples and record the results.', 'results', 'them'],
  ['Made saddles and bridles, 150 a year.', 'Made 150 tackles a year: saddles and bridles.', 'tackles', 'bridles'],
])('[CL30] what one question settles is asked about: %s → %s', (source, text, words, youWrote) => {
  const { verdict, doubts } = supports([source], text, { today: '2026-07-01', asks: widely })
  expect(verdict).toBe('ask')
  expect(doubts[0]).toMatchObject({ words, youWrote })
})

it('[CL30] nobody but a writer that is not ours asks so', () => {
  expect(supports(['Keep records.'], 'Keep donor records.').verdict).toBe('refused')
})
