import { composedTrades } from './composed-trades.ts'
import { trainingWords } from './training.ts'
import { parts, type Words } from './words.ts'

/** Those of training, and many more: names of many places, towns with and without a region, trades of every kind. */
export const composedWords: Words = {
  ...trainingWords,
  given: [
    ...trainingWords.given,
    ...parts(`Jean-Luc | Mary Ann | Abdul-Rahman | Xiu Ying | Nguyễn | Olumide | Siobhán | Gwenllian | Þórdís | Ingrid |  Aleksandra | Dmytro | Oksana
    | Giuseppina | Marie-Claire | Hyun-woo | Ji-eun | Takeshi | Haruko | Mei Lin | Arjun | Lakshmi | Farhad | Leila | Yusuf | Zeynep | Mustafa | Ioanna | Kostas
    | Tamar | Avi | Thabo |   Abena | Wanjiru | Otieno | Tariq | Samira | Carlos Eduardo | María José | João | Beatriz Helena | Inês | Iker | Aitor
    | Maëlle | Loïc | Anders | Astrid | Freya | Rhys | Eilidh | Hamish | Niamh | Brandon | Kayla | DeShawn | Latoya | Hunter | Skyler | J.R. | T. J. | Dr. Ruth | Sam | Lee | Bo`),
  ],
  family: [
    ...trainingWords.family,
    ...parts(`Smythe | O’Brien-Walsh | de la Cruz | van der Berg | von Hohenfels | du Plessis | al-Masri | El Amrani | ben Yosef | Mac an tSaoir |  D’Angelo
    | Gómez Herrera | dos Santos | Zieliński | Černý | Đorđević | Ivanova | Kovalenko | Papadopoulou | Yavuz |  Haddad | Rahimi | Krishnamurthy | Iyer | Banerjee
    | Sengupta | Wickramasinghe | Nguyen | Phạm | Suzuki-Bell | Tanaka | Kim | Park | Choi | Wang | Zhao | Lim | Tan | Santoso | Reyes | Bautista | Mensah | Owusu | Kamau | Dlamini
    | Nkosi | Traoré | Diallo | Andersson-Holm | Virtanen | Jónsdóttir | Ó Súilleabháin | Gruffydd | McAllister | MacLeod | Fitzgerald III | Johnson Jr. | Baptiste | Etxeberria | Puig i Soler | Poe | Ng | Oh | Ek`),
  ],
  towns: [
    ...trainingWords.towns,
    ...towns(`Glasgow, Scotland |  Nairobi, Kenya | Lagos, Nigeria | São Paulo, SP | Monterrey, N.L. | Cebu City, Philippines | Hanoi, Vietnam | Kuala Lumpur, Malaysia
    | Osaka, Japan | Busan, South Korea | Bengaluru, Karnataka | Hyderabad, India | Dubai, UAE | Tel Aviv, Israel | Athens, Greece | Kraków, Poland | Brno, Czech Republic | Zürich, Switzerland
    |  Antwerp, Belgium | Aarhus, Denmark |  Reykjavík, Iceland | Cape Town, South Africa | Accra, Ghana |  Hobart, Tasmania | Winnipeg, MB | Québec, QC
    | Spokane, WA 99201 |  Grand Rapids, Michigan | Little Rock, AR | Fort Worth, Texas | Stoke-on-Trent, UK | Newcastle upon Tyne, United Kingdom | Bury St Edmunds, Suffolk
    | Berlin | Paris | Singapore | London | Madrid | Hong Kong | New York City | Chicago | Remote | Vienna | Warsaw | Toronto`),
  ],
  employers: [
    ...trainingWords.employers,
    ...parts(`# & Co. | # Construction LLC | # Dental Practice | # Primary School | # Police Department | Ministry of #  | # Farm Shop | # Salon | # Cleaning Services | # Motors
    | # Properties | # Nursery |  # Security GmbH & Co. KG |  # Sp. z o.o. | # AB | # B.V. |  # University Hospital | # Shipping Lines | # Radio
    | # Newspapers | # Fitness | # Vineyards | # Steel | # Robotics | # AI | #.io | # Charity Shop | The # Arms | Café # | Hotel # | # Museum of Art | U.S. Army | Royal # Regiment | Freelance | Self-employed
    | # / # Joint Venture | # (formerly # Ltd) | # Union | # Pay |  # Tutoring | # Airport | # Water Company | # Solicitors | # Bakery | # Library`),
  ],
  stems: [
    ...trainingWords.stems,
    ...parts(`Millbrae | Sandhurst Vale | Corvana | Teltrix | Nordhafen | Bluecrest | Amberline | Kitewood | Lumora | Vantrel | Hollins | Pinecroft | Rookery |  Tidewell | Grovemont | Castlegate
    | Orrin | Zentara | Pemberley Down | Highmoor | Lowell Bay | Fairmont Cross | Stonewick`),
  ],
  schools: [
    ...trainingWords.schools,
    ...parts(
      `# Grammar School | # Sixth Form College |  University of Applied Sciences # | Politechnika # | Universidad de # | Università di # |  # Medical School | # Trade School | # Language Institute | # Military Academy | # School of Business, University of # | Open University of # | # Bootcamp | # Online | IIT # |  Lycée #`,
    ),
  ],
  hosts: [
    ...trainingWords.hosts,
    ...parts('web.example | mymail.example | hey.example.org | student.example.net | firstmail.example'),
  ],
  verbs: [
    ...trainingWords.verbs,
    ...parts(`Responsible for |    Developed | Implemented |  Drove | Spearheaded | Increased | Achieved |  Presented | Designed | Supported | Helped with | Served
    | Worked on | Participated in | Conducted | Monitored | Processed | Updated |  Negotiating | Managing | Leading | Providing | Ensured | Optimised | Streamlined | Collaborated on | Initiated | Owned |  Mentored staff in | Was in charge of | My tasks were | Directed | Executed | Facilitated | Administered | Recruited for | Resolved issues with | Owner of`),
  ],
  results: [
    ...trainingWords.results,
    ...parts(`, resulting in {p}% growth year on year | (team of {k}) | , serving up to {m} guests per day | – {p}% faster than before | and grew revenue from \${k}M to \${m}M | in {k} languages
    | on time and to specification | for {k} brands in EMEA and APAC | , winning the site award in {y} | under the supervision of the head of department | while keeping error rates below {k}% | at ±{k} mm tolerance
    | for clients such as banks, insurers and public bodies | as part of a {k}-person rotation | with zero incidents in {k} years | by working closely with suppliers, planners and the shop floor; see references`),
  ],
  interests: [
    ...trainingWords.interests,
    ...parts(
      'Football | Travel | Reading | Photography | Yoga | Cooking | Gardening | Video games | Guitar | Hiking | Swimming | Volunteering at the animal shelter | Table tennis | Film',
    ),
  ],
  languages: [
    ...trainingWords.languages,
    ...parts(
      'Mandarin | Arabic | Italian | Japanese | Urdu | Tagalog | Yoruba | Ukrainian | Turkish | Greek | Korean | Welsh | British Sign Language',
    ),
  ],
  levels: [
    ...trainingWords.levels,
    ...parts(
      'A2 | C2 | intermediate | advanced | elementary | working knowledge | bilingual | limited | good | very good | upper-intermediate (B2) | fluent, written and spoken',
    ),
  ],
  trades: [...trainingWords.trades, ...composedTrades],
}

function towns(text: string): [string, string][] {
  return parts(text).map((town) => {
    const [city = '', region = ''] = town.split(', ')
    return [city, region]
  })
}
