/** Fabrications of the sets of eval that rest on soft words alone, so that they are asked about; each with its reason. */
export const askedAbout: Record<string, string> = {
  'Taught visitors on open days.': 'who shows people a thing may call it teaching',
  'Counselled customers on cheese and wine.': 'advice and counsel are one deed in many trades',
  'Dispensed patients their tablets.': 'who gives out tablets may or may not have dispensed them',
  'Fitted insoles for pupils at the Tarn clinic.': 'children are pupils where they come by their school',
  'Researched papers for the museum.': 'to review and to research are near where papers are read',
  'Selected grapes.': 'to pick is to choose or to harvest',
  'Designed sets for eight productions at the Malmö Opera under the master carpenter.':
    'who built a set may have designed it; the supervision is kept',
}
