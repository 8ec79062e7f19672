import { trainingTrades } from './training-trades.ts'
import { parts, type Words } from './words.ts'

export const trainingWords: Words = {
  given:
    parts(`Orla | Tobias | Mireille | Kwabena | Ilse | Rafał | Sunniva | Dario | Philippa | Zoltán | Noor | Eskil | Thandeka
    | Beatriz | Lachlan | Yuki | Anneliese | Ravindra | Margot | Oisín | Delphine | Tomasz | Ayesha | Quentin | Solveig | Emeka
    | Francesca | Jürgen | Priyanka | Callum | Renée | Mateo | Hanneke | Bartholomew | Lý | Chidi | Ottilie | Seán | Amaya | Viktor`),
  family:
    parts(`Abernathy | Okonjo | Lindqvist | Marchetti | Faulkner | Dąbrowski | Vandermeer | Castellanos | Thistlewood | Ito
    | Ramanujam | O’Dwyer | Schäfer | Bellweather | Nkemelu | Hargreaves-Poole | Fontaine | Szabó | Winterbourne | Delacroix
    | Kowalczyk | Adeyemi | Brandt | Quigley | Ferreira da Cunha | Halloran | Nyström | Petrakis | Underhill | Tran
    | Beaumont | Chakrabarti | Møller | Ashdown | Van den Heuvel | Sorrentino | Whitlock | Achterberg | Paz | Llewellyn`),
  towns: [
    ['Leeds', 'UK'],
    ['Columbus', 'OH'],
    ['Rotterdam', 'Netherlands'],
    ['Tampere', 'Finland'],
    ['Brisbane', 'QLD'],
    ['Halifax', 'Nova Scotia'],
    ['Gdańsk', 'Poland'],
    ['Tucson', 'Arizona'],
    ['Cork', 'Ireland'],
    ['Boise', 'ID'],
    ['Bremen', 'Germany'],
    ['Lyon', 'France'],
    ['St. Paul', 'MN'],
    ['Pune', 'India'],
    ['Wellington', 'New Zealand'],
    ['Savannah', 'GA'],
    ['Malmö', 'Sweden'],
    ['Baton Rouge', 'LA'],
    ['San Antonio', 'TX'],
    ['Norwich', 'England'],
  ],
  employers:
    parts(`# Group | The # Company | # & Sons | # Ltd | # Inc. | # Partners LLP | # Holdings plc | # and # | # GmbH | # Logistics
    | # Health Trust | City of # | # County Council | # Foods | # Labs | # Retail Co. | # Hospital | # Systems | # Bank | # Hotels
    | St. # Medical Center | # Studio | # Manufacturing | # Energy | # Insurance Services | # Public Schools | # Media | # Care Home
    | # Software | # | # Engineering, Inc. | # Consulting Group | # of # | # Brewing | # Theatre | # Architects | # Airways | # Rail | # Foundation
    | BKT | NORVA | # (UK) Limited | # – Part of # Group | # Air & Sea Freight | # Pharmacy`),
  stems:
    parts(`Alderbrook | Brightwater | Cinderfell | Dunmarrow | Eastvale | Fernhollow | Glimmerton | Harrowgate | Ironbay | Juniper Ridge
    | Kestrelmoor | Larkhaven | Mossbridge | Northwick | Oakenshaw | Pellworth | Quillstone | Ravenscar | Silverlake | Tarnfield
    | Umberton | Violet Hill | Wrenfield | Yarrowby | Zephyrine | Ashcombe | Blackthorn | Copperdale | Driftwell | Emberly`),
  schools:
    parts(`University of # | # University | # College | # State University | # Institute of Technology | The # School of Design
    | # Community College | # Technical College | Technische Hochschule # | Université de # | # High School | # Academy
    | # Business School | # School of Nursing | Royal # Conservatoire | # Polytechnic | UNB # | Universität #`),
  hosts: parts('example.com | fernmail.example | example.org | postbox.example | mail.example.net | inbox.example'),
  verbs:
    parts(`Led | Managed | Built | Coordinated | Introduced | Reduced | Trained others in | Wrote | Reviewed | Planned | Delivered | Improved
    | Supervised | Prepared | Negotiated | Redesigned | Took over | Kept up | Ran | Organised | Assisted with | Documented | Maintained | Set up`),
  results:
    parts(`, saving {m} hours a month | , cutting costs by {p}% | for a team of {k} | across {k} sites in {k} countries | , which raised satisfaction from {p}% to {p}%
    | with a budget of \${m},000 | within {k} months of starting | for more than {m} customers | , ahead of plan and under budget
    | together with colleagues from sales, finance and operations | and reported the outcome to the board every quarter
    | , replacing a process that had been done by hand since {y} | in line with national regulations and internal policy | (see portfolio)
    | – later adopted by the whole group | using tools written in-house`),
  traits:
    parts(`calm under pressure | used to working with people at every level | known for clear writing | careful with details | keen to teach
    | at home in small teams and large ones | with a habit of finishing what was started | comfortable with figures | looking for a role with more responsibility
    | fluent in the language of customers and engineers alike`),
  interests: parts(
    'Choral singing | Fell running | Beekeeping | Chess | Pottery | Amateur radio | Bread baking | Sailing | Genealogy | Bouldering | Crosswords | Jazz piano',
  ),
  languages: parts(
    'English | German | Polish | French | Spanish | Finnish | Hindi | Dutch | Portuguese | Igbo | Swedish',
  ),
  levels: parts('native | fluent | C1 | B2 | basic | conversational | mother tongue | professional working'),
  causes: parts(
    '# Food Bank | # Scout Group | Friends of # Park | # Animal Rescue | # Literacy Project | # Mountain Rescue',
  ),
  awards: parts(
    'Employee of the Year | # Prize for Young Professionals | Dean’s List | Best Newcomer, # Awards | Safety Medal | # Scholarship',
  ),
  papers:
    parts(`On the limits of manual scheduling | A practical guide to shift handovers | Counting what matters: notes from # | Small teams, large archives
    | Water, heat and waiting times in # | What customers say when they leave`),
  trades: trainingTrades,
}
