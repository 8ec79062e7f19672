export const waysOfWorking = `
# Speaking and writing
Communication | Communication skills, Effective communication, Excellent communication, Strong communication, Communicator, Excellent communicator, Communicative | | | soft context
Written communication | Writing skills, Business writing, Clear writing | Communication | | soft
Verbal communication | Oral communication, Spoken communication | Communication | | soft
Active listening | Listening skills, Good listener | Communication | Empathy 0.5 | soft
Presentation skills | Giving presentations, Presenting skills, Presenting to stakeholders, Presentation? | Communication | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | Speaking engagements, Keynote speaking | Communication | | soft
Interpersonal skills | People skills, Social skills, Personable | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | Influencing skills, Influencing others, Influencing stakeholders, Persuasive | | Negotiation 0.6 | soft
Negotiation | Negotiation skills, Negotiating skills, Negotiating, Skilled negotiator | | | soft
Facilitation | Meeting facilitation, Group facilitation, Facilitation skills | | Workshop facilitation 0.8 | soft
Giving feedback | Constructive feedback, Feedback culture | | Coaching 0.4 | soft
Tact | Tact and diplomacy, Diplomatic skills, Tactful | | Interpersonal skills 0.5 | soft
Cross-cultural communication | Intercultural competence, Cultural awareness, Cultural sensitivity, Intercultural communication | Communication | | soft
# Working with others
Teamwork | Team player, Collaboration, Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration, Cooperation | | Interpersonal skills 0.5 | soft
Cross-functional collaboration | Cross-functional team, Cross-functional, Cross-team collaboration, Interdisciplinary collaboration, Cross-departmental collaboration | Teamwork | Stakeholder management 0.5 | soft
Stakeholder management | Stakeholder engagement, Stakeholder communication, Managing stakeholders, Stakeholder relations | | Communication 0.4 | soft
Relationship building | Building relationships, Relationship management, Rapport building, Building rapport | | Account management 0.4 | soft
Professional networking | Network building, Building networks | | Relationship building 0.6 | soft
Customer focus | Customer orientation, Service orientation, Customer-oriented, Client focus, Customer-centric, Service-minded | | Customer service 0.6 | soft
Conflict resolution | Conflict management, Resolving conflicts, Handling conflict | | | soft
Empathy | Empathetic, Compassion, Compassionate | | Emotional intelligence 0.7 | soft
Emotional intelligence | Emotional awareness | | | soft
Patience | Patient manner, Patient and calm | | | soft context
Knowledge sharing | Knowledge transfer, Sharing knowledge | | Mentoring 0.5 | soft
Training colleagues | Training new employees, Training new staff, Training new hires, Training staff, Trained new employees | | Mentoring 0.6, Training delivery 0.5 | soft
Remote collaboration | Distributed team, Remote team, Virtual team | Teamwork | | soft
# Leading
Leadership | Leadership skills, Leadership experience, Strong leadership, Leadership abilities, Leadership qualities, Leading by example | | | soft context
Team leadership | Team management, People management, Leading teams, Team lead, Staff management, Line management, Managing people, Managing teams, Personnel leadership | Leadership | Supervision 0.7 | soft
Supervision | Supervisory skills, Staff supervision, Supervisory experience, Supervising staff, Supervising employees | | | soft context
Delegation | Delegating, Delegating tasks | Leadership | | soft
Mentoring | Mentorship, Mentoring junior staff, Mentoring juniors | | Coaching 0.7 | soft
Coaching | Coaching skills, Coaching staff, Coaching employees | | | soft context
Motivating others | Team motivation, Motivating teams, Inspiring others | Leadership | | soft
Team building | Building teams, Building high-performing teams | Leadership | | soft
Decision making | Decision-making skills, Sound judgement, Sound judgment, Decisive | | Critical thinking 0.5 | soft
Strategic thinking | Strategic mindset, Strategic vision, Big-picture thinking | | | soft
Crisis management | Crisis handling | | | soft
Entrepreneurship | Entrepreneurial mindset, Entrepreneurial spirit, Entrepreneurial thinking | | | soft
Commercial awareness | Business acumen, Commercial acumen, Business sense, Commercial mindset | | | soft
# Thinking
Problem solving | Problem-solving skills, Solving problems, Solution-oriented, Problem solver, Solution-focused | | Analytical thinking 0.7 | soft
Troubleshooting | Fault diagnosis, Troubleshooting skills | | Problem solving 0.6 | soft
Analytical thinking | Analytical skills, Analytical mindset, Analytical approach, Analytical abilities | | Critical thinking 0.7 | soft
Critical thinking | Logical thinking, Logical reasoning, Critical thinker | | | soft
Systems thinking | Holistic thinking, Conceptual thinking | | Analytical thinking 0.5 | soft
Creativity | Creative thinking, Creative problem solving, Creative mindset | | Innovation 0.6 | soft
Innovation | Innovative thinking, Innovation mindset | | | soft context
Numeracy | Numerical skills, Good with numbers, Numerical ability | | | soft
Willingness to learn | Fast learner, Quick learner, Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity | | Adaptability 0.5 | soft
# Organising work
Organizational skills | Organisational skills, Organization skills, Well organised, Well organized, Highly organized, Highly organised, Strong organiser | | Time management 0.7, Planning 0.6 | soft
Time management | Time management skills, Meeting deadlines, Working to deadlines, Tight deadlines, Deadline-driven | | Prioritization 0.8 | soft
Prioritization | Prioritisation, Prioritizing, Prioritising, Competing priorities, Setting priorities, Managing priorities | | | soft
Multitasking | Multi-tasking, Multiple tasks, Managing multiple projects, Juggling tasks | | Time management 0.6 | soft
Planning | Planning skills, Planning and organizing, Planning and organising, Forward planning, Work planning | | | soft context
Goal setting | Setting goals, Setting objectives | | Performance management 0.4 | soft
Attention to detail | Detail-oriented, Eye for detail, Meticulous, Thoroughness, Detail-focused, High accuracy, Accuracy? | | Quality focus 0.6 | soft
Quality focus | Quality-conscious, Quality awareness, High quality standards, Quality-oriented | | | soft
Structured working | Structured approach, Systematic approach, Methodical, Structured way of working, Process-oriented | | Organizational skills 0.7 | soft
Self-management | Self-organization, Self-organisation, Self-discipline, Self-organized | | Independent working 0.7, Time management 0.6 | soft
Independent working | Working independently, Work independently, Self-directed, Autonomous work, Independent way of working, Minimal supervision, Working unsupervised | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | Self-starter, Self-motivated, Highly motivated, Self-driven | | Taking initiative 0.7 | soft
Taking initiative | Proactive, Proactivity, Initiative?, Own initiative, Hands-on mentality | | | soft
Accountability | Taking responsibility, Taking ownership, Sense of responsibility, Ownership mindset | | Reliability 0.6 | soft
Reliability | Dependability, Dependable, Reliable? | | Punctuality 0.6 | soft context
Punctuality | Punctual, Good timekeeping | | | soft
Work ethic | Strong work ethic, Hard-working, Hardworking, Diligent, Diligence | | Reliability 0.6 | soft
Integrity | Honesty, Ethical conduct, Trustworthy, Trustworthiness | | | soft context
Confidentiality | Discretion?, Handling confidential information, Confidential information, Sensitive information | | Integrity 0.4 | soft
Professionalism | Professional manner, Professional conduct, Professional demeanor | | | soft
Positive attitude | Can-do attitude, Positive mindset, Enthusiasm, Enthusiastic, Friendly attitude | | | soft
Adaptability | Flexibility, Adaptable, Openness to change, Agile mindset, Fast-changing environment | | | soft
Working under pressure | Work under pressure, Stress tolerance, Stress management, Fast-paced environment, Calm under pressure, Performing under pressure | | Resilience 0.7 | soft
Resilience | Perseverance | | | soft context
Results orientation | Results-driven, Results-oriented, Goal-oriented, Target-driven, Target-oriented | | Self-motivation 0.4 | soft
Assertiveness | Assertive, Self-confidence | | | soft
Safety awareness | Safety-conscious, Safety mindset, Safety culture | | Workplace safety 0.6 | soft
# Readiness
Shift work | Shift working, Night shift, Rotating shifts, Weekend work, Evening shift, Three-shift system | | | soft
On-call duty | On-call rotation, On-call work, Standby duty, Rufbereitschaft | | Shift work 0.4 | soft
Willingness to travel | Business travel, Travel required, Travel readiness, Reisebereitschaft | | | soft
Physical stamina | Physical fitness, Physically fit, Standing for long periods, Physically demanding work | | | soft
Manual dexterity | Dexterity, Hand-eye coordination, Manual skill | | | soft
`
