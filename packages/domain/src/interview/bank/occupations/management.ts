/** Managers, supervisors and directors of any trade. */
export const management = `
past | Underperformance | Tell us about somebody in your team who was not doing well. What did you say, when, and how did it end? | They listen for early, clear and fair. | Team leadership
past | A hard decision | Which decision at work was the hardest for you? What did you know then, and what would you decide now? | They want your reasons, and whether you can look back honestly. | Leadership
past | Change | Tell us about a change that people did not want. How did you bring them along, and who did not come? | They listen for listening, and for results. | Change management
past | Budget | Take us through a budget you were responsible for. Where did it run over, and what did you do? | They want figures, and early action. | Budgeting
past | Hiring | Tell us about your best and your worst hire. What did you miss, and what do you ask now? | They listen for learning about your own judgment. | Recruiting
past | Conflict | Describe a conflict between two people or departments that reached you. What did you do first? | They listen for hearing both before deciding. | Conflict resolution
past | Targets | Which figure were you judged by, and what did you do to move it? | They want your part in it, told apart from luck. | Performance management
past | Letting go | Tell us about something you handed to somebody else although you could do it better. How did it go? | They listen for trust with a check. | Delegation
case | First ninety days | You take over a team that is tired and behind. What do you do in the first month, and what do you leave alone? | They want questions before answers. | Leadership
case | Bad news | You learn on a Friday that a promise to a client or the board will not be kept. Whom do you tell, when and how? | They listen for early and plain. | Stakeholder management
past | Failure | Which project or plan of yours failed? When did you know, and what did you do from that day? | They listen for owning it. | Project management
past | Developing people | Who has grown under you, and what did you do for that? | They want a person, not a program. | Coaching
case | Too much to do | Your director adds a third top priority. What do you say? | They listen for a choice offered, not a complaint. | Leadership
past | Improving a process | Tell us about a process you found broken. How did you find out why, and what changed in figures? | They listen for asking those who do the work. | Continuous improvement
`
