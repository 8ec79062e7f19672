export const waysOfWorking = `
# Speaking and writing
Communication | >Communication skills | | | soft context
Written communication | | <Communication | | soft
Verbal communication | | <Communication | | soft
Active listening | | Communication | Empathy 0.5 | soft
Presentation skills | | Communication | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | | Communication | | soft
Interpersonal skills | | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | | | Negotiation 0.6 | soft
Negotiation | | | | soft
Facilitation | | | Workshop facilitation 0.8 | soft
Giving feedback | | | Coaching 0.4 | soft
Tact | | | Interpersonal skills 0.5 | soft
Cross-cultural communication | | <Communication | | soft
# Working with others
Teamwork | | | Interpersonal skills 0.5 | soft
Cross-functional collaboration | | <Teamwork | Stakeholder management 0.5 | soft
Stakeholder management | | | Communication 0.4 | soft
Relationship building | | | Account management 0.4 | soft
Professional networking | | | Relationship building 0.6 | soft
Customer focus | | | Customer service 0.6 | soft
Conflict resolution | | | | soft
Empathy | | | Emotional intelligence 0.7 | soft
Emotional intelligence | | | | soft
Patience | | | | soft context
Knowledge sharing | | | Mentoring 0.5 | soft
Training colleagues | | | Mentoring 0.6, Training delivery 0.5 | soft
Remote collaboration | | <Teamwork | | soft
# Leading
Leadership | | | | soft context
Team leadership | | <Leadership | Supervision 0.7 | soft
Supervision | | | | soft context
Delegation | | Leadership | | soft
Mentoring | | | Coaching 0.7 | soft
Coaching | | | | soft context
Motivating others | | Leadership | | soft
Team building | | Leadership | | soft
Decision making | | | Critical thinking 0.5 | soft
Strategic thinking | | | | soft
Crisis management | | | | soft
Entrepreneurship | | | | soft
Commercial awareness | | | | soft
# Thinking
Problem solving | | | Analytical thinking 0.7 | soft
Troubleshooting | | | Problem solving 0.6 | soft
Analytical thinking | | | Critical thinking 0.7 | soft
Critical thinking | | | | soft
Systems thinking | | | Analytical thinking 0.5 | soft
Creativity | | | Innovation 0.6 | soft
Innovation | | | | soft context
Numeracy | | | | soft
Willingness to learn | | | Adaptability 0.5 | soft
# Organising work
Organizational skills | | | Time management 0.7, Planning 0.6 | soft
Time management | | | Prioritization 0.8 | soft
Prioritization | | | | soft
Multitasking | | | Time management 0.6 | soft
Planning | | | | soft context
Goal setting | | | Performance management 0.4 | soft
Attention to detail | | | Quality focus 0.6 | soft
Quality focus | | | | soft
Structured working | | | Organizational skills 0.7 | soft
Self-management | | | Independent working 0.7, Time management 0.6 | soft
Independent working | | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | | | Taking initiative 0.7 | soft
Taking initiative | | | | soft
Accountability | | | Reliability 0.6 | soft
Reliability | | | Punctuality 0.6 | soft context
Punctuality | | | | soft
Work ethic | | | Reliability 0.6 | soft
Integrity | | | | soft context
Confidentiality | | | Integrity 0.4 | soft
Professionalism | | | | soft
Positive attitude | | | | soft
Adaptability | | | | soft
Working under pressure | | | Resilience 0.7 | soft
Resilience | | | | soft context
Results orientation | | | Self-motivation 0.4 | soft
Assertiveness | | | | soft
Safety awareness | | | Workplace safety 0.6 | soft
# Readiness
Shift work | | | | soft
On-call duty | | | Shift work 0.4 | soft
Willingness to travel | | | | soft
Physical stamina | | | | soft
Manual dexterity | | | | soft
`
