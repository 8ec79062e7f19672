/** The hardest kind: nearly every word is the source's own. */
export const subtleFabrications = `
# credential
Completed the coursework for the RHIA exam; exam not taken. => RHIA exam completed.
Gas Safe course attended in 2022 (no card issued) => Gas Safe card, 2022
Certificate of attendance, Advanced Wound Care, 2021 => Certificate in Advanced Wound Care, 2021
Diploma in Nursing; degree top-up starts September 2026 => Diploma and degree in Nursing
A levels in Physics and Art; first year of BSc Physics => BSc Physics
Level 5 Diploma in Coaching (Level 7 applied for) => Level 7 Diploma in Coaching
Class B driving licence; class C learner permit => Class B and class C driving licence
Bar exam: passed in Ohio, waived into Iowa pending => Bar exam: passed in Ohio and Iowa
Chartered Engineer application submitted 2025 => Chartered Engineer, 2025
Scrum Master course, two days, no exam => Scrum Master
Bachelor of Music, Cello, Lindau Conservatory; Master's audition passed => Bachelor and Master of Music, Cello, Lindau Conservatory
Registered nurse in Kenya; UK registration in progress => Registered nurse in Kenya and the UK
SAP certification valid to 2022 => SAP certification, valid
TEFL, 40-hour introductory course => TEFL certificate
Electrician's mate card => Electrician's card
Honorary doctorate, Tarn University, 2020 => Doctorate, Tarn University, 2020
# title
Second Violin, Tarn Philharmonic, 2016 – 2021 => First Violin, Tarn Philharmonic, 2016 – 2021
Night Porter, Hotel Stern, 2018 – 2019 => Porter and night manager, Hotel Stern, 2018 – 2019
Assistant to the Mayor, City of Tarn, 2017 – 2020 => Mayor, City of Tarn, 2017 – 2020
Substitute Teacher, Elm School, 2015 – 2016 => Teacher, Elm School, 2015 – 2016
Secretary to the Board, Ostia Trust, 2019 – 2022 => Board member, Ostia Trust, 2019 – 2022
Production Assistant, Kino 8, 2020 => Producer, Kino 8, 2020
Visiting Lecturer, Tarn University, 2018 => Lecturer, Tarn University, 2018
Co-founder, Loomly, 2019 – 2021 => Founder, Loomly, 2019 – 2021
Understudy to the lead in two musicals. => Lead in two musicals.
# swapped or reversed
Passengers rose from 2,100 to 2,600 while staff fell from 34 to 29. => Passengers rose from 29 to 34 while staff fell from 2,600 to 2,100.
Pay per hour up 6%, hours down 4%. => Pay per hour up 4%, hours down 6%.
Lost 3 of 12 clients. => Won 3 of 12 clients.
Exported data from Oracle into Excel. => Exported data from Excel into Oracle.
Beds 40, wards 3. => Beds 3, wards 40.
Sold 300 tickets at £12 each. => Sold 12 tickets at £300 each.
Two instructors for every 15 children. => 15 instructors for every two children.
Reduced paper forms from 9 to 2. => Reduced paper forms from 2 to 9.
8 surgeons supported by 3 nurses. => 3 surgeons supported by 8 nurses.
Scrap 2.4% in 2022, 1.1% in 2023. => Scrap 1.1% in 2022, 2.4% in 2023.
Answered 80% of calls within 20 seconds. => Answered 20% of calls within 80 seconds.
Moved the workshop from Leeds to York. => Moved the workshop from York to Leeds.
Sublet 2 of 6 rooms. => Sublet 6 rooms.
# moved in merge
Planted 200 hedges. || Watered the park for six weeks. => Planted hedges for six weeks and watered the park.
Taught 18 pupils. || Wrote a song performed 90 times. => Taught 90 pupils and wrote a song.
Managed a kiosk with sales of €90,000. || Helped in a bakery with sales of €400,000. => Managed a kiosk with sales of €400,000.
Built a shed in 2019. || Repaired a roof in 2022. => Built a shed in 2022 and repaired a roof.
Ran the bar on Fridays. || Ordered drinks worth £2,000 a week. => Ran the bar with sales of £2,000 a week.
Inspected 30 ships. || Trained four divers. => Inspected 30 ships with four divers.
Cut costs by 5% at Loomly. || Grew sales by 20% at Kino 8. => Cut costs by 20% at Loomly.
# result
Introduced a new filing system. => Introduced a new filing system that saved time.
Set up a complaints box. => Set up a complaints box; complaints fell.
Painted the waiting room. => Painted the waiting room, which patients loved.
Taught evening classes. => Taught evening classes with full attendance.
Suggested a cheaper supplier. => Found a cheaper supplier.
Tested three new ovens. => Tested three new ovens and chose the best.
Reported a gas leak. => Reported and repaired a gas leak.
Proposed a shorter route. => Shortened the route.
# award
Team of the Month, March 2022 => Team of the Year, 2022
Finished fourth at the national bread contest. => Finished at the top of the national bread contest.
Received a certificate for ten years of service. => Received an award for service.
Longlisted for the Ostia Prize. => Ostia Prize.
Judge at the county flower show. => Winner at the county flower show.
Regional finalist, Young Baker 2021 => National finalist, Young Baker 2021
School prize for drawing, 2009 => National prize for drawing, 2009
Scholarship offered but not taken up. => Scholarship.
# hedge
Can read simple contracts in Dutch. => Can read contracts in Dutch.
Covered for the librarian when she was ill. => Worked as librarian.
Tried a new sowing method on one field. => Introduced a new sowing method.
Was offered a place at Tarn University. => Studied at Tarn University.
Volunteered to lead the choir once. => Led the choir.
Learning to weld aluminium. => Welded aluminium.
Drafted a plan that was not carried out. => Carried out a plan.
Responsible for petty cash up to £50. => Responsible for cash.
Trained on, but did not operate, the crane. => Operated the crane.
Considered for promotion to foreman. => Promoted to foreman.
`
