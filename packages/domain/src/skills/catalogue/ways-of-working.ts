export const waysOfWorking = `
# Speaking and writing
Communication | =Communicative, >Communication skills, >Excellent communication, >Strong communication, Communicator, Excellent communicator<Communicator, >Effective communication | | | soft context
Interpersonal skills | Personable, People skills, Social skills | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | =Persuasive, Influencing stakeholders, Influencing skills, Influencing others | | Negotiation 0.6 | soft
Negotiation | =Negotiating, Skilled negotiator, >Negotiation skills=Negotiating skills | | | soft
Facilitation | >Facilitation skills, >Meeting facilitation, >Group facilitation | | Workshop facilitation 0.8 | soft
Giving feedback | Constructive feedback, Feedback culture | | Coaching 0.4 | soft
Tact | =Tactful, >Tact and diplomacy, Diplomatic skills | | Interpersonal skills 0.5 | soft
Written communication | Clear writing, Writing skills, ~Business writing | <Communication | | soft
Verbal communication | ~Oral communication, ~Spoken communication | " | | soft
Cross-cultural communication | Cultural sensitivity, ~Intercultural communication, Intercultural competence, Cultural awareness | " | | soft
Active listening | Listening skills, Good listener | Communication | Empathy 0.5 | soft
Presentation skills | Presenting to stakeholders, <Presentation?, Giving presentations<Presentation, Presenting skills | " | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | Speaking engagements, Keynote speaking | " | | soft
# Working with others
Teamwork | Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration<Collaboration, Cooperation, Team player, Collaboration | | Interpersonal skills 0.5 | soft
Stakeholder management | =Managing stakeholders, Stakeholder relations, Stakeholder engagement, Stakeholder communication | | Communication 0.4 | soft
Relationship building | =Building relationships, Rapport building=Building rapport, Relationship management | | Account management 0.4 | soft
Professional networking | Network building=Building networks | | Relationship building 0.6 | soft
Customer focus | Customer-oriented=Customer orientation, Client focus, Customer-centric, Service-minded, Service orientation | | Customer service 0.6 | soft
Conflict resolution | Handling conflict, Conflict management, Resolving conflicts | | | soft
Empathy | Compassionate=Compassion, Empathetic | | Emotional intelligence 0.7 | soft
Emotional intelligence | Emotional awareness | | | soft
Patience | Patient manner, Patient and calm | | | soft context
Knowledge sharing | =Sharing knowledge, Knowledge transfer | | Mentoring 0.5 | soft
Training colleagues | Training new hires, Training staff, Trained new employees=Training new employees, Training new staff | | Mentoring 0.6, Training delivery 0.5 | soft
Cross-functional collaboration | ~Cross-team collaboration, ~Interdisciplinary collaboration, ~Cross-departmental collaboration, Cross-functional team<Cross-functional, <Cross-functional | <Teamwork | Stakeholder management 0.5 | soft
Remote collaboration | Virtual team, Distributed team, Remote team | " | | soft
# Leading
Leadership | >Strong leadership, >Leadership abilities, >Leadership qualities, Leading by example, >Leadership skills, >Leadership experience | | | soft context
Supervision | Supervisory experience, Supervising staff=Staff supervision, Supervising employees, Supervisory skills | | | soft context
Mentoring | >Mentoring juniors, Mentorship, >Mentoring junior staff<Mentoring juniors | | Coaching 0.7 | soft
Coaching | >Coaching employees, >Coaching skills, >Coaching staff | | | soft context
Decision making | Sound judgment=Sound judgement, Decisive, >Decision-making skills | | Critical thinking 0.5 | soft
Strategic thinking | Big-picture thinking, Strategic mindset, Strategic vision | | | soft
Crisis management | Crisis handling | | | soft
Entrepreneurship | Entrepreneurial thinking, Entrepreneurial mindset, Entrepreneurial spirit | | | soft
Commercial awareness | Business sense, Commercial mindset, Business acumen, Commercial acumen | | | soft
Team leadership | =Leading teams, Team lead, Staff management, Line management, Managing people=People management, Managing teams=Team management, Personnel leadership | <Leadership | Supervision 0.7 | soft
Delegation | =Delegating, Delegating tasks | Leadership | | soft
Motivating others | Inspiring others, Team motivation=Motivating teams | " | | soft
Team building | =Building teams, Building high-performing teams | " | | soft
# Thinking
Problem solving | =Solving problems, Solution-oriented, Problem solver, Solution-focused, >Problem-solving skills | | Analytical thinking 0.7 | soft
Troubleshooting | Fault diagnosis, >Troubleshooting skills | | Problem solving 0.6 | soft
Analytical thinking | Analytical approach, Analytical abilities, Analytical skills, Analytical mindset | | Critical thinking 0.7 | soft
Critical thinking | Critical thinker, Logical thinking, Logical reasoning | | | soft
Systems thinking | Holistic thinking, Conceptual thinking | | Analytical thinking 0.5 | soft
Creativity | Creative mindset, Creative thinking, Creative problem solving | | Innovation 0.6 | soft
Innovation | Innovative thinking, >Innovation mindset | | | soft context
Numeracy | Numerical ability, Numerical skills, Good with numbers | | | soft
Willingness to learn | Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity, Fast learner, Quick learner | | Adaptability 0.5 | soft
# Organising work
Organizational skills | =Organization skills, Well organised=Well organized, Highly organized=Highly organised, Strong organiser, Organisational skills | | Time management 0.7, Planning 0.6 | soft
Time management | Working to deadlines, Tight deadlines, Deadline-driven, >Time management skills, Meeting deadlines | | Prioritization 0.8 | soft
Prioritization | =Prioritising, =Prioritisation, =Prioritizing, Competing priorities, Setting priorities, Managing priorities | | | soft
Multitasking | =Multi-tasking, Managing multiple projects, Juggling tasks, Multiple tasks | | Time management 0.6 | soft
Planning | >Planning and organising=Planning and organizing, >Forward planning, >Work planning, >Planning skills | | | soft context
Goal setting | =Setting goals, Setting objectives | | Performance management 0.4 | soft
Attention to detail | Meticulous, Thoroughness, Detail-focused, High accuracy<Accuracy, Accuracy?, Detail-oriented, Eye for detail | | Quality focus 0.6 | soft
Quality focus | High quality standards, Quality-oriented, Quality-conscious, Quality awareness | | | soft
Structured working | Methodical, Structured way of working, Process-oriented, Structured approach, Systematic approach | | Organizational skills 0.7 | soft
Self-management | Self-discipline, Self-organized=Self-organization=Self-organisation | | Independent working 0.7, Time management 0.6 | soft
Independent working | Self-directed, Autonomous work, Independent way of working, Minimal supervision, Working unsupervised, Working independently=Work independently | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | =Self-motivated, Highly motivated, Self-driven, Self-starter | | Taking initiative 0.7 | soft
Taking initiative | <Initiative?, Own initiative<Initiative, Hands-on mentality, Proactive, Proactivity | | | soft
Accountability | Sense of responsibility, Ownership mindset, Taking responsibility, Taking ownership | | Reliability 0.6 | soft
Reliability | Reliable?, Dependability, Dependable | | Punctuality 0.6 | soft context
Punctuality | =Punctual, Good timekeeping | | | soft
Work ethic | Hardworking=Hard-working, Diligent=Diligence, >Strong work ethic | | Reliability 0.6 | soft
Integrity | Trustworthy=Trustworthiness, Honesty, Ethical conduct | | | soft context
Confidentiality | Confidential information, Sensitive information, Discretion?, Handling confidential information<Confidential information | | Integrity 0.4 | soft
Professionalism | Professional demeanor, Professional manner, Professional conduct | | | soft
Positive attitude | Enthusiasm, Enthusiastic, Friendly attitude, Can-do attitude, Positive mindset | | | soft
Adaptability | Openness to change, Agile mindset, Fast-changing environment, Flexibility, Adaptable | | | soft
Working under pressure | =Work under pressure, Stress management, Fast-paced environment, Calm under pressure, Performing under pressure, Stress tolerance | | Resilience 0.7 | soft
Resilience | Perseverance | | | soft context
Results orientation | =Results-oriented, Goal-oriented, Target-driven, Target-oriented, Results-driven | | Self-motivation 0.4 | soft
Assertiveness | =Assertive, Self-confidence | | | soft
Safety awareness | Safety culture, Safety-conscious, Safety mindset | | Workplace safety 0.6 | soft
# Readiness
Shift work | =Shift working, >Rotating shifts, Weekend work, >Evening shift, >Three-shift system, >Night shift | | | soft
On-call duty | Standby duty, Rufbereitschaft, On-call rotation, On-call work | | Shift work 0.4 | soft
Willingness to travel | Travel readiness, Reisebereitschaft, Business travel, Travel required | | | soft
Physical stamina | Standing for long periods, Physically demanding work, Physical fitness, Physically fit | | | soft
Manual dexterity | Manual skill, <Dexterity, Hand-eye coordination | | | soft
`
