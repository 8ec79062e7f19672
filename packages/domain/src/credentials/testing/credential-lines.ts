import type { CredentialStatus } from '../status.ts'

// Lines that name a credential, in many trades, and how it stands with the person on 1 July 2026.

export interface CredentialLine {
  line: string
  /** What is asked about. */
  name: string
  status: CredentialStatus
}

const rows = (status: CredentialStatus, lines: readonly [line: string, name: string][]): CredentialLine[] =>
  lines.map(([line, name]) => ({ line, name, status }))

export const firstLines: readonly CredentialLine[] = [
  ...rows('held', [
    ['Forklift licence (counterbalance), renewed March 2025', 'Forklift licence'],
    ['Food Hygiene Level 2, expires 09/2027', 'Food Hygiene Level 2'],
    ['Personal licence holder since 2019', 'Personal licence'],
    ['NEBOSH National General Certificate, passed with distinction 2022', 'NEBOSH National General Certificate'],
    ['Registered Veterinary Nurse, annual renewal paid to October 2026', 'Registered Veterinary Nurse'],
    ['18th Edition Wiring Regulations, no expiry', '18th Edition Wiring Regulations'],
    ['Commercial pilot licence; instrument rating in progress', 'Commercial pilot licence'],
    ['Gas Safe registration since 2011, never lapsed', 'Gas Safe registration'],
    ['Door supervisor badge, not yet due for renewal', 'Door supervisor badge'],
    ['Lifeguard certificate – recertified each year', 'Lifeguard certificate'],
    ['Licensed cosmetologist in good standing', 'Licensed cosmetologist'],
    ['Chartered accountant (ACA), qualified 2014 at the first attempt', 'Chartered accountant'],
    ['Holds a clean driving licence and drives the school minibus', 'driving licence'],
    ['ADR tanker certificate, good through August 2028', 'ADR tanker certificate'],
  ]),
  ...rows('pending', [
    ['Commercial pilot licence; instrument rating in progress', 'instrument rating'],
    ['Level 3 Diploma in Adult Care, due to finish summer 2027', 'Level 3 Diploma in Adult Care'],
    ['Bar exam: sitting February 2027', 'Bar exam'],
    ['ACCA, 9 of 13 papers passed', 'ACCA'],
    ['Private hire licence – application lodged with the council', 'Private hire licence'],
    ['Qualified Teacher Status: final assessment booked for June 2027', 'Qualified Teacher Status'],
    ['Working towards Chartered status with the ICE', 'Chartered status'],
    ['Phlebotomy certificate, results awaited', 'Phlebotomy certificate'],
    ['HGV Class 2: theory passed, practical to come', 'HGV Class 2'],
    ['Currently studying for the CFA Level II', 'CFA Level II'],
    ['Provisional driving licence', 'driving licence'],
    ['Arborist certification, conditional on a field test', 'Arborist certification'],
  ]),
  ...rows('lapsed', [
    ['Paediatric first aid, ran out in March 2023', 'Paediatric first aid'],
    ['CPR card 2018–2020, not renewed', 'CPR card'],
    ['Nursing registration: removed from the register in 2022 for non-payment', 'Nursing registration'],
    ['Asbestos awareness certificate (valid to 2021)', 'Asbestos awareness certificate'],
    ['Licence to practise suspended since May', 'Licence to practise'],
    ['Formerly a licensed real estate broker (Texas)', 'licensed real estate broker'],
    ['Teaching licence, expired last year', 'Teaching licence'],
  ]),
  ...rows('lapsed', [
    ['Taxi licence handed back in 2024', 'Taxi licence'],
    ['Resigned from the Law Society roll in 2020', 'Law Society roll'],
    ['Discontinued the pharmacy technician course in year two', 'pharmacy technician course'],
  ]),
  ...rows('none', [
    ['My business partner is the licensed plumber', 'licensed plumber'],
    ['Prepared forty care workers for their medication certificate', 'medication certificate'],
    ['Checked that drivers held a valid ADR certificate', 'ADR certificate'],
  ]),
  ...rows('none', [
    ['Turned down for a firearms licence in 2018', 'firearms licence'],
    ['No driving licence', 'driving licence'],
    ['Sat the CPA exam twice without passing', 'CPA exam'],
  ]),
]

export const furtherLines: readonly CredentialLine[] = [
  ...rows('held', [
    ['First Aid Certificate, valid until 2028', 'First Aid Certificate'],
    ['Master of yachts up to 200 tons, revalidated 2024', 'Master of yachts'],
    ['Class B CDL, clean record, medical card current', 'Class B CDL'],
    ['Chainsaw ticket CS30/31, City & Guilds', 'Chainsaw ticket'],
    ['Notary public (commission expires 12/2029)', 'Notary public'],
    ['Confined space entry card, refreshed every two years', 'Confined space entry card'],
    ['Explosives handler permit, Nevada, issued 2023', 'Explosives handler permit'],
    ['Scrum Master (PSM I), lifetime certification', 'Scrum Master'],
    ['Licensed day-care provider for twelve children', 'Licensed day-care provider'],
    ['Passed the FE exam in 2019; PE expected 2027', 'FE exam'],
    ['Swim instructor award, after training with the national team', 'Swim instructor award'],
    ['Fully qualified dental nurse, GDC registered', 'dental nurse'],
    ['Diploma in Viticulture, completed while working full time', 'Diploma in Viticulture'],
  ]),
  ...rows('pending', [
    ['Passed the FE exam in 2019; PE expected 2027', 'PE'],
    ['Halfway through my Level 2 bricklaying NVQ', 'bricklaying NVQ'],
    ['PhD in Geology, thesis submitted, viva in October', 'PhD in Geology'],
    ['Real estate license: coursework done, exam not taken', 'Real estate license'],
    ['MBA (part-time, 2025 to 2028)', 'MBA'],
    ['CPA candidate, two sections left', 'CPA'],
    ['Hoping to sit the Series 7 this winter', 'Series 7'],
  ]),
  ...rows('lapsed', [
    ['Mobile crane operator – certification ended 2020', 'Mobile crane operator'],
    ['Food handler card (2017, needs renewing)', 'Food handler card'],
    ['CISSP, in arrears and marked inactive', 'CISSP'],
    ['Previously registered with the NMC', 'registered with the NMC'],
    ['Private pilot, medical out of date since 2019', 'Private pilot'],
    ['Passenger endorsement – no longer on my licence', 'Passenger endorsement'],
    ['Barber license revoked by the board in 2021', 'Barber license'],
  ]),
  ...rows('lapsed', [
    ['Medical licence, surrendered 2024', 'Medical licence'],
    ['Dropped the CIMA qualification after the certificate level', 'CIMA qualification'],
    ['Chartership allowed to go when I left the industry', 'Chartership'],
    ['Withdrew from midwifery training in my third year', 'midwifery training'],
  ]),
  ...rows('none', [
    ['My manager holds the premises licence', 'premises licence'],
    ['Trained staff for the WSET Level 2 award', 'WSET Level 2 award'],
    ['Booked forklift tests for the warehouse team', 'forklift tests'],
  ]),
  ...rows('none', [
    ['Failed the LSAT', 'LSAT'],
    ['I do not have a hunting licence', 'hunting licence'],
    ['Security clearance denied', 'Security clearance'],
    ['Never sat the gas exam', 'gas exam'],
  ]),
]
