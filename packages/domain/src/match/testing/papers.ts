import type { Match } from '../types.ts'

/** A paper that an advertisement asks, in its words, and one that is held. */
export interface PaperRow {
  asked: string
  held: string
  issuer?: string
}

export const samePapers: readonly PaperRow[] = [
  { asked: 'RN license', held: 'Texas RN license' },
  { asked: 'RN license', held: 'Registered Nurse, State of Ohio, license 12345, active' },
  { asked: 'RN license', held: 'Active RN license' },
  { asked: 'Applications without an active RN license will not be considered', held: 'Registered Nurse License' },
  { asked: 'You must hold a current RN license in the state of Ohio', held: 'RN license', issuer: 'State of Ohio' },
  { asked: 'AWS Solutions Architect – Professional', held: 'AWS Certified Solutions Architect – Professional (2024)' },
  { asked: 'AWS Certified Solutions Architect', held: 'AWS Certified Solutions Architect – Associate' },
  { asked: 'Project Management Professional (PMP)', held: 'PMI Project Management Professional' },
  { asked: 'PMP', held: 'Certified Project Management Professional' },
  { asked: 'PMP certification', held: 'Project Management Professional', issuer: 'Project Management Institute' },
  { asked: 'CSCS card', held: 'CSCS Green Labourer card' },
  { asked: 'Driver’s license', held: "Valid California driver's license" },
  { asked: 'CompTIA Security+ or other DoD 8570 IAT level II certification', held: 'CompTIA Security+' },
  { asked: 'Electrician license', held: 'City & Guilds Level 3 Electrician license' },
  { asked: 'Electrician license', held: 'Oregon State Electrician License, no. 4471' },
  { asked: 'Driving licence', held: 'Full clean UK driving licence' },
  { asked: 'Full UK driving licence', held: 'Driving licence' },
  { asked: 'First aid at work', held: 'First aid at work certificate, St John Ambulance, valid until 2027' },
  { asked: 'First aid at work', held: 'St John Ambulance First Aid at Work', issuer: 'St John Ambulance' },
  { asked: 'Paediatric first aid', held: 'Current paediatric first aid certificate' },
  { asked: 'CSCS Black Manager card', held: 'CSCS card – Black Manager' },
  { asked: 'CSCS card', held: 'Valid CSCS card (Green Labourer)' },
  { asked: 'Boiler license', held: 'State of Minnesota boiler license' },
  { asked: 'Hairdressing diploma', held: 'Level 2 Diploma in Hairdressing' },
  { asked: 'Real estate license', held: 'Licensed in real estate: Florida real estate license' },
  { asked: 'Commercial pilot licence', held: 'EASA Commercial Pilot Licence', issuer: 'Civil Aviation Authority' },
  { asked: 'PADI Divemaster certificate', held: 'PADI Divemaster, no. 284410' },
  { asked: 'Level 2 Food Hygiene', held: 'Highfield Level 2 Food Hygiene Certificate (2023)' },
  { asked: 'Personal Track Safety (PTS)', held: 'Personal Track Safety, Sentinel card, valid to 2028' },
  { asked: 'Qualified Teacher Status', held: 'Qualified Teacher Status (QTS), Department for Education' },
  { asked: 'SIA Door Supervisor licence', held: 'SIA licence – Door Supervisor' },
  { asked: 'F-gas certificate', held: 'City & Guilds F-gas Certificate' },
  { asked: 'Asbestos awareness certificate', held: 'UKATA Asbestos Awareness certificate' },
  { asked: 'Counterbalance forklift licence', held: 'RTITB counterbalance forklift licence' },
  { asked: 'Chief Mate certificate of competency', held: 'MCA Certificate of Competency, Chief Mate' },
  { asked: 'Teaching certificate', held: 'California teaching certificate' },
  { asked: 'Lifeguard certification', held: 'American Red Cross lifeguard certification' },
  { asked: 'Candidates must hold a valid scaffolder card', held: 'CISRS Scaffolder card' },
  { asked: 'Pharmacist license', held: 'Licensed Pharmacist, New Jersey, no. 33107' },
  { asked: 'CISSP', held: 'Certified Information Systems Security Professional', issuer: 'ISC2' },
]

export const otherPapers: readonly PaperRow[] = [
  { asked: 'PMP', held: 'Agile Project Management Professional' },
  { asked: 'Project Management Professional (PMP)', held: 'Agile Project Management Professional' },
  { asked: 'Electrician license', held: 'Low-voltage electrician license' },
  { asked: 'Low-voltage electrician license', held: 'Electrician license' },
  { asked: 'You must hold an electrician license', held: 'Low-voltage electrician license', issuer: 'State of Texas' },
  { asked: 'Boiler license', held: 'Low-pressure boiler license' },
  { asked: 'Boiler license', held: 'Minnesota low-pressure boiler license' },
  { asked: 'Paediatric first aid', held: 'Emergency paediatric first aid' },
  { asked: 'First aid at work', held: 'Emergency first aid at work' },
  { asked: 'CSCS Black Manager card', held: 'CSCS Green Labourer card' },
  { asked: 'CSCS card – Black Manager', held: 'CSCS card – Green Labourer' },
  { asked: 'AWS Solutions Architect – Professional', held: 'AWS Certified Solutions Architect – Associate' },
  { asked: 'Registered Nurse license', held: 'Registered Veterinary Nurse' },
  { asked: 'Diploma in nursing', held: 'Diploma in veterinary nursing' },
  { asked: 'Real estate license', held: 'Real estate appraiser license' },
  { asked: 'Hairdressing diploma', held: 'Dog hairdressing diploma' },
  { asked: 'Electrician license', held: 'Electrician helper license' },
  { asked: 'Crane operator certificate', held: 'Overhead crane operator certificate' },
  { asked: 'Tower crane operator certificate', held: 'Mobile crane operator certificate' },
  { asked: 'Plumbing license', held: 'Irrigation plumbing license' },
  { asked: 'Pesticide applicator license', held: 'Aquatic pesticide applicator license' },
  { asked: 'Cisco Certified Network Professional', held: 'Cisco Certified Network Associate' },
  { asked: 'Airline transport pilot licence', held: 'Commercial pilot licence' },
  { asked: 'Pilot licence', held: 'Drone pilot licence' },
  { asked: 'PADI Divemaster', held: 'PADI Open Water Diver' },
  { asked: 'Level 3 Food Hygiene', held: 'Level 2 Food Hygiene' },
  { asked: 'SIA Door Supervisor licence', held: 'SIA CCTV Operator licence' },
  { asked: 'SIA licence – Close Protection', held: 'SIA licence – Security Guard' },
  { asked: 'Asbestos removal licence', held: 'Asbestos awareness certificate' },
  { asked: 'Reach truck licence', held: 'Counterbalance truck licence' },
  { asked: 'Forklift licence', held: 'Rough-terrain forklift licence' },
  { asked: 'Chief Engineer certificate of competency', held: 'Second Engineer certificate of competency' },
  { asked: 'Lift engineer card', held: 'Stair lift engineer card' },
  { asked: 'Teaching certificate', held: 'Substitute teaching certificate' },
  { asked: 'Veterinary technician license', held: 'Veterinary assistant license' },
  { asked: 'Blasting licence', held: 'Underwater blasting licence' },
  { asked: 'Pharmacist license', held: 'Pharmacy technician license' },
  { asked: 'Train driver licence', held: 'Tram driver licence' },
]

/** Whether a match says anywhere that the paper is held: in a row, in the table of keywords, as a condition. */
export const saidToBeHeld = ({ ledger, keywords, knockOuts }: Match): string[] => [
  ...ledger.filter((it) => paperRows.has(it.kind) && it.status === 'met').map((it) => `row ${it.requirement}`),
  ...keywords.filter((it) => it.status === 'matched').map((it) => `keyword ${it.term}`),
  ...knockOuts.filter((it) => it.status === 'met').map((it) => `condition ${it.requirement}`),
]

const paperRows = new Set(['certificate', 'skill', 'experience', 'degree', 'keyword'])
