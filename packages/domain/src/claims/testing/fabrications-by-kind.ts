/** Fabrications of professions and kinds that the other tables lack. */
export const furtherFabrications = `
# tool
Mixed live sound for 60 concerts a year on a Midas desk. => Mixed live sound for 60 concerts a year on Midas and DiGiCo desks.
Modelled lapse rates in R with the senior actuary. => Modelled lapse rates in R and Prophet with the senior actuary.
Used GIS to map flood plains. => Used GIS and HEC-RAS to map flood plains.
Skills: pattern cutting, hand sewing, Gerber => Skills: pattern cutting, hand sewing, Gerber, Lectra
Tested hearing with an audiometer. => Tested hearing with an audiometer and tympanometer.
# activity
Fitted 14 bathrooms in 2024. => Designed and fitted 14 bathrooms in 2024.
Coloured and cut hair for 40 clients. => Coloured, cut and permed hair for 40 clients.
Guided school classes through the Roman wing. => Curated the Roman wing.
Measured river discharge at 19 gauges. => Installed 19 gauges and measured river discharge.
Took emergency calls. => Took emergency calls and gave first aid.
Cast 11 short films. => Directed 11 short films.
Sold household insurance. => Sold and underwrote household insurance.
Restored wrought-iron gates. => Designed wrought-iron gates.
Altered wedding dresses. => Created wedding dresses.
# number words
Fitted 14 bathrooms. => Fitted forty bathrooms.
Inked about 300 tattoos. => Inked about three thousand tattoos.
Harvested honey from 60 hives. => Harvested honey from six hundred hives.
Supported 22 families. => Supported two dozen families.
Cut no-shows by 10%. => Cut no-shows by a tenth of a year.
Attendance rose from 71% to 83%. => Attendance rose by a third.
# rank
With a second warden, checked tickets on the night train. => Headed the night train crew.
Helped clients fill in benefit forms. => Filled in benefit forms.
Modelled lapse rates in R with the senior actuary. => Senior actuary who modelled lapse rates in R.
Worked on the sound crew at the jazz festival. => Managed the sound crew at the jazz festival.
Assisted at 12 home births. => Conducted 12 home births.
Observed the casting of two series. => Cast two series.
Sat on the flood committee. => Chaired the flood committee.
Gave input to the salon's price list. => Set the salon's price list.
Contributed two chapters to the insurance handbook. => Wrote the insurance handbook.
# swapped
Treated 30 adults and 12 children a week. => Treated 12 adults and 30 children a week.
Lent 500 tools to 90 members. => Lent 90 tools to 500 members.
Attendance rose from 71% to 83%. => Attendance fell from 83% to 71%.
Sent 4 teams to 11 fires. => Sent 11 teams to 4 fires.
Complaints down 30%, bookings up 12%. => Complaints down 12%, bookings up 30%.
Moved from Access to FileMaker. => Moved from FileMaker to Access.
17 of 22 families kept their homes. => 22 families kept their homes.
Sewed 9 suits and hemmed 40 trousers. => Sewed 40 suits and hemmed 9 trousers.
# number
Walked 12 km a day on patrol. => Walked 21 km a day on patrol.
Earned tips of $80 a night. => Earned tips of $180 a night.
Finished in 9 weeks. => Finished in 6 weeks.
Score of 4.2 out of 5. => Score of 4.8 out of 5.
Insured 2k households. => Insured 20k households.
# result
Sent text reminders to patients. => Sent text reminders to patients, cutting no-shows.
Set up a tool library. => Set up a tool library that saved members thousands.
Trained 8 new dispatchers. => Trained 8 new dispatchers, raising call quality.
Redesigned the salon's website. => Redesigned the salon's website and doubled bookings.
Taught skiing to beginners. => Taught skiing to beginners with excellent results.
# title
Junior Actuary, Fenwick Life, 2015 – 2018 => Actuary, Fenwick Life, 2015 – 2018
Stylist, Salon Vero, 2019 – 2022 => Senior Stylist, Salon Vero, 2019 – 2022
Assistant Sound Engineer at Halle 7, 2020 => Sound Engineer at Halle 7, 2020
Carpenter, Stave & Sons, 2012 – 2018 => Master Carpenter, Stave & Sons, 2012 – 2018
Team member, Flood Rescue, 2021 => Team leader, Flood Rescue, 2021
Dispatcher (temporary), County Control, 2022 => Dispatcher, County Control, 2022
Physiotherapist, Kelso Clinic, 2019 – 2023 => Head Physiotherapist, Kelso Clinic, 2019 – 2023
Social Work Assistant, City of Tarn, 2015 – 2017 => Social Worker, City of Tarn, 2015 – 2017
# date and duration
Museum Guide, Ostia House, 2021 – 2022 => Museum Guide, Ostia House, 2019 – 2022
Train Conductor, Nordbahn, 2016-05 – 2019-04 => Train conductor at Nordbahn since May 2016
Actuary, Fenwick Life, 2015-09 – 2018-08 => Actuary at Fenwick Life for four years
Optician for six years. => Optician for a decade.
Kept bees for three summers. => Kept bees for thirteen summers.
Foster carer since 2020. => Foster carer since 2010.
# credential
Level 2 ski instructor => Level 4 ski instructor
City & Guilds Level 2 in Plumbing => City & Guilds Level 3 in Plumbing
Gas Safe registration applied for. => Gas Safe registered.
Passed two of six actuarial exams. => Passed six actuarial exams.
Passed two of six actuarial exams. => Qualified actuary.
Hearing aid dispenser in training => Hearing aid dispenser
BA, Fine Art, Tarn University (left after two years) => BA, Fine Art, Tarn University
HGV licence suspended => HGV licence
Diploma, Tailoring, Vero Institute => Degree, Tailoring, Vero Institute
Attended a masterclass by a Michelin-starred chef. => Michelin-starred chef.
Working towards NVQ Level 3 => NVQ Level 3
DBS check expired in 2020 => DBS checked
# unit
Walked 12 km a day. => Walked 12 miles a day.
Cut 3.5 tonnes of stone. => Cut 3.5 tonnes of stone a day.
Harvested 900 kg of honey. => Harvested 900 tonnes of honey.
Raised £600. => Raised €600.
Mixed 60 concerts a year. => Mixed 60 concerts a month.
Answered in 40 seconds. => Answered in 40 milliseconds.
Lost 2 percentage points of margin. => Lost 2% of clients.
# moved in merge
Sewed 9 suits. || Hemmed 40 trousers a month. => Sewed 40 suits a month and hemmed trousers.
Trained 8 dispatchers. || Answered 70 calls a shift. => Trained 70 dispatchers and answered calls.
Raised £600 for the choir. || Sang in 12 concerts. => Raised £600 for 12 concerts.
# scope
Dispatched ambulances for one county. => Dispatched ambulances for three counties.
Guided school classes. => Guided school classes and heads of state.
Sold insurance in Fenwick. => Sold insurance across the north.
Kept the keys to the vault. => Kept the keys to all vaults.
Wrote safety rules for the lift team. => Wrote safety rules for the resort.
Repaired organs in village churches. => Repaired organs in cathedrals.
# award
Third prize, National Forge Days, 2019 => First prize, National Forge Days, 2019
Commended, Young Tailor of the Year 2020 => Young Tailor of the Year 2020
Entered the hair colour championship. => Won the hair colour championship.
Nominated twice for best sound design. => Twice won best sound design.
Named in the local paper. => Named best guide by the local paper.
# employer or school
Actuary, Fenwick Life, 2015 – 2018 => Actuary, Allianz, 2015 – 2018
BEng, Civil Engineering, Tarn University => BEng, Civil Engineering, Imperial College
Worked at a hotel in Lech. => Worked at the Ritz in Lech.
# hedge
Some experience with lime plaster. => Experience with lime plaster.
Assisted with two autopsies under supervision. => Assisted with two autopsies.
Planned to qualify as a guide. => Qualified as a guide.
Basic Turkish sign language. => Turkish sign language.
Occasionally mixed monitors. => Mixed monitors.
Up to 12 foster children. => 12 foster children.
Mostly small claims. => Claims.
Almost finished a novel. => Finished a novel.
# sole
Ran the tool library with two neighbours. => Ran the tool library single-handedly.
Built the app with a friend. => Built the app alone.
One of four dispatchers on duty. => The only dispatcher on duty.
Jointly owned a salon. => Owned a salon.
# language
Turkish: conversational => Turkish: fluent
Speaks Welsh at home. => Native Welsh speaker.
Arabic (reading only) => Arabic
French: B2, DELF => French: C1, DELF
# strength
Cut hair. => Cut hair expertly.
Sold insurance. => Sold insurance with great success.
Organised concerts. => Organised major concerts.
Knows lime plaster. => Deep knowledge of lime plaster.
Reliable driver. => Exceptionally reliable driver.
# membership
Attends meetings of the Guild of Tailors. => Member of the Guild of Tailors.
Associate member, Institute of Actuaries => Fellow, Institute of Actuaries
Former chair of the beekeepers' club. => Chair of the beekeepers' club.
Subscribes to the journal of the RICS. => RICS member.
`
