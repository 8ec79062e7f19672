/** Sales, shops, and support of customers. */
export const sales = `
past | An angry customer | Tell us about the angriest customer you have dealt with. What did you say first, and how did it end? | They listen for calm, for what you owned and for what you could offer. | Customer service
past | A lost sale | Tell us about a sale or a customer you lost. What would you do differently now? | They want honest reasons, not the price alone.
past | Finding the need | When did what the customer asked for turn out not to be what they needed? How did you find out? | They listen for questions before solutions.
past | Targets | Tell us about a target you missed or only just reached. What did you change on the way? | They listen for what you control, with figures.
past | A hard technical problem | Describe a problem you could not solve at first contact. How did you keep the customer informed until it was solved? | They listen for follow-up and clear notes. | Technical support
case | Queue | Forty tickets are open, three are shouting and one is quiet but cannot work. How do you order them? | They want impact before noise. | Ticketing system
past | Saying no | When did you have to tell a customer no? How did you word it, and did they stay? | They listen for a plain no with a next step. | Customer service
past | Repeated problems | Tell us about something customers asked again and again. What did you do so that they no longer had to? | They listen for fixing the cause. | Customer service
past | Building a relationship | Take us through one customer you kept or grew over time. What did you do between the orders? | They want steady work, not luck. | Account management
case | A promise you cannot keep | A colleague promised a customer something that is not possible. The customer is on the line to you. What do you say? | They listen for honesty without blaming. | Customer service
past | Learning a product | How did you learn the last product or range you had to sell or support? When did you feel that you knew it? | They want a way of learning that works here too. | Product knowledge
past | Handing over | Tell us about a case you passed to another team. What did you tell them, and how did you make sure that it was finished? | They listen for ownership up to the end. | Technical support
past | Cold start | How did you find and win your last new customer, from the first contact on? | They listen for preparation and persistence. | Lead generation
case | Theft or fraud | You suspect that somebody at the till or on the line is trying to cheat. What do you do? | They must hear safety and procedure, no accusation. | Cash handling
`
