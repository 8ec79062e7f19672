/** Accountants, bookkeepers, payroll and their colleagues. */
export const accounting = `
past | Month-end close | Walk us through your last month-end close. Which days were tight, and what did you do about it? | They listen for order, cut-off and what you own yourself. | Month-end close
past | Reconciliation | Tell us about a reconciliation that would not balance. How did you find the difference? | They want a method that narrows it down. | Account reconciliation
past | Errors | Tell us about an error you found after the books were closed. Whom did you tell, and how was it corrected? | They listen for openness and a clean correction.
case | Pressure to bend | A manager asks you to book an invoice in a month where it does not belong. What do you say? | They want to hear the rule, said politely and held.
past | Controls | Describe a control you introduced or tightened. What had gone wrong before? | They listen for risk first and paperwork second. | Internal controls
past | Audit | What did the auditors ask you for last time, and what would you prepare differently now? | They want ordered support and no surprises. | Audit
past | Late payers | Tell us about a customer who did not pay. What did you do from the first reminder to the end? | They listen for firmness and a relationship kept. | Accounts receivable
case | Suspicious payment | An email from the director asks for an urgent payment to a new account. What do you do before anything is paid? | They must hear a check by another way. | Accounts payable
past | Explaining figures | When did you explain a number to somebody who is not in finance? How did you know that they had understood? | They listen for plain words and one message. | Financial reporting
past | Systems and spreadsheets | Which piece of manual work did you take out of the books, and how did you check that the new way was right? | They want time saved and figures tested. | Excel
case | Two deadlines | Payroll, a tax filing and the close fall on the same days and somebody is ill. How do you plan the week? | They listen for what cannot move. | Payroll
past | Variances | Tell us about a variance that nobody could explain at first. How did you get to the reason? | They listen for asking the people behind the figures. | Variance analysis
past | Learning rules | Which change in tax or accounting rules reached your desk, and how did you make sure that it was applied? | They want to see how you stay current.
past | Confidence | What do you do with information that others in the company would like to know, such as salaries? Give us a case. | They listen for discretion without drama. | Payroll
`
