export const publicService = `
Public administration | Work for the state and its offices.
Local government | Work for towns and counties.
Public budgeting | Budgets of the state.
German administrative law | How German offices decide.
Verwaltungsfachangestellter | German training for public offices.
German social law | German law on benefits and care.
SGB II | German law on basic income for jobseekers.
SGB VIII | German law on child and youth services.
Citizen services | Serving people at a public office.
Permit processing | Deciding on permits.
Welfare benefits advice | Who gets which benefits.
Code enforcement | Seeing that local rules are kept.
Election administration | Running elections.
Border control | Checks at the border.
Grants management | Handling grants given or received.
EU funding | Money from the European Union.
Horizon Europe | The EU's research money.
Policy analysis | Studying what laws and measures do.
Policy development | Working out laws and measures.
Policy briefing | Short papers for those who decide.
Government relations | Speaking to politics for an interest.
Legislative affairs | Following and shaping bills.
Public consultation | Asking people before deciding.
Advocacy | Speaking for a cause or a group.
Political campaigning | Winning votes and support.
International development | Work for poorer countries.
Logical framework | Plan of aims and measures of an aid project.
Theory of change | How measures lead to an aim.
Diplomacy | Dealings between states.
Economic development | Bringing work to a region.
Law enforcement | Keeping the law.
Patrol | Being on the street or site to watch.
Criminal investigation | Finding out who did it.
Investigative interviewing | Questioning witnesses and suspects.
Evidence handling | Securing proof.
Crime scene investigation | Securing traces where it happened.
Incident reporting | Writing down what happened.
Arrest and control techniques | Holding people by lawful force.
Traffic enforcement | Policing the roads.
Community policing | Police close to the people.
Intelligence analysis | Making a picture out of reports.
OSINT | Finding facts in open sources.
Police and Criminal Evidence Act | British law on police powers.
NCIC | US police database.
CJIS | US rules and systems for police data.
Corrections | Work in prisons.
Probation | Guiding people after sentence.
Victim support | Help for victims of crime.
Firearms proficiency | Safe use of weapons.
Dog handling | Work with service dogs.
Security guarding | Guarding people and places.
Physical security | Protecting buildings and grounds.
Access control | Deciding who comes in.
CCTV monitoring | Watching cameras.
Crowd management | Keeping crowds safe.
Door supervision | Guarding the door of a club or event.
Close protection | Guarding single people.
Security screening | Checking people and bags.
Firefighting | Putting out fires.
Wildland firefighting | Fighting forest fires.
Fire inspection | Checking fire safety and causes.
Fire investigation | Finding the cause of a fire.
Technical rescue | Getting people out.
Search and rescue | Finding and saving lost people.
Fire apparatus operation | Driving and running fire engines.
Breathing apparatus | Working in smoke and gas.
Emergency dispatch | Taking emergency calls and sending help.
Computer-aided dispatch | Software of control rooms.
Emergency management | Being ready for disasters.
Emergency response | Acting first when something happens.
Humanitarian aid | Help after wars and disasters.
Radio communication | Speaking by radio.
Military operations | Service in armed forces.
Military leadership | Leading soldiers.
Military planning | Planning operations.
Military intelligence | Knowing the other side.
Military logistics | Supplying troops.
Weapons maintenance | Looking after weapons.
Explosive ordnance disposal | Making bombs harmless.
CBRN defense | Protection against poison, germs and rays.
Tactical communications | Radio and networks in the field.
Land navigation | Finding one's way by map and compass.
Defense acquisition | Buying for armed forces.
Case management | Guiding single people through help.
Needs assessment | Finding out what a person needs.
Youth work | Work with young people.
Residential child care | Care for children in homes.
Refugee support | Help for people who fled.
Domestic violence support | Help for people hurt at home.
Debt advice | Help for people in debt.
Employment support | Helping people find work.
Children Act | British law on children in need.
Community development | Helping a place help itself.
Volunteer management | Finding and leading volunteers.
Volunteering | Unpaid work for others.
Nonprofit management | Running a charity.
Fundraising | Raising money for a cause.
Major gifts | Large gifts from single givers.
Planned giving | Gifts by will.
Donor relations | Looking after givers.
Raiser's Edge | Donor database.
Charity governance | Rules and boards of charities.
Impact measurement | Showing what help has done.
Parking enforcement | Seeing that parking rules are kept.
`
