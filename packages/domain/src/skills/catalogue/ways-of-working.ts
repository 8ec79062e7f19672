export const waysOfWorking = `
# Speaking and writing
Communication | Communication skills, Effective communication | | | soft context
Written communication | Writing skills, Business writing | Communication | | soft
Verbal communication | Oral communication, Spoken communication | Communication | | soft
Active listening | Listening skills, Good listener | Communication | Empathy 0.5 | soft
Presentation skills | Giving presentations, Presenting skills | Communication | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | Speaking engagements, Keynote speaking | Communication | | soft
Interpersonal skills | People skills, Social skills | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | Influencing skills, Influencing others | | Negotiation 0.6 | soft
Negotiation | Negotiation skills, Negotiating skills | | | soft
Facilitation | Meeting facilitation, Group facilitation | | Workshop facilitation 0.8 | soft
Giving feedback | Constructive feedback, Feedback culture | | Coaching 0.4 | soft
Tact | Tact and diplomacy, Diplomatic skills | | Interpersonal skills 0.5 | soft
Cross-cultural communication | Intercultural competence, Cultural awareness | Communication | | soft
# Working with others
Teamwork | Team player, Collaboration | | Interpersonal skills 0.5 | soft
Cross-functional collaboration | Cross-functional team, Cross-functional | Teamwork | Stakeholder management 0.5 | soft
Stakeholder management | Stakeholder engagement, Stakeholder communication | | Communication 0.4 | soft
Relationship building | Building relationships, Relationship management | | Account management 0.4 | soft
Professional networking | Network building, Building networks | | Relationship building 0.6 | soft
Customer focus | Customer orientation, Service orientation | | Customer service 0.6 | soft
Conflict resolution | Conflict management, Resolving conflicts | | | soft
Empathy | Empathetic, Compassion | | Emotional intelligence 0.7 | soft
Emotional intelligence | Emotional awareness | | | soft
Patience | Patient manner, Patient and calm | | | soft context
Knowledge sharing | Knowledge transfer, Sharing knowledge | | Mentoring 0.5 | soft
Training colleagues | Training new employees, Training new staff | | Mentoring 0.6, Training delivery 0.5 | soft
Remote collaboration | Distributed team, Remote team | Teamwork | | soft
# Leading
Leadership | Leadership skills, Leadership experience | | | soft context
Team leadership | Team management, People management | Leadership | Supervision 0.7 | soft
Supervision | Supervisory skills, Staff supervision | | | soft context
Delegation | Delegating, Delegating tasks | Leadership | | soft
Mentoring | Mentorship, Mentoring junior staff | | Coaching 0.7 | soft
Coaching | Coaching skills, Coaching staff | | | soft context
Motivating others | Team motivation, Motivating teams | Leadership | | soft
Team building | Building teams, Building high-performing teams | Leadership | | soft
Decision making | Decision-making skills, Sound judgement | | Critical thinking 0.5 | soft
Strategic thinking | Strategic mindset, Strategic vision | | | soft
Crisis management | Crisis handling | | | soft
Entrepreneurship | Entrepreneurial mindset, Entrepreneurial spirit | | | soft
Commercial awareness | Business acumen, Commercial acumen | | | soft
# Thinking
Problem solving | Problem-solving skills, Solving problems | | Analytical thinking 0.7 | soft
Troubleshooting | Fault diagnosis, Troubleshooting skills | | Problem solving 0.6 | soft
Analytical thinking | Analytical skills, Analytical mindset | | Critical thinking 0.7 | soft
Critical thinking | Logical thinking, Logical reasoning | | | soft
Systems thinking | Holistic thinking, Conceptual thinking | | Analytical thinking 0.5 | soft
Creativity | Creative thinking, Creative problem solving | | Innovation 0.6 | soft
Innovation | Innovative thinking, Innovation mindset | | | soft context
Numeracy | Numerical skills, Good with numbers | | | soft
Willingness to learn | Fast learner, Quick learner | | Adaptability 0.5 | soft
# Organising work
Organizational skills | Organisational skills, Organization skills | | Time management 0.7, Planning 0.6 | soft
Time management | Time management skills, Meeting deadlines | | Prioritization 0.8 | soft
Prioritization | Prioritisation, Prioritizing | | | soft
Multitasking | Multi-tasking, Multiple tasks | | Time management 0.6 | soft
Planning | Planning skills, Planning and organizing | | | soft context
Goal setting | Setting goals, Setting objectives | | Performance management 0.4 | soft
Attention to detail | Detail-oriented, Eye for detail | | Quality focus 0.6 | soft
Quality focus | Quality-conscious, Quality awareness | | | soft
Structured working | Structured approach, Systematic approach | | Organizational skills 0.7 | soft
Self-management | Self-organization, Self-organisation | | Independent working 0.7, Time management 0.6 | soft
Independent working | Working independently, Work independently | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | Self-starter, Self-motivated | | Taking initiative 0.7 | soft
Taking initiative | Proactive, Proactivity | | | soft
Accountability | Taking responsibility, Taking ownership | | Reliability 0.6 | soft
Reliability | Dependability, Dependable | | Punctuality 0.6 | soft context
Punctuality | Punctual, Good timekeeping | | | soft
Work ethic | Strong work ethic, Hard-working | | Reliability 0.6 | soft
Integrity | Honesty, Ethical conduct | | | soft context
Confidentiality | Discretion?, Handling confidential information | | Integrity 0.4 | soft
Professionalism | Professional manner, Professional conduct | | | soft
Positive attitude | Can-do attitude, Positive mindset | | | soft
Adaptability | Flexibility, Adaptable | | | soft
Working under pressure | Work under pressure, Stress tolerance | | Resilience 0.7 | soft
Resilience | Perseverance | | | soft context
Results orientation | Results-driven, Results-oriented | | Self-motivation 0.4 | soft
Assertiveness | Assertive, Self-confidence | | | soft
Safety awareness | Safety-conscious, Safety mindset | | Workplace safety 0.6 | soft
# Readiness
Shift work | Shift working, Night shift | | | soft
On-call duty | On-call rotation, On-call work | | Shift work 0.4 | soft
Willingness to travel | Business travel, Travel required | | | soft
Physical stamina | Physical fitness, Physically fit | | | soft
Manual dexterity | Dexterity, Hand-eye coordination | | | soft
`
