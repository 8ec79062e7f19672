// Lines of papers in many trades: what they name, and how it stands with the person on 1 July 2026.

type Held = 'held' | 'pending' | 'lapsed' | 'given up' | 'of others' | 'never'

export interface PaperLine {
  line: string
  /** The part of the line that is asked about. */
  paper: string
  stands: Held
}

const rows = (stands: Held, lines: readonly [line: string, paper: string][]): PaperLine[] =>
  lines.map(([line, paper]) => ({ line, paper, stands }))

export const firstPapers: readonly PaperLine[] = [
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
  ...rows('given up', [
    ['Taxi licence handed back in 2024', 'Taxi licence'],
    ['Left the electrician apprenticeship before the final exam', 'electrician apprenticeship'],
    ['Resigned from the Law Society roll in 2020', 'Law Society roll'],
    ['Discontinued the pharmacy technician course in year two', 'pharmacy technician course'],
  ]),
  ...rows('of others', [
    ['My business partner is the licensed plumber', 'licensed plumber'],
    ['Prepared forty care workers for their medication certificate', 'medication certificate'],
    ['Checked that drivers held a valid ADR certificate', 'ADR certificate'],
    ['The head chef holds the personal licence', 'personal licence'],
  ]),
  ...rows('never', [
    ['Turned down for a firearms licence in 2018', 'firearms licence'],
    ['No driving licence', 'driving licence'],
    ['Sat the CPA exam twice without passing', 'CPA exam'],
  ]),
]
