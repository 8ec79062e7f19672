/** Honest texts of professions and kinds that the other tables lack. */
export const furtherRewordings = `
# reordered
Fitted 14 bathrooms in 2024 and repaired boilers in between. => In 2024, fitted 14 bathrooms and, in between, repaired boilers.
Coloured and cut hair for about 40 regular clients. => Cut and coloured hair for about 40 regular clients.
Mixed live sound for 60 concerts a year on a Midas desk. => On a Midas desk, mixed live sound for 60 concerts a year.
Supported 22 families at risk of eviction; 17 kept their homes. => 17 of the 22 families at risk of eviction kept their homes with my support.
With a second warden, checked tickets on the night train. => Checked tickets on the night train with a second warden.
Harvested 900 kg of honey from 60 hives in 2023. => In 2023, harvested 900 kg of honey from 60 hives.
Guided school classes through the Roman wing three times a week. => Three times a week, guided school classes through the Roman wing.
Modelled lapse rates in R with the senior actuary. => With the senior actuary, modelled lapse rates in R.
# alias
Serviced HVAC units in 30 office buildings. => Serviced heating, ventilation and air conditioning (HVAC) units in 30 office buildings.
Wrote SOPs for the blood bank. => Wrote standard operating procedures for the blood bank.
Used GIS to map flood plains. => Used geographic information systems (GIS) to map flood plains.
Treated ACL injuries in a sports clinic. => Treated anterior cruciate ligament (ACL) injuries in a sports clinic.
Kept the CRM of the brokerage up to date. => Kept the brokerage's customer relationship management system up to date.
Answered 999 calls as an EMD. => Answered 999 calls as an emergency medical dispatcher (EMD).
BEng, Civil Engineering, Tarn University, 2014 => Bachelor of Engineering in Civil Engineering, Tarn University, 2014
MA, Social Work, Tarn University, 2016 => Master of Arts in Social Work from Tarn University (2016)
Built forms with HTML and JS. => Built forms with JavaScript and HTML.
# shortened
Restored wrought-iron gates for a castle, a cemetery and two private estates. => Restored wrought-iron gates for a castle and a cemetery.
Teach skiing to children from four years, in German and English, in groups of up to ten. => Teach skiing to children in groups of up to ten.
Cast 11 short films and two commercials; two actors went on to feature films. => Cast 11 short films and two commercials.
Measured river discharge at 19 gauges and sent the data to the flood centre every hour. => Measured river discharge at 19 gauges.
Took emergency calls, dispatched ambulances and kept callers calm. => Took emergency calls and dispatched ambulances.
Altered wedding dresses and men's suits for three bridal shops. => Altered wedding dresses for three bridal shops.
Tested hearing and fitted hearing aids for 25 customers a week. => Fitted hearing aids for 25 customers a week.
Sold household and motor insurance by phone and in the branch. => Sold motor insurance by phone.
# number form
Framed 48 houses. => Framed forty-eight houses.
Inked about 300 tattoos. => Inked roughly 300 tattoos.
Reduced no-shows from 20% to 10% with text reminders. => Halved no-shows from 20% to 10% with text reminders.
Saved €1,250,000 in claims. => Saved €1.25 million in claims.
Dispatched 90 ambulances a shift. => Dispatched ninety ambulances per shift.
Walked 12 km a day on patrol. => Walked twelve kilometres a day on patrol.
Cut 3.5 tonnes of stone. => Cut 3,500 kg of stone.
Treated a third of patients at home. => Treated one third of patients at home.
Examined eyes of 15 to 20 customers a day. => Examined the eyes of 15–20 customers a day.
Insured 2k households. => Insured 2,000 households.
Finished the flood model in half a year. => Finished the flood model in six months.
Raised attendance by 12 percentage points, from 71% to 83%. => Raised attendance from 71% to 83%.
# synonym
Repaired burst pipes at night. => Fixed burst pipes at night.
Taught clients exercises for the lower back. => Showed clients exercises for the lower back.
Built oak staircases by hand. => Made oak staircases by hand.
Checked fire extinguishers in 12 stations. => Inspected fire extinguishers in 12 stations.
Helped clients fill in benefit forms. => Assisted clients with filling in benefit forms.
Wrote risk reports for the board. => Prepared risk reports for the board.
Looked after the costumes of a touring ballet. => Took care of the costumes of a touring ballet.
Set up microphones for panel talks. => Installed microphones for panel talks.
Ran evening courses in lip-reading. => Held evening courses in lip-reading.
Bought cloth in Milan twice a year. => Purchased fabric in Milan twice a year.
Put up scaffolding on church towers. => Erected scaffolding on church towers.
Explained policies to customers. => Described policies to clients.
Kept bees on the roof of a hotel. => Looked after bees on the roof of a hotel.
Sharpened and forged kitchen knives. => Forged and sharpened kitchen knives.
Found flats for homeless families. => Secured flats for homeless families.
Sorted and filed 3,000 casting photos. => Organised and filed 3,000 casting photos.
Drove snow groomers at night. => Operated snow groomers at night.
Started a tool library in 2021. => Founded a tool library in 2021.
# date form
Physiotherapist, Kelso Clinic, 2019-02 – 2023-07 => Physiotherapist, Kelso Clinic, Feb 2019 to Jul 2023
Physiotherapist, Kelso Clinic, 2019-02 – 2023-07 => Physiotherapist at Kelso Clinic from 2019 until 2023
Train Conductor, Nordbahn, 2016-05 – present => Train conductor at Nordbahn since May 2016
Museum Guide, Ostia House, 2021 – 2022 => Museum guide, Ostia House (2021–2022)
Actuary, Fenwick Life, 2015-09 – 2020-08 => Actuary at Fenwick Life for five years
Carpenter, Stave & Sons, 2012-01 – 2018-12 => Carpenter at Stave & Sons, January 2012 to December 2018
# weaker claim
Led the sound crew of five at the jazz festival. => Worked on the sound crew of five at the jazz festival.
Designed the flood warning app. => Helped design the flood warning app.
Trained 8 new dispatchers. => Helped train 8 new dispatchers.
More than 400 hearing tests in 2022. => Over 400 hearing tests in 2022.
Welsh: fluent => Good Welsh
Wrote the insurance handbook. => Contributed to the insurance handbook.
# tense and person
Tune pianos in concert halls. => I tune pianos in concert halls.
Repair church organs. => Has repaired church organs.
Coordinates 12 foster families. => Coordinated 12 foster families.
Led avalanche courses. => Leading avalanche courses.
I forge gates and railings. => Forged gates and railings.
# spelling
Organised colour proofs for the catalogue. => Organized color proofs for the catalog.
Analysed paediatric gait data. => Analyzed pediatric gait data.
Modelled sewer flow. => Modeled sewer flow.
Specialised in grey hair and balayage. => Specialized in gray hair and balayage.
# merged
Fit kitchens. || Sand and oil parquet floors. => Fit kitchens and sand and oil parquet floors.
Dispatched ambulances for three counties. || Trained 8 new dispatchers. => Dispatched ambulances for three counties and trained 8 new dispatchers.
Tattoo Artist, Inkwell, 2018 – present || Inked about 300 tattoos. => Tattoo artist at Inkwell since 2018; inked about 300 tattoos.
Taught skiing to beginners. || Rescued two skiers after an avalanche. => Taught skiing to beginners and rescued two skiers after an avalanche.
# noun and verb
Restored frescoes in three chapels. => Restoration of frescoes in three chapels.
Translated contracts for the broker. => Translation of contracts for the broker.
Inspected 70 sewers. => Inspection of 70 sewers.
Development of a rota app. => Developed a rota app.
Responsible for the calibration of gauges. => Calibrated gauges.
Management of a salon with six stylists. => Managed a salon with six stylists.
Evaluation of grant applications. => Evaluated grant applications.
Provided counselling to young offenders. => Counselled young offenders.
Carried out repairs on church roofs. => Repaired church roofs.
Gave lectures on Roman glass. => Lectured on Roman glass.
Made alterations to wedding dresses. => Altered wedding dresses.
# active voice
Was responsible for the care of 14 residents. => Cared for 14 residents.
Boilers in 40 flats were serviced. => Serviced boilers in 40 flats.
Responsible for the supervision of two apprentices. => Supervised two apprentices.
My duties included the ordering of hair dye. => Ordered hair dye.
Entrusted with the keys to the vault. => Held the keys to the vault.
# summary
Optician, Klarblick, 2014-03 – present || German: native || Test eyesight and adjust frames. => Optician at Klarblick since March 2014 who tests eyesight and adjusts frames; native German.
Skills: pattern cutting, hand sewing, Gerber => Skilled in hand sewing, pattern cutting and Gerber.
Ski Instructor, Alpin Lech, 2018-12 – 2021-04 || Certified Ski Instructor, Level 2, 2017 => Certified ski instructor (Level 2, 2017) at Alpin Lech from December 2018 to April 2021.
Actuary with nine years in life insurance. => Nine years as an actuary in life insurance.
Social worker. Speaks Turkish fluently. => Social worker fluent in Turkish.
`
