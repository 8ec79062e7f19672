export const publicService = `
# Administration
Public administration | Public sector administration, Government administration, Civil service, Public sector | Work for the state and its offices. | |
Local government | Municipal government, Municipal administration, Local authority | Work for towns and counties. | Public administration |
Public budgeting | Government finance, Public finance, Municipal finance | Budgets of the state. | Public administration | Budgeting 0.5
German administrative law | Verwaltungsrecht, Verwaltungsverfahren | How German offices decide. | Public administration |
Verwaltungsfachangestellter | Verwaltungsfachangestellte, Verwaltungsfachwirt | German training for public offices. | Public administration | German administrative law 0.7
German social law | Sozialrecht | German law on benefits and care. | |
SGB II | Bürgergeld | German law on basic income for jobseekers. | German social law |
SGB VIII | Kinder- und Jugendhilfe | German law on child and youth services. | German social law | Child welfare 0.5
Citizen services | Constituent services, Public enquiries, Bürgerservice | Serving people at a public office. | Public administration | Customer service 0.6
Permit processing | Licensing and permits, Permit review | Deciding on permits. | Public administration | Building permits 0.5
Welfare benefits advice | Benefits eligibility, Eligibility determination | Who gets which benefits. | | Case management 0.4
Code enforcement | Regulatory inspection, Inspection and enforcement, Municipal code | Seeing that local rules are kept. | Public administration |
Election administration | Election management, Poll worker | Running elections. | Public administration |
Border control | Passport control, Border security, Customs and border protection | Checks at the border. | |
Grants management | Grant administration, Grant reporting | Handling grants given or received. | | Grant writing 0.6, Single audit 0.3
EU funding | EU grants, EU funding programmes | Money from the European Union. | Grants management |
Horizon Europe | Horizon 2020 | The EU's research money. | EU funding |
# Policy
Policy analysis | Public policy, Policy research | Studying what laws and measures do. | | Research 0.4
Policy development | Policy making, Policy formulation, Policymaking | Working out laws and measures. | | Policy analysis 0.8
Policy briefing | Policy brief, Briefing paper, Ministerial briefing | Short papers for those who decide. | Policy analysis |
Government relations | Government affairs, Public affairs, Lobbying | Speaking to politics for an interest. | | Public relations 0.5
Legislative affairs | Legislative process, Legislative tracking | Following and shaping bills. | | Government relations 0.7
Public consultation | Public engagement, Community engagement, Citizen participation | Asking people before deciding. | | Stakeholder management 0.6
Advocacy | Policy advocacy, Advocacy campaign | Speaking for a cause or a group. | | | context
Political campaigning | Canvassing, Voter outreach, Campaign organizing | Winning votes and support. | |
International development | Development cooperation, Development aid | Work for poorer countries. | | Program evaluation 0.5
Logical framework | Logframe | Plan of aims and measures of an aid project. | International development |
Theory of change | | How measures lead to an aim. | | Logical framework 0.7
Diplomacy | Diplomatic relations, Consular services, International relations work | Dealings between states. | |
Economic development | Regional development, Local economic development | Bringing work to a region. | |
# Police, justice and security
Law enforcement | Policing, Police work, Police officer | Keeping the law. | | POST certification 0.7
Patrol | Patrol operations, Foot patrol, Vehicle patrol | Being on the street or site to watch. | | | context
Criminal investigation | Detective work, Crime investigation | Finding out who did it. | Law enforcement |
Investigative interviewing | Suspect interview, PEACE model, Interrogation | Questioning witnesses and suspects. | Criminal investigation |
Evidence handling | Evidence collection, Chain of custody | Securing proof. | Criminal investigation | Forensic science 0.5
Crime scene investigation | Crime scene processing | Securing traces where it happened. | Criminal investigation | Evidence handling 0.8
Incident reporting | Incident report, Police report, Incident documentation | Writing down what happened. | |
Arrest and control techniques | Defensive tactics, Use of force, Arrest procedures | Holding people by lawful force. | Law enforcement |
Traffic enforcement | Traffic stop, Traffic policing | Policing the roads. | Law enforcement |
Community policing | Neighbourhood policing, Neighborhood policing | Police close to the people. | Law enforcement |
Intelligence analysis | Criminal intelligence, Crime analysis, Intelligence gathering | Making a picture out of reports. | | OSINT 0.6
OSINT | Open source intelligence | Finding facts in open sources. | |
Police and Criminal Evidence Act | PACE?, PACE 1984 | British law on police powers. | Law enforcement |
NCIC | National Crime Information Center | US police database. | Law enforcement | CJIS 0.7
CJIS | Criminal Justice Information Services | US rules and systems for police data. | Law enforcement |
Corrections | Correctional officer, Prison officer, Correctional facility, Prison service | Work in prisons. | | | context
Probation | Offender management, Probation and parole, Parole supervision, Offender rehabilitation | Guiding people after sentence. | | Social work 0.5 | context
Victim support | Victim services, Victim advocacy | Help for victims of crime. | | Crisis intervention 0.5
Firearms proficiency | Firearms training, Firearms handling, Marksmanship, Weapons handling | Safe use of weapons. | |
Dog handling | K-9 handling, K9 unit, Canine handling | Work with service dogs. | |
Security guarding | Security services, Manned guarding, Security officer, Security guard | Guarding people and places. | | Security guard license 0.8, SIA licence 0.8
Physical security | Site security, Premises security, Building security | Protecting buildings and grounds. | | Security guarding 0.7
Access control | Gate control, Badge control, Visitor screening | Deciding who comes in. | Physical security | | context
CCTV monitoring | CCTV operation, CCTV, Video surveillance, Surveillance monitoring | Watching cameras. | Physical security |
Crowd management | Crowd control, Event security | Keeping crowds safe. | Security guarding | De-escalation 0.5
Door supervision | Bouncer, Doorman | Guarding the door of a club or event. | Security guarding | Crowd management 0.7
Close protection | Executive protection, Bodyguard | Guarding single people. | Security guarding |
Security screening | Passenger screening, Baggage screening, X-ray screening | Checking people and bags. | |
# Fire and emergency
Firefighting | Fire suppression, Fire and rescue, Structural firefighting, Firefighter | Putting out fires. | | Firefighter I 0.8
Wildland firefighting | Wildfire suppression, Wildland fire | Fighting forest fires. | Firefighting |
Fire inspection | Fire code inspection, Fire code enforcement | Checking fire safety and causes. | | Fire safety 0.6
Fire investigation | Arson investigation | Finding the cause of a fire. | | Fire inspection 0.6
Technical rescue | Rescue operations | Getting people out. | | Rope access 0.3
Search and rescue | | Finding and saving lost people. | | Technical rescue 0.6
Fire apparatus operation | Fire engine driving, Pump operator, Aerial ladder | Driving and running fire engines. | Firefighting |
Breathing apparatus | SCBA, Self-contained breathing apparatus | Working in smoke and gas. | | Firefighting 0.5
Emergency dispatch | 911 dispatch, Emergency call handling, 999 call handling, Control room operation | Taking emergency calls and sending help. | | 911 dispatcher certification 0.8
Computer-aided dispatch | CAD dispatch | Software of control rooms. | Emergency dispatch |
Emergency management | Emergency planning, Emergency preparedness, Disaster management, Civil protection, Disaster response | Being ready for disasters. | | FEMA ICS certification 0.6, Business continuity planning 0.5
Emergency response | First responder, Emergency procedures | Acting first when something happens. | | First aid 0.4
Humanitarian aid | Humanitarian response, Disaster relief, Humanitarian assistance | Help after wars and disasters. | | International development 0.6
Radio communication | Two-way radio, Radio procedures | Speaking by radio. | |
# Military
Military operations | Military service, Armed forces, Combat operations | Service in armed forces. | |
Military leadership | Platoon leader, Squad leader, NCO leadership, Platoon sergeant | Leading soldiers. | Military operations | Team leadership 0.7
Military planning | Operational planning, MDMP, Mission planning | Planning operations. | Military operations |
Military intelligence | All-source intelligence | Knowing the other side. | Military operations | Intelligence analysis 0.8
Military logistics | Defense logistics, Defence logistics | Supplying troops. | Military operations | Logistics 0.7
Weapons maintenance | Armorer, Weapon systems maintenance | Looking after weapons. | Military operations |
Explosive ordnance disposal | Bomb disposal, EOD? | Making bombs harmless. | |
CBRN defense | CBRN, CBRN defence, CBRNE | Protection against poison, germs and rays. | Military operations | Hazmat Operations 0.5
Tactical communications | Tactical radio, Military communications | Radio and networks in the field. | Military operations | Radio communication 0.6
Land navigation | Map reading, Orienteering | Finding one's way by map and compass. | |
Defense acquisition | Defence procurement, DAWIA, Defense contracting | Buying for armed forces. | | Federal Acquisition Regulation 0.7
# Social work and charity
Case management | Casework, Social case management, Case manager, Client case management | Guiding single people through help. | | Social work 0.7, Clinical case management 0.6
Needs assessment | Client needs assessment, Intake assessment, Psychosocial assessment | Finding out what a person needs. | | Case management 0.6
Youth work | Youth services, Youth support, Youth development, Working with young people | Work with young people. | | Student mentoring 0.4
Residential child care | Children's home, Residential youth care | Care for children in homes. | | Child welfare 0.6
Refugee support | Migrant integration, Asylum seeker support, Refugee resettlement | Help for people who fled. | | Case management 0.5
Domestic violence support | Domestic abuse support, Domestic violence advocacy | Help for people hurt at home. | | Victim support 0.7
Debt advice | Debt counselling, Debt counseling, Money advice | Help for people in debt. | |
Employment support | Supported employment, Job placement, Employment advice | Helping people find work. | | Career counseling 0.7
Children Act | Children Act 1989, Section 47 enquiries | British law on children in need. | | Child welfare 0.6
Community development | Community organizing, Community work, Community building | Helping a place help itself. | | Community outreach 0.7
Volunteer management | Volunteer coordination, Volunteer recruitment, Managing volunteers | Finding and leading volunteers. | |
Volunteering | Volunteer work, Voluntary work, Ehrenamt | Unpaid work for others. | | | context
Nonprofit management | Charity management, NGO management, Non-profit management, Nonprofit leadership | Running a charity. | | Fundraising 0.5
Fundraising | Charity fundraising, Donor fundraising, Fund development | Raising money for a cause. | | Grant writing 0.6, Certified Fund Raising Executive 0.7
Major gifts | Major donor fundraising | Large gifts from single givers. | Fundraising |
Planned giving | Legacy giving, Legacy fundraising | Gifts by will. | Fundraising | Major gifts 0.6
Donor relations | Donor stewardship, Donor management, Donor cultivation | Looking after givers. | Fundraising |
Raiser's Edge | Blackbaud Raiser's Edge, Raiser's Edge NXT, Blackbaud | Donor database. | Donor relations | Customer relationship management 0.5
Charity governance | Charity trustee, Board of trustees, Charity Commission | Rules and boards of charities. | | Corporate governance 0.6
Impact measurement | Impact reporting, Social impact measurement | Showing what help has done. | | Program evaluation 0.8
`
