export const waysOfWorking = `
Communication | Making oneself understood.
Written communication | Writing clearly.
Verbal communication | Speaking clearly.
Active listening | Hearing what others mean.
Presentation skills | Showing and explaining before others.
Public speaking | Speaking to many.
Interpersonal skills | Getting on with people.
Persuasion | Winning others over.
Negotiation | Finding terms both sides accept.
Facilitation | Leading talks and groups.
Giving feedback | Saying what is good and what is not.
Tact | Saying hard things kindly.
Cross-cultural communication | Working with people of other cultures.
Teamwork | Working well with others.
Cross-functional collaboration | Working with other departments.
Stakeholder management | Keeping all concerned informed and on board.
Relationship building | Winning and keeping trust.
Professional networking | Knowing people in one's trade.
Customer focus | Thinking from the customer.
Conflict resolution | Ending quarrels.
Empathy | Feeling with others.
Emotional intelligence | Knowing one's own and others' feelings.
Patience | Staying calm with slow things.
Knowledge sharing | Passing on what one knows.
Training colleagues | Showing new people the work.
Remote collaboration | Working together from different places.
Leadership | Giving direction.
Team leadership | Leading a group of people.
Supervision | Watching over others' work.
Delegation | Giving tasks to others.
Mentoring | Guiding people with less experience.
Coaching | Helping others grow.
Motivating others | Making others want to do it.
Team building | Making a group a team.
Decision making | Choosing well and in time.
Strategic thinking | Thinking far ahead.
Crisis management | Leading when things go wrong.
Entrepreneurship | Starting and building a business.
Commercial awareness | Seeing what earns and costs money.
Problem solving | Finding a way out.
Troubleshooting | Finding what is broken and why.
Analytical thinking | Taking things apart to see them clearly.
Critical thinking | Asking whether it is so.
Systems thinking | Seeing how parts hang together.
Creativity | Having new ideas.
Innovation | Bringing in new things.
Numeracy | Being at home with numbers.
Willingness to learn | Wanting to learn more.
Organizational skills | Keeping things in order.
Time management | Being done in time.
Prioritization | Doing the important first.
Multitasking | Keeping several things going.
Planning | Thinking out steps beforehand.
Goal setting | Saying what is to be reached.
Attention to detail | Getting small things right.
Quality focus | Wanting it to be good.
Structured working | Working in clear steps.
Self-management | Leading oneself.
Independent working | Working without being told.
Self-motivation | Driving oneself.
Taking initiative | Starting things oneself.
Accountability | Answering for one's work.
Reliability | Doing what one says.
Punctuality | Being on time.
Work ethic | Working hard.
Integrity | Being honest.
Confidentiality | Keeping things to oneself.
Professionalism | Behaving as one should at work.
Positive attitude | Seeing what can be done.
Adaptability | Going along with change.
Working under pressure | Staying good when it is much.
Resilience | Getting up again.
Results orientation | Working towards results.
Assertiveness | Standing up for a point.
Safety awareness | Thinking of safety.
Shift work | Working at changing hours.
On-call duty | Being ready to be called.
Willingness to travel | Going where the work is.
Physical stamina | Bodily strength for the work.
Manual dexterity | Skilled hands.
`
