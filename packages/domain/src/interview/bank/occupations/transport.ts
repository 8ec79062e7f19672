/** Warehouses, drivers, dispatch and stock. */
export const transport = `
past | Safety stop | Tell us about a time you stopped work because something was not safe. What did you say, and what happened then? | They listen for stopping first and explaining second. | Workplace safety
past | Accident or near miss | Describe an accident or near miss you were part of or saw. What did you do in the first minutes, and what changed after? | They want honesty and a lasting measure. | Workplace safety
past | Accuracy | When was a count, a pick or a load wrong? How did you find out, and how did you put it right? | They listen for finding the cause, not only the box. | Inventory management
case | Late load | A truck is due out in an hour and a third of the load is missing. What do you do? | They want to hear whom you call and what you decide. | Logistics
past | Peak | Tell us about your busiest shift. How did you keep both the pace and the quality? | They listen for planning before speed. | Order picking
case | Vehicle check | You find a fault on your walk-round check and the depot wants you on the road. What do you do? | They must hear that the vehicle stays until it is safe.
past | Customers at the door | Tell us about a delivery that went wrong at the customer's door. How did you leave it? | They listen for calm, a record and a call. | Customer service
past | Equipment | Which machine or truck do you know best, and what do you check before you use it? | They want a habit, not a list from a course. | Forklift operation
past | Improving the floor | What did you change about a layout, a route or a routine, and what did it save? | They listen for a figure and for who agreed. | Warehouse management
case | Conflict on shift | Two people on your shift refuse to work together. What do you do before the next break? | They listen for fairness and work that goes on. | Team leadership
past | Training others | Tell us about somebody you trained on the job. How did you know that they were ready to work alone? | They want watching and checking, not only telling. | Learning and development
past | Stock losses | Tell us about stock that went missing or was damaged. How did you trace it? | They listen for method and for no quick blame. | Inventory management
case | Hours and rest | Traffic has used up your hours and two stops are left. What do you do? | They must hear that rules on rest hold.
past | Paperwork and systems | When did the system say one thing and the shelf another? What did you do? | They listen for checking both, and for correcting at the source. | Warehouse management system
`
