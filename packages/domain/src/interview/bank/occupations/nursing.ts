/** Nurses, and who cares with them. */
export const nursing = `
past | A patient who gets worse | Tell us about a patient who got worse on your shift. What did you notice first, and what did you do? | They listen for early signs, and for a clear call for help. | Patient assessment, Vital signs
case | Priorities | You take over your patients and three call bells ring at once. How do you decide whom to see first? | They want to hear safety before convenience, and what you hand to others.
past | Medication safety | Describe a medication error or near miss you were close to. What did you do then, and what do you do differently now? | They listen for honesty, reporting and what changed. | Medication administration
past | Speaking up | When did you question a doctor's order or a senior colleague's decision? How did you word it? | They want to know that you speak up for a patient, and how.
past | Handover | Tell us about a handover where something important was missing. How did you find out, and what came of it? | They listen for structure, and for checking rather than assuming.
past | Families | Tell us about a family that was angry or frightened. What did you say, and how did it end? | They listen for calm and plain words. | Patient care
case | Refusal of care | A patient who can decide for themselves refuses a treatment they need. What do you do, and what do you write down? | They want to hear respect, explanation and a record. | Patient care
case | Short staffing | You come on shift two people short. What do you do in the first half hour? | They listen for what must be done, what can wait and whom you tell.
past | Infection control | Describe a time you stopped a practice that put patients at risk of infection. What did you do about it? | They listen for acting at once and without blame. | Infection control
past | Teaching patients | Tell us how you taught a patient or family to manage something at home. How did you know that they could do it? | They listen for showing, and for having it shown back. | Patient education
past | Charting | How do you keep your notes complete on a shift that does not stop? Take us through the last hard one. | They want notes that another nurse can act on. | Electronic health records
past | New colleagues | Tell us about a new nurse, student or assistant you worked beside. What did you show them, and what did you not let them do yet? | They listen for safe delegation.
case | Falls and dignity | A confused patient keeps getting up at night. How do you keep them safe without tying down their evening? | They listen for causes first, then for measures. | Patient care
past | Hard days | Tell us about a shift that stayed with you. What helped you to be ready for the next one? | They want to know how you keep going in this work.
`
