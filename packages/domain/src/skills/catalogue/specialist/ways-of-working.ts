export const waysOfWorking = `
# Speaking and writing
+ Giving feedback | Constructive feedback, Feedback culture
+ Public speaking | Speaking engagements, Keynote speaking
+ Active listening | Listening skills, Good listener
+ Verbal communication | ~Oral communication, ~Spoken communication
+ Communication | =Communicative, >Excellent communication, >Strong communication, Communicator, Excellent communicator<Communicator, >Effective communication
+ Written communication | Clear writing, Writing skills, ~Business writing
+ Presentation skills | Presenting to stakeholders, <Presentation?, Giving presentations<Presentation, Presenting skills
+ Interpersonal skills | Personable, People skills, Social skills
+ Persuasion | =Persuasive, Influencing stakeholders, Influencing skills, Influencing others
+ Negotiation | =Negotiating, Skilled negotiator, >Negotiation skills=Negotiating skills
+ Facilitation | >Facilitation skills, >Meeting facilitation, >Group facilitation
+ Tact | =Tactful, >Tact and diplomacy, Diplomatic skills
+ Cross-cultural communication | Cultural sensitivity, ~Intercultural communication, Intercultural competence, Cultural awareness
# Working with others
+ Knowledge sharing | =Sharing knowledge, Knowledge transfer
+ Patience | Patient manner, Patient and calm
+ Emotional intelligence | Emotional awareness
+ Professional networking | Network building=Building networks
+ Teamwork | Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration<Collaboration, Cooperation, Team player, Collaboration
+ Cross-functional collaboration | ~Cross-team collaboration, ~Interdisciplinary collaboration, ~Cross-departmental collaboration, Cross-functional team<Cross-functional, <Cross-functional
+ Stakeholder management | =Managing stakeholders, Stakeholder relations, Stakeholder engagement, Stakeholder communication
+ Relationship building | =Building relationships, Rapport building=Building rapport, Relationship management
+ Customer focus | Customer-oriented=Customer orientation, Client focus, Customer-centric, Service-minded, Service orientation
+ Conflict resolution | Handling conflict, Conflict management, Resolving conflicts
+ Empathy | Compassionate=Compassion, Empathetic
+ Training colleagues | Training new hires, Training staff, Trained new employees=Training new employees, Training new staff
+ Remote collaboration | Virtual team, Distributed team, Remote team
# Leading
+ Crisis management | Crisis handling
+ Team building | =Building teams, Building high-performing teams
+ Delegation | =Delegating, Delegating tasks
+ Leadership | >Strong leadership, >Leadership abilities, >Leadership qualities, Leading by example, >Leadership skills, >Leadership experience
+ Team leadership | =Leading teams, Team lead, Staff management, Line management, Managing people=People management, Managing teams=Team management, Personnel leadership
+ Supervision | Supervisory experience, Supervising staff=Staff supervision, Supervising employees, Supervisory skills
+ Mentoring | >Mentoring juniors, Mentorship, >Mentoring junior staff<Mentoring juniors
+ Coaching | >Coaching employees, >Coaching skills, >Coaching staff
+ Motivating others | Inspiring others, Team motivation=Motivating teams
+ Decision making | Sound judgment=Sound judgement, Decisive, >Decision-making skills
+ Strategic thinking | Big-picture thinking, Strategic mindset, Strategic vision
+ Entrepreneurship | Entrepreneurial thinking, Entrepreneurial mindset, Entrepreneurial spirit
+ Commercial awareness | Business sense, Commercial mindset, Business acumen, Commercial acumen
# Thinking
+ Innovation | Innovative thinking, >Innovation mindset
+ Systems thinking | Holistic thinking, Conceptual thinking
+ Troubleshooting | Fault diagnosis, >Troubleshooting skills
+ Problem solving | =Solving problems, Solution-oriented, Problem solver, Solution-focused, >Problem-solving skills
+ Analytical thinking | Analytical approach, Analytical abilities, Analytical skills, Analytical mindset
+ Critical thinking | Critical thinker, Logical thinking, Logical reasoning
+ Creativity | Creative mindset, Creative thinking, Creative problem solving
+ Numeracy | Numerical ability, Numerical skills, Good with numbers
+ Willingness to learn | Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity, Fast learner, Quick learner
# Organising work
+ Goal setting | =Setting goals, Setting objectives
+ Organizational skills | =Organization skills, Well organised=Well organized, Highly organized=Highly organised, Strong organiser, Organisational skills
+ Time management | Working to deadlines, Tight deadlines, Deadline-driven, >Time management skills, Meeting deadlines
+ Prioritization | =Prioritising, =Prioritisation, =Prioritizing, Competing priorities, Setting priorities, Managing priorities
+ Multitasking | =Multi-tasking, Managing multiple projects, Juggling tasks, Multiple tasks
+ Planning | >Planning and organising=Planning and organizing, >Forward planning, >Work planning, >Planning skills
+ Attention to detail | Meticulous, Thoroughness, Detail-focused, High accuracy<Accuracy, Accuracy?, Detail-oriented, Eye for detail
+ Quality focus | High quality standards, Quality-oriented, Quality-conscious, Quality awareness
+ Structured working | Methodical, Structured way of working, Process-oriented, Structured approach, Systematic approach
+ Self-management | Self-discipline, Self-organized=Self-organization=Self-organisation
+ Independent working | Self-directed, Autonomous work, Independent way of working, Minimal supervision, Working unsupervised, Working independently=Work independently
# Attitude
+ Assertiveness | =Assertive, Self-confidence
+ Resilience | Perseverance
+ Punctuality | =Punctual, Good timekeeping
+ Self-motivation | =Self-motivated, Highly motivated, Self-driven, Self-starter
+ Taking initiative | <Initiative?, Own initiative<Initiative, Hands-on mentality, Proactive, Proactivity
+ Accountability | Sense of responsibility, Ownership mindset, Taking responsibility, Taking ownership
+ Reliability | Reliable?, Dependability, Dependable
+ Work ethic | Hardworking=Hard-working, Diligent=Diligence, >Strong work ethic
+ Integrity | Trustworthy=Trustworthiness, Honesty, Ethical conduct
+ Confidentiality | Confidential information, Sensitive information, Discretion?, Handling confidential information<Confidential information
+ Professionalism | Professional demeanor, Professional manner, Professional conduct
+ Positive attitude | Enthusiasm, Enthusiastic, Friendly attitude, Can-do attitude, Positive mindset
+ Adaptability | Openness to change, Agile mindset, Fast-changing environment, Flexibility, Adaptable
+ Working under pressure | =Work under pressure, Stress management, Fast-paced environment, Calm under pressure, Performing under pressure, Stress tolerance
+ Results orientation | =Results-oriented, Goal-oriented, Target-driven, Target-oriented, Results-driven
+ Safety awareness | Safety culture, Safety-conscious, Safety mindset
# Readiness
+ Shift work | =Shift working, >Rotating shifts, Weekend work, >Evening shift, >Three-shift system, >Night shift
+ On-call duty | Standby duty, Rufbereitschaft, On-call rotation, On-call work
+ Willingness to travel | Travel readiness, Reisebereitschaft, Business travel, Travel required
+ Physical stamina | Standing for long periods, Physically demanding work, Physical fitness, Physically fit
+ Manual dexterity | Manual skill, <Dexterity, Hand-eye coordination
`
