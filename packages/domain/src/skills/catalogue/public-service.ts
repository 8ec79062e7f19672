export const publicService = `
# Administration
Public administration | Civil service, Public sector, >Public sector administration<Public sector, Government administration
German social law | Sozialrecht
Welfare benefits advice | Benefits eligibility, Eligibility determination | | Case management 0.4
Border control | Passport control, Border security, Customs and border protection
Grants management | Grant administration, Grant reporting | | Grant writing 0.6, Single audit 0.3
Parking enforcement | Civil enforcement officer, Traffic warden
Local government | Municipal government, Municipal administration, Local authority | Public administration
Public budgeting | Government finance, Public finance, Municipal finance | " | Budgeting 0.5
German administrative law | Verwaltungsrecht, Verwaltungsverfahren | "
Verwaltungsfachangestellter | Verwaltungsfachangestellte, Verwaltungsfachwirt | " | German administrative law 0.7
Citizen services | Constituent services, Public enquiries, Bürgerservice | " | Customer service 0.6
Permit processing | Licensing and permits, Permit review | " | Building permits 0.5
Code enforcement | Regulatory inspection, Inspection and enforcement, Municipal code | "
Election administration | Election management, Poll worker | "
SGB II | Bürgergeld | <German social law
SGB VIII | Kinder- und Jugendhilfe | " | Child welfare 0.5
EU funding | EU grants, >EU funding programmes | Grants management
Horizon Europe | ~Horizon 2020 | <EU funding
# Policy
Policy analysis | Policy advice, Public policy, Policy research | | Research 0.4
Policy development | Policy making=Policymaking, Policy formulation | | Policy analysis 0.8
Government relations | Government affairs, Public affairs, Lobbying | | Public relations 0.5
Legislative affairs | Legislative process, Legislative tracking | | Government relations 0.7
Public consultation | Public engagement, Community engagement, Citizen participation | | Stakeholder management 0.6
Advocacy | >Policy advocacy, >Advocacy campaign | | | context
Political campaigning | Canvassing, Voter outreach, Campaign organizing
International development | Development cooperation, Development aid | | Program evaluation 0.5
Theory of change | | | Logical framework 0.7
Diplomacy | Diplomatic relations, Consular services, International relations work
Economic development | Regional development, >Local economic development
Policy briefing | =Policy brief, Briefing paper, Ministerial briefing | Policy analysis
Logical framework | ^Logframe | International development
# Police, justice and security
Law enforcement | Police officer, Policing, Police work
Security guarding | Security guard, Security officer, Security services, Manned guarding | | SIA licence 0.8
Patrol | >Vehicle patrol, >Patrol operations, >Foot patrol | | | context
Incident reporting | =Incident report, Incident documentation, Police report
Intelligence analysis | Criminal intelligence, Crime analysis, Intelligence gathering | | OSINT 0.6
OSINT | ^Open source intelligence
Corrections | Correctional officer, Prison officer, Correctional facility, Prison service, Prisoner escort | | | context
Probation | Offender management, >Probation and parole, Parole supervision, Offender rehabilitation | | Social work 0.5 | context
Victim support | Victim services, Victim advocacy | | Crisis intervention 0.5
Firearms proficiency | Firearms training, Firearms handling, Marksmanship, Weapons handling
Dog handling | K-9 handling, K9 unit, Canine handling
Physical security | Site security, Premises security, Building security | | Security guarding 0.7
Security screening | >Passenger screening, >Baggage screening, >X-ray screening
Criminal investigation | Detective work, Crime investigation | Law enforcement
Arrest and control techniques | Defensive tactics, Use of force, Arrest procedures, Control and restraint | "
Police and Criminal Evidence Act | PACE?, PACE 1984<PACE | "
NCIC | ^National Crime Information Center | " | CJIS 0.7
CJIS | ^Criminal Justice Information Services | "
Access control | Visitor screening, Gate control, Badge control | Physical security | | context
CCTV monitoring | <CCTV, Video surveillance, Surveillance monitoring, CCTV operation<CCTV | "
Crowd management | Crowd control, Event security | Security guarding | De-escalation 0.5
Investigative interviewing | Suspect interview, PEACE model, Interrogation | Criminal investigation
Evidence handling | Evidence collection, Chain of custody | " | Forensic science 0.5
Crime scene investigation | ~Crime scene processing | <Criminal investigation | Evidence handling 0.8
Traffic enforcement | Traffic stop, ~Traffic policing | <Law enforcement
Community policing | ~Neighbourhood policing=Neighborhood policing | "
Door supervision | Bouncer, Doorman | <Security guarding | Crowd management 0.7
Close protection | ~Executive protection, Bodyguard | "
# Fire and emergency
Firefighting | >Structural firefighting, Firefighter, Fire suppression, Fire and rescue
Emergency response | First responder, Emergency procedures | | First aid 0.4
Emergency management | Emergency planning, Emergency preparedness, Disaster management, Civil protection, Disaster response | | Business continuity planning 0.5, Crisis management 0.5
Fire inspection | Fire code inspection, Fire code enforcement | | Fire safety 0.6
Fire investigation | >Arson investigation | | Fire inspection 0.6
Technical rescue | Rescue operations | | Rope access 0.3
Search and rescue | | | Technical rescue 0.6
Breathing apparatus | SCBA^Self-contained breathing apparatus | | Firefighting 0.5
Emergency dispatch | >911 dispatch, Emergency call handling, >999 call handling, Control room operation | | 911 dispatcher certification 0.8
Humanitarian aid | Humanitarian response, Disaster relief, Humanitarian assistance | | International development 0.6
Radio communication | Two-way radio, Radio procedures
Wildland firefighting | Wildland fire, ~Wildfire suppression | <Firefighting
Fire apparatus operation | Fire engine driving, Pump operator, Aerial ladder | Firefighting
Computer-aided dispatch | CAD dispatch | Emergency dispatch
# Military
Military operations | Combat operations, Military service, Armed forces
Explosive ordnance disposal | ^EOD?, Bomb disposal
Land navigation | Map reading, Orienteering
Defense acquisition | Defence procurement, DAWIA, Defense contracting | | Federal Acquisition Regulation 0.7
Military leadership | Platoon leader, Squad leader, NCO leadership, Platoon sergeant | Military operations | Team leadership 0.7
Military planning | Operational planning, MDMP, Mission planning | "
Military intelligence | All-source intelligence | " | Intelligence analysis 0.8
Military logistics | Defense logistics=Defence logistics | " | Logistics 0.7
Weapons maintenance | Armorer, Weapon systems maintenance | "
CBRN defense | =CBRN defence, <CBRN=CBRNE | " | Hazmat Operations 0.5
Tactical communications | Tactical radio, Military communications | " | Radio communication 0.6
# Social work and charity
Fundraising | Fund development, >Charity fundraising, >Donor fundraising | | Grant writing 0.6
Case management | >Client case management, Case manager, Casework, >Social case management | | Social work 0.7
Volunteer management | Managing volunteers, Volunteer coordination, Volunteer recruitment
Volunteering | Volunteer work, Voluntary work, Ehrenamt | | | context
Youth work | Youth services, Youth support, Youth development, Working with young people | | Student mentoring 0.4
Needs assessment | >Client needs assessment, Intake assessment, Psychosocial assessment | | Case management 0.6
Residential child care | Children's home, Residential youth care | | Child welfare 0.6
Refugee support | Migrant integration, Asylum seeker support, Refugee resettlement | | Case management 0.5
Domestic violence support | Domestic abuse support, Domestic violence advocacy | | Victim support 0.7
Debt advice | Debt counselling=Debt counseling, Money advice
Employment support | Supported employment, Job placement, Employment advice | | Career counseling 0.7
Children Act | >Children Act 1989, Section 47 enquiries | | Child welfare 0.6
Community development | Community organizing, Community work, Community building | | Community outreach 0.7
Nonprofit management | =Non-profit management, Charity management, NGO management, Nonprofit leadership | | Fundraising 0.5
Charity governance | Charity trustee, Board of trustees, Charity Commission | | Corporate governance 0.6
Impact measurement | Impact reporting, >Social impact measurement | | Program evaluation 0.8
Major gifts | ~Major donor fundraising | <Fundraising
Planned giving | ~Legacy giving, ~Legacy fundraising | " | Major gifts 0.6
Donor relations | Donor stewardship, Donor management, Donor cultivation | Fundraising
Raiser's Edge | @Blackbaud Raiser's Edge, >Raiser's Edge NXT, Blackbaud | Donor relations | Customer relationship management 0.5
`
