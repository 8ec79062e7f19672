import { stem } from '../language/words.ts'

/** What advertisements and resumes say of any work: it tells two of them apart in nothing. */
const common = `ability able academic accomplish achieve active advantage aim annual applicant apply area asset background base basic benefit best big bring business call candid career carry challenge clear closely
colleague comfortable company complete comparable complex confident contribute current currently daily day deep degree deliver demonstrate department desire different direct drive duty eager effective
employee employer end ensure environment equal equivalent essential excellent exceptional expect experience expert expertise fast field first flexible focus follow form full general global goal good
great grow growth hand help high hold hour ideal impact important improve include individual industry issue join keep key know knowledge large last lead level long look love
main maintain major manner manage member minimum month multiple national need normal office offer opportunity order organization part participate people perform person plus position possible
practical practice prefer preferred prior proficient professional project proven provide qualification quality range real recent regular related relevant report represent require responsibility
responsible result right role run set share shift similar simple skill small solid solution someone start state step strong successful support sure take task team term thing think thorough time top
track type understand use useful valid value variety various version want week welcome wide willing willingness work world year young two three four five six seven eight nine ten eg ie inc
ltd llc chief executive senior junior assistant associate coordinator specialist representative principal staff head president vice region uk usa eu`

export const commonStems: ReadonlySet<string> = new Set(common.split(/\s+/).map(stem))

/** Words that say the same in this trade or that. The first of a group stands for all. */
const groups = `customer client guest patron|employee staff personnel workforce|recruit hire onboard|teach train instruct educate coach mentor tutor precept|buy purchase procure|fix repair mend|build construct|
check inspect examine verify|car vehicle automobile|physician doctor|lawyer attorney counsel solicitor|pupil student learner|child children kid|shop store retail|sell sale|
budget spend|cost expense|predict forecast|bill invoice|pay payroll wage salary|ship freight|warehouse depot|supplier vendor|document record chart|schedule roster rota|clean sanitize|
cook cuisine culinary|write author|draft compose|illness disease sickness|medication medicine drug|hospital clinic|injury trauma|safe safety|error defect fault bug|speed performance latency|
supervise oversee|lead head direct|plan strategy|negotiate bargain|assess evaluate appraise|analyze analysis analytics|design layout|test trial|house home residence|site location|rule regulation regulatory|comply compliance`

const canon = new Map<string, string>()
for (const group of groups.split(/\|\s*/)) {
  const [first = '', ...others] = group.trim().split(' ').map(stem)
  for (const other of others) canon.set(other, first)
}

/** The stem that stands for all of its meaning: joinery is what joiners do. */
export function canonical(stemmed: string): string {
  const plain = ofTrade.test(stemmed) ? stemmed.slice(0, -2) : stemmed
  return canon.get(plain) ?? plain
}

/** The ending of a doer is in no stem but those of words in `-ery`. A nursery has no nurses. */
const ofTrade = /^(?!nurser)\p{L}{4,}er$/u
