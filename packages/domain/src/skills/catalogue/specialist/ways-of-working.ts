export const waysOfWorking = `
# Speaking and writing
+ Communication | Excellent communication, Strong communication, Communicator, Excellent communicator, Communicative
+ Written communication | Clear writing
+ Presentation skills | Presenting to stakeholders, Presentation?
+ Interpersonal skills | Personable
+ Persuasion | Influencing stakeholders, Persuasive
+ Negotiation | Negotiating, Skilled negotiator
+ Facilitation | Facilitation skills
+ Tact | Tactful
+ Cross-cultural communication | Cultural sensitivity, Intercultural communication
# Working with others
+ Teamwork | Working in a team, Team spirit, Collaborative working, Team-oriented, Team collaboration, Cooperation
+ Cross-functional collaboration | Cross-team collaboration, Interdisciplinary collaboration, Cross-departmental collaboration
+ Stakeholder management | Managing stakeholders, Stakeholder relations
+ Relationship building | Rapport building, Building rapport
+ Customer focus | Customer-oriented, Client focus, Customer-centric, Service-minded
+ Conflict resolution | Handling conflict
+ Empathy | Compassionate
+ Training colleagues | Training new hires, Training staff, Trained new employees
+ Remote collaboration | Virtual team
# Leading
+ Leadership | Strong leadership, Leadership abilities, Leadership qualities, Leading by example
+ Team leadership | Leading teams, Team lead, Staff management, Line management, Managing people, Managing teams, Personnel leadership
+ Supervision | Supervisory experience, Supervising staff, Supervising employees
+ Mentoring | Mentoring juniors
+ Coaching | Coaching employees
+ Motivating others | Inspiring others
+ Decision making | Sound judgment, Decisive
+ Strategic thinking | Big-picture thinking
+ Entrepreneurship | Entrepreneurial thinking
+ Commercial awareness | Business sense, Commercial mindset
# Thinking
+ Problem solving | Solution-oriented, Problem solver, Solution-focused
+ Analytical thinking | Analytical approach, Analytical abilities
+ Critical thinking | Critical thinker
+ Creativity | Creative mindset
+ Numeracy | Numerical ability
+ Willingness to learn | Eagerness to learn, Learning agility, Continuous learning, Lifelong learning, Growth mindset, Eager to learn, Curiosity
# Organising work
+ Organizational skills | Well organised, Well organized, Highly organized, Highly organised, Strong organiser
+ Time management | Working to deadlines, Tight deadlines, Deadline-driven
+ Prioritization | Prioritising, Competing priorities, Setting priorities, Managing priorities
+ Multitasking | Managing multiple projects, Juggling tasks
+ Planning | Planning and organising, Forward planning, Work planning
+ Attention to detail | Meticulous, Thoroughness, Detail-focused, High accuracy, Accuracy?
+ Quality focus | High quality standards, Quality-oriented
+ Structured working | Methodical, Structured way of working, Process-oriented
+ Self-management | Self-discipline, Self-organized
+ Independent working | Self-directed, Autonomous work, Independent way of working, Minimal supervision, Working unsupervised
# Attitude
+ Self-motivation | Highly motivated, Self-driven
+ Taking initiative | Initiative?, Own initiative, Hands-on mentality
+ Accountability | Sense of responsibility, Ownership mindset
+ Reliability | Reliable?
+ Work ethic | Hardworking, Diligent, Diligence
+ Integrity | Trustworthy, Trustworthiness
+ Confidentiality | Confidential information, Sensitive information
+ Professionalism | Professional demeanor
+ Positive attitude | Enthusiasm, Enthusiastic, Friendly attitude
+ Adaptability | Openness to change, Agile mindset, Fast-changing environment
+ Working under pressure | Stress management, Fast-paced environment, Calm under pressure, Performing under pressure
+ Results orientation | Goal-oriented, Target-driven, Target-oriented
+ Safety awareness | Safety culture
# Readiness
+ Shift work | Rotating shifts, Weekend work, Evening shift, Three-shift system
+ On-call duty | Standby duty, Rufbereitschaft
+ Willingness to travel | Travel readiness, Reisebereitschaft
+ Physical stamina | Standing for long periods, Physically demanding work
+ Manual dexterity | Manual skill
`
