/** Teachers, lecturers, tutors and teaching assistants. */
export const teaching = `
past | A lesson that failed | Tell us about a lesson that did not work. How did you notice, and what did you do in the next one? | They listen for evidence from the learners, not for a feeling.
past | Different levels | Take us through a lesson you planned for a class with very different levels. What did the quickest and the slowest do? | They want to see one aim with several ways to it. | Lesson planning
past | Behavior | Tell us about a class or learner whose behavior you turned around. What did you change first? | They listen for routines and relationships before punishments. | Classroom management
past | Checking understanding | How did you find out last week what your learners had really understood, and what did you change because of it? | They want checking during the lesson, not only tests after it. | Student assessment
past | Parents | Describe a difficult conversation with a parent or carer. How did you prepare, and how did it end? | They listen for facts, respect and a next step.
case | Safeguarding | A learner tells you something that worries you and asks you to keep it secret. What do you say, and what do you do that day? | They must hear that you listen, promise no secrecy and report. | Safeguarding
past | Special needs | Tell us about a learner with additional needs. What did you adapt, and how did you know that it helped? | They listen for small, checked changes. | Special education
past | Use of data | Which result or piece of data changed what you taught, and what came of it? | They want a decision, not a spreadsheet. | Student assessment
past | Working with assistants | How did you and another adult in the room share the work? Give us one lesson as an example. | They listen for planning together.
case | A class that is behind | You take over a class that is half a term behind. What do you do in the first two weeks? | They want to hear what you find out before you plan. | Curriculum development
past | Subject leadership | Tell us about something you changed beyond your own classroom. How did you bring colleagues along? | They listen for support given, not only for a plan. | Curriculum development
case | Engagement | A quiet learner has stopped handing in work. What do you do, in what order? | They listen for curiosity about the reason.
past | Feedback | Show us how you gave feedback on one piece of work. What did the learner do with it? | They want feedback that led to better work. | Student assessment
past | Workload | What did you stop doing to make time for what helps learners most? | They listen for judgment about effort and effect. | Lesson planning
`
