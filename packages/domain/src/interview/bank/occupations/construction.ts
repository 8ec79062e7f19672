/** The building trades, and who leads them on site. */
export const construction = `
past | Unsafe work | Tell us about a time you refused to work, or stopped others, because it was not safe. What did you do next? | They listen for stopping at once and finding a safe way. | Workplace safety
past | A mistake on site | Tell us about work you had to tear out and do again. What had gone wrong, and what do you check now? | They want honesty and a check that stays.
past | Drawings | When did the drawings not match what you found on site? Whom did you ask, and how was it solved? | They listen for asking before building. | Blueprint reading
case | Isolation | You are about to open up or cut into something that may be live or under pressure. What do you do before the first tool touches it? | They must hear isolate, lock, and test for yourself. | Electrical installation
past | A hard job | Take us through the most difficult job you finished. What did you do in which order? | They want your own hands in the story.
past | Fault finding | Tell us about a fault that others had not found. How did you narrow it down? | They listen for a method, and for testing after. | Troubleshooting
past | Working with other trades | When did another trade hold you up, or you them? How did you sort it out? | They listen for talking early and keeping the job moving.
case | Behind schedule | You are two days behind and the client walks the site tomorrow. What do you tell them, and what do you change? | They want a true date and a plan. | Construction management
past | Apprentices | Tell us about an apprentice or helper you taught. What did you let them do alone, and when? | They listen for patience and safety. | Apprentice training
past | Inspection | Tell us about an inspection that did not pass the first time. What did you do about it? | They listen for knowing the code and fixing the cause. | Building codes
past | Materials | How did you plan and order the materials for a job of your own? What did you run out of, and what was left? | They want care with cost and waste. | Construction estimating
case | The client changes their mind | The client asks you on site for something that is not in the contract. What do you say? | They listen for friendliness, a price and a signature first.
past | Customers at home | Tell us about working in an occupied building. How did you keep people safe and the place clean? | They listen for respect for those who live or work there.
past | Tools and equipment | Which tool or machine has surprised you on the job, and what do you check since then? | They want a habit that comes from experience. | Workplace safety
`
