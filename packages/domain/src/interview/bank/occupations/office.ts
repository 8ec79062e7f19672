/** Assistants, reception, records and office management. */
export const office = `
past | Priorities of others | Tell us about a day when two people you support needed you at the same time. How did you decide? | They listen for asking about deadlines, and for telling both. | Administrative support
past | Calendar | Take us through the hardest meeting or week you had to schedule. What made it work? | They want to hear how you judge what may be moved. | Calendar management
past | Travel gone wrong | Tell us about a trip or an event that went wrong on the day. What did you do in the next hour? | They listen for calm and a second plan. | Travel arrangements
past | Confidentiality | When did you know something that others in the office wanted to know? How did you handle it? | They listen for discretion without being rude. | Administrative support
past | Catching errors | Tell us about an error you caught before it left the office. How did you notice it? | They want a habit of checking. | Proofreading
past | A better way | Which routine in the office did you make simpler, and how did you get others to use it? | They listen for time saved and for who agreed. | Office management
case | At the desk | A visitor is upset, the phone rings and a courier wants a signature. What do you do, in what order? | They listen for people first and a friendly tone. | Reception
case | Missing information | You are asked for a report in two hours and the person who has the figures is away. What do you do? | They want to hear where you look and when you say so. | Administrative support
past | Minutes and follow-up | Tell us about a meeting you took notes in. How did you make sure that what was agreed got done? | They listen for owners and dates. | Minute taking
past | Suppliers and money | Tell us about a supplier or an expense you questioned. What came of it? | They listen for care with other people's money. | Office management
past | Data | Tell us about records or a list you had to bring into order. How did you make sure that it stayed so? | They want accuracy that lasts. | Data entry
case | Gatekeeping | Somebody insists on speaking to your manager at once. How do you handle it? | They listen for courtesy and a firm judgment. | Administrative support
past | Difficult manager | Describe somebody demanding you worked for. What did you learn to do before they asked? | They listen for thinking ahead, and for no complaints. | Executive assistance
past | Software | Which program did you have to learn on your own, and what do you do with it now? | They want a method, and a result. | Microsoft Office
`
