/** What is asked in any trade. */
export const general = `
past | Mistakes | Tell us about a mistake you made at work. What did you do next? | They listen for how early you owned up, and what you changed.
past | Disagreement | When did you last disagree with a colleague about the work? How was it settled? | They listen for fairness to the other side.
past | Learning | What was the last thing you had to learn quickly for a job, and how did you go about it? | They want to see how you learn without being led by the hand.
past | Pressure | Tell us about a day when everything came at once. What did you do first, and what did you leave? | They listen for how you choose under pressure.
case | Priorities | Two people need something from you by noon, and there is time for one. How do you decide, and what do you tell the other? | They want to follow your thinking, not hear one right answer.
past | Feedback | What feedback has changed the way you work? | They listen for what you did with it.
case | Unclear work | You are given a task and the instructions are not clear. How do you begin? | They want to know what you find out alone, and when you ask.
past | Colleagues | Tell us about somebody you helped to get better at their work. How did you go about it? | They listen for patience, and for what the other could do afterwards.
past | Improvement | What have you changed about the way something was done at work, and why? | They want to see that you notice what could be better, and finish it.
case | Standards | You notice a colleague cutting corners where it matters. Whom do you talk to first, and what do you say? | They listen for whether you speak up, and how.
past | Reliability | Tell us about a deadline you were about to miss. When did you say so, and what happened? | They listen for how early others knew.
case | Errors of others | You find an error in work that your manager has already approved. What do you do? | They listen for tact and honesty together.
past | Proud of | Which piece of your work would you show us first, and what made it hard? | They want to hear what you call good work.
case | Complaints | Somebody is angry with you and is partly right. How do you answer? | They listen for calm, and for what you would own.
`
