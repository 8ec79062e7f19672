// Made by `npm run eval -- word-counts`: how many of the ads and resumes of eval/ have a stem.

export const texts = 274

/** A number of texts, and the stems that so many of them have. */
export const stemsByCount = `
3 ach achterberg ada add adr advisori advoc affair affirm aim aisl albuquerqu align alter although anaesthesia ancoat annum anyth anywai ap appear aquacultur arisen arr asia assum atla attitud au autocad bad bag banquet bargain basin batteri beard beater beauti becam belong below bird birth blameless bluebeam bluestem bono brace brandt breakdown bridl brigad bright bsl button c2 cabl cage calder california callback callum cambridg canada cancel cannock cap carolina cart catastroph caus ccrn celebr cell ceo cert cfr chainsaw challeng charact chariti chase checkout chef choic choral circuit citizenship cka clearli click cm cmm collabor commenc compli compos comptia confluenc conserv contamin contemporari convic costum cottag counter counterbal covid cpcu crest crop crown curatori curios cutter cyber daniel daventri dawn dean debrief decad declar defect defens demo deploy deputis describ deten diagnos diagnost differenti dine dinner directli discoveri distanc distress division dn doncast drama dress dvsa dye dynam ek elementari epa establish exchang exp expan expres extend facial facilit factor faith fashion faster ferri fifo fifteen figur film firebas firewal fitter float fold foreign fork formula foundri fourth fp&a frame francisco freight ft ftc gain galleri gap garda gate gcp gd&t generalist genom geologi geologist gig gitlab gladli goe grace grain green greet grind grinder groom groundwat grove guidewir gulf habit hack hair hall handheld handler harvest haulag headquart hiab higher hipaa histor hit hltaid011 hmong holder homeown hope hubspot ia ic iii ill inact inclusion incom indesign indiana infant infec infer inspector intellectu intens interdisciplinari internet interperson io iowa ip ipaf italian jan jd joineri judg juri keeper kestrel kowalczyk lane lantern larkspur leagu lean leap liais liaison licensur limerick lorri m&a macbook mail maori marisol mb meddpicc median melbourn mesa mexico middl midland militari ministri minneapoli minnesota mixpanel mlflow mode modern moor mosaic mountain msk musculoskelet nearli nec necessari newslett nightli nontechn northmarsh odd offici offsit ongo optimis ora oral orchestr orlean orthotist ottawa outstand pa1 pallet palo panda pay pc pd pe pen penalti permit pet pgce pharmaci pharmacist pheasant physio physiotherapi pitlochri planner plc plot plumber pmp popular portugues postgradu pot powershel pr precision pregnanc preliminari prepaid preven privileg prosser provision punch punctual purpos qqi rabbitmq radiographi random realli recip recur recycl redesign reel refriger registrar regulatori rel remak rental requisi resist respir retrofit rock rope rough routin rtd rural sage salmon scan scanner scenario scottish scp scrum seam sec secret secretari segreg sensor sentenc server servsaf settlement sharehold sharepoint shipment shoe shopper shown shrm shutdown sight signatori signatur simpli simultan sing situat sketch ski slip socket sole sox spatial speaker specialti stain stamp stewardship stocktak strap stress strip subcontractor successor suitabl summaris surveyor sustain svq sweep switchgear tamarack tast tb te techniqu temporari tenur termin territori textur theori tig tight toler trail tran trent tv typographi ui uncap undertak uniform unless unload upload v va ventur verifi vfd vic victoria villag vlookup voltag vp vpn vulner ward wash washington wellb whiteboard wholesal wildlif winnipeg wirefram wit worcest zendesk zero
4 abus acut adop adopt advertis aerial afternoon ai airflow allergen allianc altern alto alwai ambul amplitud ansi apart arizona assembl assessor assur asthma audienc backlog bakeri beat big bigqueri biologi blog boiler bois brake bridg broadcast ca can't capac captur cardiff carer carrier cdl cfa cfo chart choir cincinnati cipp clerk climat cluster combin concret convert coven craft crane creativ custodi dale debt decor diabet difficult diseas displai district donor dot downtown dry dutch edg editor emt enjoi europ evacu excit exemp exet exit extra fabric farmer fastest fca fieldwork finch fingerprint footwear forc fort forti fortnight fortnightli gather gi gift gold gp grafana gross guarante guidanc happen hardwar harrog haulier heavi hello hepat hill hourli idaho ifr immedi immunis incent inch influenza instanc institu interven invest j jest journei justic kafka keyboard kg lamin laptop layout leaf leas leather lender limb lookup magnet major man mandatori margin marlow max mba medium memori menu metal metro midwest mileag min mm moder moment mortgag movement museum netsuit nfpa none nonprofit normal notari notebook nottingham o occupi ok older ordin organ orthopaed out overview paint past patch patent peer percent perth pest phd photoshop pipe plate plenti port portland premis prise profes prospect puzzl pytorch qt quantiti quick quickbook r&d ramp ratio rd recoveri red refere regular reject relev remain renov rent req rescu resolv reten retreat ridg rig rigid roof roster royal sabbat scene scissor scope scratch seat selec seller seo sept shed sick sigma skin slack soc soil soon spec speech squar star stipend storm straight stroud subsidis supermarket surfac swim switch systmon tape telemetri therapist threshold tier tn toolbox trailer transac transit trap trauma triag turnov unsoci unsuccess upgrad usag ux verif version vessel vice vital vocat voluntari western wheelchair wig wing wordpress workforc world worth wpm writer xrai yard you'v yourself
5 aborigin absenc accrual accuraci actual adapt address admis agenda alcohol amp anim ansibl approx archiv artist attach attain attornei aug b1 bash bath behalf beyond biscuit blood boot boulder cam capit cat ccpa chanc chemic chicago classroom clinician comprehens conduit conflict consecut consist cp cpc crm cultur curriculum dbt derbi devop doctor doe domest dr drill drink effect enforc enter enterpris erp excep experiment feb feel feet fintech fluenci format framework fte furnitur game gear ged governor graphic graphql grasp gym h haccp handov harbor household hygien idea identifi insid instead intermedi invit it java javascript kindli knee kpi lake lakeshor lawyer lindqvist lot meal medicin meridian messag migrat mill milwauke mother motion multipl mutual nc nineti nois offend ofst orthot outpati ownership pa paediatr particularli partnership passeng payabl pdf phase photo physiotherapist pictur piec pitch placement pool possibl powerpoint preceptor prescrip preserv prevent previou printer prioritis prometheu propos prototyp qgi quantit quota rebuild recent reflect refresh relief remov rep resili restaur restor rewrit ride roadmap row runbook sacrific schemat scientist sea secondari sensit shoot snowflak soft solv sometim southern space sprint stack steadi strongli submis suit superintend supervisori surgeri task temperatur titl tonn torr tram translat treasur trunk tune typic unsolicit upper util vale valuat ventil visual weight well welsh winter woman wrong york you'd zone
6 acquisi alon anyon approach architect arm arriv articl asc atten australia auto az backend bike bilingu bit blend bodi boston bsn bug buyer calcul came carbon categori chair channel characterist choos cloth coffe columbu commut compact competit css delai depot disciplin dispatch disput doc dss earn edit electrician els en enrol ensur enthusiast eoe ethic eu european everybodi exist face factori februari fish flat forest former founder freelanc fulli futur gaap genet hazard heart honor i'm illinoi illustr inpati instagram instruc instrument issu jira judgment largest learner less littl looker ma manner marin mental mission modul music neighbor net newli node object often oh opera opinion oregon ot p paraleg pattern pci peak phoenix polit prairi precept primari prioriti psycholog pump quiet rapid rata rather receptionist recommend repeat reserv residenti roughli satisfactori sector settl shape simpl sport squad statutori strait sure surgic tech templat tenant theatr think thirti thorough transition treatment trim typescript usual verbal warmli watch wcag we'll we'v wear wet will window wish wood workflow ye you'r young zoom
7 aa adob alarm american apprais arcgi asset austin b2 b2b batch bend blueprint branch bui builder canteen cast cd chain coast copi correct correspond csc deck delet deputi distribu door dublin ecommerc engag enquiri escal examin expens exposur far feed forward fourteen germani gmbh groceri hang height hot hotel html hub humor il imag inclus individu induc infrastructur injuri inspect kind labor ledger lesson let like loan loss lost manchest matern metric mile monei multi natur noon nurseri octob ohio overnight paperwork parti particular period perk pilot plain presid princip proceed promot prosthet proven pupil reason rehabilit river rn san seek simul skip special split spot starter tableau texa thank tour tree union unlimit vaccin view volum wa warm we'd weather weld welfar white willing wind x yorkshir
8 academi accid agent assign bai becom behind believ birthdai bl block catalog command completion compon confidenti consum cpa cpr creat critic cross demonstr direc disclosur discrimin drop england error export f facil g gcse gdpr gmail guild have heat honest human import instructor investor irish item joint journeyman js limit linux miss motiv msc northern observ outdoor path pound practition priya rail reader reconcil referr repli salesforc sap select stakehold stop storag style super tablet telephon temp tidi tm transfer trial troubleshoot vacanc visitor wage wednesdai what wi
9 acl administ agre ahead air architectur arrang bed begin behavior blue bristol campaign campu cannot charter civil climb cold complex concept conting contribut conver cook counsel coverag cpd crimin criteria curiou de decision differ discretion emploi environ estat estim exempt fast forklift function happi hcpc implement interpret ireland island iv label laboratori lai late launch london lower mark mathemat merchandis mind minor novemb nvq op outcom postgresql press procur readi saa sens societi spreadsheet st steel strategi submit subscrip teacher terraform text treat trip twenti up wall wast wisconsin yearli yr
10 addition april area auditor awar break cad chief club collect colorado compet consider core corpor dashboard decemb deep denver discharg divers econom epic everifi everyon facebook fair fault few found fuel garden github grant hard journal kitchen kubernet ladder land later link listen llp lunch maker map math matter method occup other overse photograph polic pressur probat problem profil reach react reconcili reimburs resid scale sever someth sourc south statist structur sundai t todai top traine van vet voic w wait whole win wire workshop
11 accord accur advantag app august awai balanc basi bench box calendar claim clearanc construc contain decid demand deploi energi enough entri everyth experienc expert extern ey familiar fine friend googl ground id initi involv logist media morn motor onboard org pack payrol pm polish properti protec quot radio roll singl somebodi station stori supplier talent truck updat web west
12 abov accept adult ago alert aw bar brief c1 christma ci complianc conduct countri deadlin devic docker draft environment farm featur feedback figma financi flow ga guid healthcar ii invoic librari mechan obtain overtim owner particip plai publish purchas section self shortlist sise survei therapi tuesdai tx
13 against agreement art author better bi bu caseload central charg chat collec content d do dog doubl east feder forecast french gb govern guidelin institut lab lb mean mostli option outlook pick pivot preemploy profici proof proud ref relationship revenu septemb someon street summer transport warehous
14 api appoint apprenticeship authoris band bill cloud complaint confer count counti court deliveri descrip exam exercis fill flexibl guest ideal inc inspec iso januari juli june load love low m mobil nh nobodi pro quarterli replac ring rout session side solid spring studio tax tuition water workplac
15 accommod ad advanc analyt brand bsc credit deliv don't due event evid fire floor hon larg north note nurs onc osha pair recognis reduc regard releas resourc road round score seri sponsor sponsorship supervisor vallei vendor websit word
16 adjust ba compar databas defin discount elig equip foundat head histori leed mix onlin outsid paper physic premium procedur progress pull quarter rais renew safeguard stand statement store summari video worker
17 avail bs continu contractor cooki deal desk electron encourag equiti file friendli incid instal million near onli panel portfolio profit put queri r reliabl sai season sexual should spend step thursdai twelv visa walk
18 activ best cash citi cycl e evalu fall fee fund hr independ interest introduc membership microsoft network notic old pipelin polici print reloc repres rest sampl script secur serv technolog twice vacat
19 calm commis consult contribu electr expect fluent german git grade great hear ident light long manufactur march packag request retail retir rise rota sex sit specif stai technician valu volunt
20 apprentic co colleg committe council daili digit direct draw final financ gender integr inventori investig leadership legal main negoti occasion orient plant platform price search supervi technic term third trade want
21 action administr analyst c coordin firm front graduat ltd machin manual religion risk saturdai ship social specialist stage success suppli user vehicl wai
22 ag award car comfort commit director eight even finish junior leader life mid name origin phone privaci receiv registr regul result sheet target ticket
23 advis approv back compens condition consid crew cut db eleven emerg execut follow linkedin local master mondai next number payment perform research save short speak understand
24 attend autom case detail explain fit fix food form park provid question race region return rotat safe shop tabl tell thing trust
25 access averag cost cours half log materi page privat pto rang real repair see sound sql stock
26 come rule scheme sign talk teach track turn
27 depart end enhanc kei law market monthli point protect we'r
28 analys answer career commerci contact convers diploma drug lift measur second seven togeth type
29 child improv languag mentor organis power studi ten valid
30 colleagu current earli grow industri list nice parent place respond subject
31 board coach color live partner screen student welcom
32 act aid allow audit carri fridai high intern member monitor pass
33 accredit ask certifi clear comput inform letter own rate statu
34 associ b learn minut model patient qualifi regist remot standard
35 account book code confid hous position public scienc spanish uk
36 card class hospit nativ nine refer relat show unit veteran weekli
37 agenc depend email join locat open project
38 candid clinic find githubusercont give go http jsonresum python qualiti right v1 visit
39 abil bring desir employe free room schedul travel
40 clean document gener json read schema
41 field minimum nation profession raw
42 assess basic client contract driver equival shift softwar
43 complet date get last maintain order perman product safeti school sell weekend
44 chang handl k recruit similar small univers
45 bank cv duti night process supervis
46 move strong tool
47 budget essenti group hand produc send vision
48 bachelor base control hire know
49 disabl interview start state
50 care without
51 background practic
52 busi center dental educ hold line pension pleas
53 abl post share
54 famili senior
55 cover custom under
56 present
57 bonu match set you'll
58 benefit oper role
59 annual assist hybrid insur
61 home prefer prepar staff
62 holidai
64 review
65 develop engin program
66 data leav salari
67 excel
68 design drive meet qualif
69 close compani
70 make part
71 six
72 commun medic
73 resum
74 level requir test
75 help
77 certif four look
78 health offer
79 five
80 skill support
81 call english least new site
82 record
83 need
84 system
86 servic
87 appli degre offic opportun respons
88 com
89 good
90 build equal
91 hour
92 keep lead
93 applic
94 first job us
95 check licens month report
96 plan take
100 pai
101 exampl
105 knowledg
106 three
108 train
113 run
117 full
118 employ
123 write
132 on
137 team
140 person
142 week
152 time
158 manag
165 two
189 work
192 experi
193 dai
241 year
`
