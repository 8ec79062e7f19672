/** The most common small words of each language that is written in Latin letters. */
export const smallWordsOf: Record<string, string> = {
  en: 'the and of to in for with on by from as at',
  de: 'und der die das mit für von im bei zur den des',
  fr: 'et de la le les des du en pour avec dans au',
  es: 'y de la el los las en con para por del al',
  pt: 'e de da do os as em com para por na no',
  it: 'e di il la le con per del della dei nel gli',
  nl: 'en van de het een met voor bij op aan naar te',
  pl: 'i w z na do dla oraz przez od po we ze',
  sv: 'och för med av på till ett den som inom att i',
}
