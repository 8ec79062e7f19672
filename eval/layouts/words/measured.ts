import { measuredTrades } from './measured-trades.ts'
import { parts, type Words } from './words.ts'

export const measuredWords: Words = {
  given:
    parts(`Wilhelmina | Kofi | Saoirse | Giulio | Anjali | Björn | Nomvula | Peregrine | Élodie | Takumi | Rosalind | Dmitri | Fatou | Cormac
    | Leocadia | Håkon | Imogen | Sanjay | Bettina | Xiomara | Aurelio | Greta | Joost | Maeve`),
  family:
    parts(`Pemberton | Asante | Nørgaard | Villanueva | Krishnaswamy | Oyelaran | Gruber | MacAllister | de la Fuente | Sato | Brzeziński
    | Haverford-Lyle | Moreau | Öztürk | Tillotson | Ngata | Rasmussen | Featherstone | Lo | Carvalho | Wójcik | St. Clair | Engström | D’Amico`),
  towns: [
    ['Porto', 'Portugal'],
    ['Madison', 'WI'],
    ['Aberdeen', 'Scotland'],
    ['Graz', 'Austria'],
    ['Fort Collins', 'Colorado'],
    ['Bengaluru', 'India'],
    ['Bergen', 'Norway'],
    ['Des Moines', 'IA'],
    ['Perth', 'WA'],
    ['Winston-Salem', 'NC'],
    ['Łódź', 'Poland'],
    ['Regina', 'Saskatchewan'],
  ],
  employers:
    parts(`# Collective | The # Trust | # Bros. | # Pty Ltd | # AG | # Corporation | # + # | House of # | # Veterinary Clinic | # Freight
    | # Biotech | # District Library | # Property Management | # Water Authority | # Credit Union | # Outdoor | # Games | KLM-# | # Aerospace
    | # Dental | # Farms | # Youth Services | # & Co | # S.A. | Bureau of # Affairs | # Tea Company | # Digital | # International Airport | QDX | # Bau`),
  stems:
    parts(`Ambleforth | Bracken Hill | Corvane | Duskwater | Elmsworth | Foxglove | Greywacke | Hollowell | Innisvar | Jasperton | Kilmarrow | Lowmead
    | Merrowdown | Nethercott | Ostrava Lane | Pinecrest | Rookhope | Saltmarsh | Thornbury Vale | Wexcombe`),
  schools:
    parts(`# University of Applied Sciences | University of # at # | # School of Economics | # Conservatory | Instituto Superior # | # City College
    | # Vocational School | # Law School | FH # | Académie # | # Secondary School | # Agricultural College`),
  hosts: parts('mailhaus.example | example.net | letterbox.example | home.example.org'),
  verbs:
    parts(`Headed | Oversaw | Created | Arranged | Launched | Lowered | Coached colleagues in | Drafted | Audited | Scheduled | Shipped | Simplified
    | Looked after | Analysed | Secured | Rebuilt | Piloted | Carried out | Handled | Compiled`),
  results:
    parts(`, freeing {m} hours every week | , down {p}% on the year before | for {k} departments | in {k} regions | , lifting margins by {p} points
    | worth €{m}k a year | in under {k} weeks | , the first of its kind in the company | with volunteers and paid staff
    | and presented findings at two conferences | , after the old supplier had closed in {y} | (award shortlisted) | to the standard that the regulator asks for | – still in use today`),
  traits:
    parts(`patient and exact | good with numbers and better with people | happiest where things are made | trusted with keys, cash and confidences
    | quick to learn new systems | with a record of quiet improvements | seeking part-time work near home`),
  interests: parts(
    'Falconry | Open-water swimming | Letterpress | Calligraphy | Orienteering | Ukulele | Birdwatching | Board games | Allotment gardening',
  ),
  languages: parts('Norwegian | Italian | Japanese | English | Turkish | Yoruba | Portuguese | Greek | Mandarin'),
  levels: parts('A2 | proficient | bilingual | C2 | intermediate | full professional proficiency | elementary'),
  causes: parts('# Lifeboat Station | # Refugee Support | # Repair Café | # Community Garden | # Sea Cadets'),
  awards: parts('Apprentice of the Year | # Medal | Highly Commended, # Show | President’s List | # Travel Grant'),
  papers: parts(
    'Soil after the flood: a field report | Ten years of # | Who reads the manual? | Night buses and their passengers | Notes on a shared ledger',
  ),
  trades: measuredTrades,
}
