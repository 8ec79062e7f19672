/** Words that say how much, how well, how often, how far, or by what right: they are the person's own or they are wrong. */
const rows = [
  {
    words: 'entire whole full complete total several multiple numerous many various most majority wide range extensive',
    why: 'how much',
  },
  {
    words:
      'national nationwide international global worldwide regional company-wide site-wide cross-functional multi-site enterprise',
    why: 'how far',
  },
  {
    words: 'daily weekly monthly quarterly annual yearly hourly nightly regular frequent constant ongoing continuous',
    why: 'how often',
  },
  {
    words:
      'excellent outstanding exceptional proven strong strongest superb award-winning renowned recognised recognized praised trusted acclaimed respected valued popular successful effective efficient innovative award',
    why: 'praise',
  },
  {
    words:
      'senior junior lead chief head principal deputy assistant key main expert specialist advanced master trainee director manager supervisor leader owner founder partner consultant officer',
    why: 'a rank or a title',
  },
  {
    words:
      'certified licensed accredited registered chartered qualified approved authorised authorized endorsed certificate certification licence license diploma degree clearance permit fellow member',
    why: 'a paper',
  },
  {
    words:
      'growth savings saving profit revenue turnover sales satisfaction efficiency productivity performance success improvement reduction increase target targets goal quality deadline deadlines',
    why: 'a result',
  },
  {
    words:
      'teams staff crew department departments people employees direct-reports reports budget budgets company board',
    why: 'whom or what one answers for',
  },
  {
    words:
      'new first early late earlier former previous recent zero no never always high higher low lower fast faster better best top largest biggest lowest highest fastest newest oldest smallest cheapest busiest longest youngest',
    why: 'a comparison, or a time',
  },
  {
    words:
      'any some still own real rare permanent temporary final semi-final gold silver bronze champion celebrity doctoral world class',
    why: 'of which sort, as a claim',
  },
  { words: 'hundred hundreds thousand thousands million millions billion dozen dozens half', why: 'a number' },
] as const

/** What is done so often in it is not told of it. */
export const timesNotAsked = 'year years month months week weeks day days hour hours decade shift shifts season'

/** All of them. */
export const wordsNotAsked = `${rows.map(({ words }) => words).join(' ')} ${timesNotAsked}`

/** Deeds that decide, bind, own or are won: nobody who did something else did them. */
export const deedsThatBind =
  'sell buy win award achieve exceed beat ensure secure found own hire recruit dismiss approve authorise authorize sign negotiate certify qualify graduate promote recognise recognize invent publish patent diagnose prescribe operate-on invest guarantee eliminate earn generate attract win-over launch pioneer spearhead champion chair represent appoint elect nominate supervise manage oversee direct head plan'

/** Those, and deeds that make, teach or bring about: as a single word they say much. */
export const deedsNotAsked = `${deedsThatBind} bring take get put go come provide train teach coach mentor advise present speak design develop build create establish introduce implement solve resolve prevent save select`

/** What follows them is told of all of a place. */
export const wordsOfReach = 'across throughout'

/** Deeds that say little of what was done: one of them may stand for another deed, if the person says so. */
export const plainDeeds =
  'handle carry complete respond report explain keep maintain record document enter log process attend cover show demonstrate follow comply observe specialise specialize focus deal locate find fill cite collect gather answer pass share send bring note register track monitor check use apply work-with work-on'

/** Of the person's own deeds, those that say nothing of what was done. */
export const vagueDeeds = 'put get do bring take go'

/** Behind a noun of the person they add little: `translation output`. */
export const emptyHeads =
  'service services work output duty duties rotation rota schedule roster process processes procedure procedures method methods activity activities task tasks operation operations material materials item items document documents paperwork data information matter matters request requests case cases result results need needs team'
