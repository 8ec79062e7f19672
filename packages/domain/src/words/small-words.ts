import { wordSet } from './notation.ts'

// Words that hold a statement together, and those among them that say something after all.

/** They say nothing by themselves. */
export const stopWords =
  wordSet(`a about above across after again against all along also am among an and another any are around as at away be because been before being below between both but by can
could did do does doing done down during each either else etc even every few for from further get gets give given had has have having he her here hers him his how however i if in into is it its
itself just least less let like made make makes many may me might more most much must my near neither new no nor not now of off often on once one only onto or other our ours out over own per
please rather same several shall she should since so some such than that the their theirs them themselves then there these they this those through throughout thus to together too toward towards
under until up upon us very via was way we well were what when where whether which while who whom whose why will with within without would yet you your yours yourself`)

/** Words that open a sentence whose line end was lost. */
export const lineOpeners = 'An?|At|I[fnt]?|Our|The|This|We|You'
/** Behind a dash these go on with a word: `short- and long-term`. */
export const joiners = 'and|or|to|und'
/** Behind a dash these end a span of time. */
export const stillGoing = 'Present|Current|Now|Today'
/** What a number before them counts. */
export const unitsOfTime = 'years?|yrs?|days?|weeks?|months?|hours?'
/** Small letters that stand inside of names. */
export const insideNames = 'of,and,the,for,in,to,with,at,de,la,am,und'
