export const waysOfWorking = `
# Speaking and writing
Communication | Communication skills, Effective communication, Excellent communication, Strong communication, Communicator, Excellent communicator, Communicative | Making oneself understood. | | | soft context
Written communication | Writing skills, Business writing, Clear writing | Writing clearly. | Communication | | soft
Verbal communication | Oral communication, Spoken communication | Speaking clearly. | Communication | | soft
Active listening | Listening skills, Good listener | Hearing what others mean. | Communication | Empathy 0.5 | soft
Presentation skills | Giving presentations, Presenting skills, Presenting to stakeholders, Presentation? | Showing and explaining before others. | Communication | Public speaking 0.8, PowerPoint 0.3 | soft
Public speaking | Speaking engagements, Keynote speaking | Speaking to many. | Communication | | soft
Interpersonal skills | People skills, Social skills, Personable | Getting on with people. | | Communication 0.6, Relationship building 0.6 | soft
Persuasion | Influencing skills, Influencing others, Influencing stakeholders, Persuasive | Winning others over. | | Negotiation 0.6 | soft
Negotiation | Negotiation skills, Negotiating skills, Negotiating, Skilled negotiator | Finding terms both sides accept. | | | soft
Facilitation | Meeting facilitation, Group facilitation, Facilitation skills | Leading talks and groups. | | Workshop facilitation 0.8 | soft
Giving feedback | Constructive feedback, Feedback culture | Saying what is good and what is not. | | Coaching 0.4 | soft
Tact | Tact and diplomacy, Diplomatic skills, Tactful | Saying hard things kindly. | | Interpersonal skills 0.5 | soft
Cross-cultural communication | Intercultural competence, Cultural awareness, Cultural sensitivity, Intercultural communication | Working with people of other cultures. | Communication | | soft
# Working with others
Teamwork | Team player, Collaboration, Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration, Cooperation | Working well with others. | | Interpersonal skills 0.5 | soft
Cross-functional collaboration | Cross-functional team, Cross-functional, Cross-team collaboration, Interdisciplinary collaboration, Cross-departmental collaboration | Working with other departments. | Teamwork | Stakeholder management 0.5 | soft
Stakeholder management | Stakeholder engagement, Stakeholder communication, Managing stakeholders, Stakeholder relations | Keeping all concerned informed and on board. | | Communication 0.4 | soft
Relationship building | Building relationships, Relationship management, Rapport building, Building rapport | Winning and keeping trust. | | Account management 0.4 | soft
Professional networking | Network building, Building networks | Knowing people in one's trade. | | Relationship building 0.6 | soft
Customer focus | Customer orientation, Service orientation, Customer-oriented, Client focus, Customer-centric, Service-minded | Thinking from the customer. | | Customer service 0.6 | soft
Conflict resolution | Conflict management, Resolving conflicts, Handling conflict | Ending quarrels. | | Mediation 0.5, De-escalation 0.5 | soft
Empathy | Empathetic, Compassion, Compassionate | Feeling with others. | | Emotional intelligence 0.7 | soft
Emotional intelligence | Emotional awareness | Knowing one's own and others' feelings. | | | soft
Patience | Patient manner, Patient and calm | Staying calm with slow things. | | | soft context
Knowledge sharing | Knowledge transfer, Sharing knowledge | Passing on what one knows. | | Mentoring 0.5 | soft
Training colleagues | Training new employees, Training new staff, Training new hires, Training staff, Trained new employees | Showing new people the work. | | Mentoring 0.6, Training delivery 0.5 | soft
Remote collaboration | Distributed team, Remote team, Virtual team | Working together from different places. | Teamwork | | soft
# Leading
Leadership | Leadership skills, Leadership experience, Strong leadership, Leadership abilities, Leadership qualities, Leading by example | Giving direction. | | | soft context
Team leadership | Team management, People management, Leading teams, Team lead, Staff management, Line management, Managing people, Managing teams, Personnel leadership | Leading a group of people. | Leadership | Supervision 0.7 | soft
Supervision | Supervisory skills, Staff supervision, Supervisory experience, Supervising staff, Supervising employees | Watching over others' work. | | | soft context
Delegation | Delegating, Delegating tasks | Giving tasks to others. | Leadership | | soft
Mentoring | Mentorship, Mentoring junior staff, Mentoring juniors | Guiding people with less experience. | | Coaching 0.7 | soft
Coaching | Coaching skills, Coaching staff, Coaching employees | Helping others grow. | | | soft context
Motivating others | Team motivation, Motivating teams, Inspiring others | Making others want to do it. | Leadership | | soft
Team building | Building teams, Building high-performing teams | Making a group a team. | Leadership | | soft
Decision making | Decision-making skills, Sound judgement, Sound judgment, Decisive | Choosing well and in time. | | Critical thinking 0.5 | soft
Strategic thinking | Strategic mindset, Strategic vision, Big-picture thinking | Thinking far ahead. | | | soft
Crisis management | Crisis handling | Leading when things go wrong. | | Emergency management 0.5 | soft
Entrepreneurship | Entrepreneurial mindset, Entrepreneurial spirit, Entrepreneurial thinking | Starting and building a business. | | | soft
Commercial awareness | Business acumen, Commercial acumen, Business sense, Commercial mindset | Seeing what earns and costs money. | | | soft
# Thinking
Problem solving | Problem-solving skills, Solving problems, Solution-oriented, Problem solver, Solution-focused | Finding a way out. | | Analytical thinking 0.7 | soft
Troubleshooting | Fault diagnosis, Troubleshooting skills | Finding what is broken and why. | | Problem solving 0.6 | soft
Analytical thinking | Analytical skills, Analytical mindset, Analytical approach, Analytical abilities | Taking things apart to see them clearly. | | Critical thinking 0.7 | soft
Critical thinking | Logical thinking, Logical reasoning, Critical thinker | Asking whether it is so. | | | soft
Systems thinking | Holistic thinking, Conceptual thinking | Seeing how parts hang together. | | Analytical thinking 0.5 | soft
Creativity | Creative thinking, Creative problem solving, Creative mindset | Having new ideas. | | Innovation 0.6 | soft
Innovation | Innovative thinking, Innovation mindset | Bringing in new things. | | | soft context
Numeracy | Numerical skills, Good with numbers, Numerical ability | Being at home with numbers. | | | soft
Willingness to learn | Fast learner, Quick learner, Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity | Wanting to learn more. | | Adaptability 0.5 | soft
# Organising work
Organizational skills | Organisational skills, Organization skills, Well organised, Well organized, Highly organized, Highly organised, Strong organiser | Keeping things in order. | | Time management 0.7, Planning 0.6 | soft
Time management | Time management skills, Meeting deadlines, Working to deadlines, Tight deadlines, Deadline-driven | Being done in time. | | Prioritization 0.8 | soft
Prioritization | Prioritisation, Prioritizing, Prioritising, Competing priorities, Setting priorities, Managing priorities | Doing the important first. | | | soft
Multitasking | Multi-tasking, Multiple tasks, Managing multiple projects, Juggling tasks | Keeping several things going. | | Time management 0.6 | soft
Planning | Planning skills, Planning and organizing, Planning and organising, Forward planning, Work planning | Thinking out steps beforehand. | | | soft context
Goal setting | Setting goals, Setting objectives | Saying what is to be reached. | | Performance management 0.4 | soft
Attention to detail | Detail-oriented, Eye for detail, Meticulous, Thoroughness, Detail-focused, High accuracy, Accuracy? | Getting small things right. | | Quality focus 0.6 | soft
Quality focus | Quality-conscious, Quality awareness, High quality standards, Quality-oriented | Wanting it to be good. | | | soft
Structured working | Structured approach, Systematic approach, Methodical, Structured way of working, Process-oriented | Working in clear steps. | | Organizational skills 0.7 | soft
Self-management | Self-organization, Self-organisation, Self-discipline, Self-organized | Leading oneself. | | Independent working 0.7, Time management 0.6 | soft
Independent working | Working independently, Work independently, Self-directed, Autonomous work, Independent way of working, Minimal supervision | Working without being told. | | Self-motivation 0.6 | soft
# Attitude
Self-motivation | Self-starter, Self-motivated, Highly motivated, Self-driven | Driving oneself. | | Taking initiative 0.7 | soft
Taking initiative | Proactive, Proactivity, Initiative?, Own initiative, Hands-on mentality | Starting things oneself. | | | soft
Accountability | Taking responsibility, Taking ownership, Sense of responsibility, Ownership mindset | Answering for one's work. | | Reliability 0.6 | soft
Reliability | Dependability, Dependable, Reliable? | Doing what one says. | | Punctuality 0.6 | soft context
Punctuality | Punctual, Good timekeeping | Being on time. | | | soft
Work ethic | Strong work ethic, Hard-working, Hardworking, Diligent, Diligence | Working hard. | | Reliability 0.6 | soft
Integrity | Honesty, Ethical conduct, Trustworthy, Trustworthiness | Being honest. | | | soft context
Confidentiality | Discretion?, Handling confidential information, Confidential information, Sensitive information | Keeping things to oneself. | | Integrity 0.4 | soft
Professionalism | Professional manner, Professional conduct, Professional demeanor | Behaving as one should at work. | | | soft
Positive attitude | Can-do attitude, Positive mindset, Enthusiasm, Enthusiastic, Friendly attitude | Seeing what can be done. | | | soft
Adaptability | Flexibility, Adaptable, Openness to change, Agile mindset, Fast-changing environment | Going along with change. | | | soft
Working under pressure | Work under pressure, Stress tolerance, Stress management, Fast-paced environment, Calm under pressure, Performing under pressure | Staying good when it is much. | | Resilience 0.7 | soft
Resilience | Perseverance | Getting up again. | | | soft context
Results orientation | Results-driven, Results-oriented, Goal-oriented, Target-driven, Target-oriented | Working towards results. | | Self-motivation 0.4 | soft
Assertiveness | Assertive, Self-confidence | Standing up for a point. | | | soft
Safety awareness | Safety-conscious, Safety mindset, Safety culture | Thinking of safety. | | Workplace safety 0.6 | soft
# Readiness
Shift work | Shift working, Night shift, Rotating shifts, Weekend work, Evening shift, Three-shift system | Working at changing hours. | | | soft
On-call duty | On-call rotation, On-call work, Standby duty, Rufbereitschaft | Being ready to be called. | | Shift work 0.4 | soft
Willingness to travel | Business travel, Travel required, Travel readiness, Reisebereitschaft | Going where the work is. | | | soft
Physical stamina | Physical fitness, Physically fit, Standing for long periods, Physically demanding work | Bodily strength for the work. | | | soft
Manual dexterity | Dexterity, Hand-eye coordination, Manual skill | Skilled hands. | | | soft
`
