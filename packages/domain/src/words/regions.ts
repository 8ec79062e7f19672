import { namesIn } from './notation.ts'

/** The states of the USA by their codes. */
export const states: ReadonlyMap<string, string> = new Map(
  namesIn(`AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,
  GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
  MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
  NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,
  OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,
  VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia`).map(
    (state) => [state.slice(0, 2), state.slice(3)],
  ),
)

/** Codes and names of other regions that are written behind a town. */
export const regionCodes = namesIn('AB,ACT,BC,MB,NB,NS,NSW,ON,QC,QLD,SK,TAS,VIC')
export const regionNames = namesIn(
  `Alberta,Bavaria,Bayern,Brandenburg,British Columbia,Cheshire,Cornwall,Devon,Essex,Greater London,Greater Manchester,
  Hesse,Hessen,Kent,Lancashire,Manitoba,New South Wales,Niedersachsen,Nova Scotia,Ontario,Quebec,Queensland,Sachsen,
  Saskatchewan,Saxony,Somerset,Surrey,Sussex,Tasmania,Victoria,West Midlands,Yorkshire`,
)

/** Countries, as they are written behind a town. */
export const countries = namesIn(
  `Australia,Austria,Belgium,Brazil,Bulgaria,Canada,China,Croatia,Czech Republic,Czechia,Denmark,Deutschland,England,
  Estonia,EU,Finland,France,Germany,Greece,Hungary,India,Ireland,Israel,Italy,Japan,Latvia,Lithuania,Luxembourg,
  Mexico,Netherlands,New Zealand,Northern Ireland,Norway,Poland,Portugal,Romania,Scotland,Serbia,Singapore,Slovakia,
  Slovenia,South Africa,Spain,Sweden,Switzerland,the Netherlands,Turkey,U.K.,U.S.,UAE,UK,United Arab Emirates,
  United Kingdom,United States,United States of America,US,USA,Wales`,
)
