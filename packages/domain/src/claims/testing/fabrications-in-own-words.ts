/** More texts that claim too much, most of them with the sources' own words. */
export const moreFabrications = `
# same words, other claim
Gave feedback to the design team. || Managed a shop. => Managed the design team.
Reviewed the budget prepared by the director. => Prepared the budget.
Trained by a master carpenter. => Trained a master carpenter.
Reported faults to the chief engineer. => Chief engineer who reported faults.
Worked for the head of surgery. => Head of surgery.
Answered questions from lawyers. => Lawyer who answered questions.
Attended a course on team leadership. => Led a team.
Used a report written by the audit team. => Wrote a report for the audit team.
Sold tickets. || Designed posters for the theatre. => Sold posters for the theatre.
Supervised by the lead pharmacist. => Supervised the lead pharmacist.
Cleaned the operating theatre after surgery. => Operated in the theatre.
Typed letters for the managing partner. => Managing partner.
Assisted the project manager. => Project manager.
Translated for the ambassador at two summits. => Ambassador at two summits.
Presented the plan made by a consultant. => Made the plan.
Built the shed. || Helped build the barn. => Built the shed and the barn.
Led the morning shift. || Worked on the evening shift. => Led the morning and the evening shift.
Wrote test scripts in Python. || Reviewed Java code. => Wrote Java code.
Deployed Redis for caching at Northpeak. || Built reports with Tableau at Southbay. => Built reports with Redis at Southbay.
# swapped numbers
Managed 3 depots with 70 drivers. => Managed 70 depots with 3 drivers.
Wrote 12 articles and 4 white papers. => Wrote 4 articles and 12 white papers.
Raised output by 8% and cut waste by 20%. => Raised output by 20% and cut waste by 8%.
Served 200 guests with 6 cooks. => Served 6 guests with 200 cooks.
Flew 300 hours by day and 90 by night. => Flew 90 hours by day and 300 by night.
Spent $5,000 on tools and $900 on training. => Spent $900 on tools and $5,000 on training.
Won 9 of 15 cases. => Won 15 of 9 cases.
Cut returns from 9% to 4%. => Raised returns from 4% to 9%.
Taught 30 adults. || Coached 8 children. => Coached 30 children.
Sold 40 cars a month. || Washed 90 cars a week. => Sold 90 cars a week.
Lowered cost per unit by $2. => Lowered cost per unit by 2%.
Cut the bill by $2,000. => Cut the bill to $2,000.
# bounds and units
Served at least 50 guests a night. => Served more than 500 guests a night.
Worked on roughly 20 films. => Worked on over 20 films.
Fewer than 5 complaints in two years. => No complaints in two years.
Up to 15 patients per shift. => At least 15 patients per shift.
Raised £400. => Raised $400.
Ran 5 km a day. => Ran 5 miles a day.
Lifted 20 kg. => Lifted 20 tonnes.
Nearly 1,000 members. => Over 1,000 members.
Answered within 24 hours. => Answered within 24 minutes.
Reached 90% of plan. => Reached 190% of plan.
# direction and polarity
Sales fell by 5%. => Sales rose by 5%.
Left the company without a reference. => Left the company with a reference.
No accidents in three years. => Accidents in three years.
Turnover decreased after the merger. => Turnover increased after the merger.
Never worked with asbestos. => Worked with asbestos.
Closed two stores. => Opened two stores.
Bought houses for clients. => Sold houses for clients.
# puff
Repaired pumps. => Repaired pumps with outstanding precision.
Served breakfast. => Served breakfast in a five-star hotel.
Kept the archive. => Kept the largest archive.
Wrote letters. => Wrote high-impact letters.
Managed the calendar of the dean. => Expertly managed the calendar of the dean.
Ran the kiosk. => Ran the most profitable kiosk.
Taught yoga. => Renowned yoga teacher.
Tested software. => Rigorously tested mission-critical software.
Drove buses. => Drove buses with a perfect safety record.
Designed logos. => Designed logos for Fortune 500 brands.
Coached swimmers. => Coached Olympic swimmers.
Cooked lunch. => Cooked lunch for celebrities.
Installed boilers. => Installed boilers nationwide.
Supported customers. => Supported enterprise customers.
Cared for patients. => Cared for patients around the clock in intensive care.
# credentials in sentences
Apprentice plumber in the third year. => Qualified plumber.
Completed two semesters of law. => Law degree.
Took the bar exam in 2025, results awaited. => Admitted to the bar in 2025.
Attended a Scrum workshop. => Certified Scrum Master.
Driving licence class B. => Driving licence class C.
Registered with the nursing council. => Registered and board-certified with the nursing council.
Holds a learner permit. => Holds a licence.
First aid course, 2019, expired 2022 => First aid certificate, valid
Bachelor of Science, Chemistry => Bachelor of Science, Chemistry, with honours
Security clearance eligible. => Security cleared.
Teaching diploma => Teaching degree
Certificate in bookkeeping, Fernhill College => Degree in bookkeeping, Fernhill College
High school diploma, Eastbrook High => College diploma, Eastbrook
MBA coursework, not completed => MBA
# titles and dates in sentences
Assistant Coach, Harbour FC, 2018 – 2020 => Coach at Harbour FC from 2018 to 2020
Line Cook, Nettle & Rye, 2021-04 – 2022-04 => Worked as sous chef at Nettle & Rye from April 2021
Field Technician, Gridline, 2020-01 – present => Technician at Gridline since 2015
Product Designer, Looma, 2022 – present => Lead Product Designer at Looma since 2022
Receptionist, Vale Surgery, 2016-02 – 2016-08 => A year as receptionist at Vale Surgery
Tutor, Self-employed, 2019 – 2021 => Tutor, Cambridge University, 2019 – 2021
Cashier, Market Hall, Jan 2022 – Jun 2022 => Cashier, Market Hall, Jan 2022 – Jun 2023
Account Manager, Vellum, 2019 – 2022 => Key Account Manager, Vellum, 2019 – 2022
Soldier, Private, 2012 – 2016 => Officer, 2012 – 2016
Volunteer Firefighter, Ashby, 2014 – 2018 => Firefighter, Ashby, 2014 – 2018
# languages
Learning Dutch. => Speaks Dutch.
Polish: native, English: B1 => Polish and English: native
French (school level) => French
Understands some Czech. => Good Czech.
# scope
Trained staff in one clinic. => Trained staff in all clinics.
Wrote the menu for the Oslo restaurant. => Wrote the menus for the Oslo, Bergen and Malmo restaurants.
Piloted a recycling scheme in one school. => Rolled out a recycling scheme across the district.
Served as deputy on the safety committee. => Served on the safety committee as chair.
Supported a team of three. => Supported a department of three teams.
Owned the checkout page. => Owned the whole shop platform.
`
