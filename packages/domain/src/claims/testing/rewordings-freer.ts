/** Honest texts that use little of the source's own wording or order. */
export const freerRewordings = `
# noun and verb
Recruited seasonal pickers. => Recruitment of seasonal pickers.
Introduction of a shift app. => Introduced a shift app.
Selected and bought stock for a bookshop. => Selection and purchase of stock for a bookshop.
Assessed claims after storms. => Assessment of claims after storms.
Preparation of wage slips for 90 staff. => Prepared wage slips for 90 staff.
Negotiated wool prices. => Negotiation of wool prices.
Sale of tickets and souvenirs. => Sold tickets and souvenirs.
Delivered furniture to 20 homes a week. => Furniture delivery to 20 homes a week.
Organisation of a harvest fair. => Organised a harvest fair.
Planning and building of dry stone walls. => Planned and built dry stone walls.
Conducted training for 30 ushers. => Trained 30 ushers.
Collection and analysis of soil samples. => Collected and analysed soil samples.
Was in charge of the cleaning of 40 rooms. => Cleaned 40 rooms.
# summary
Porter, Hotel Stern, 2018-04 – 2019-03 || Carried luggage and parked cars. || English: B2 => Porter at Hotel Stern for a year, carrying luggage and parking cars; English B2.
Violinist, Tarn Philharmonic, 2016 – 2021 || Toured Japan twice. => Violinist with the Tarn Philharmonic from 2016 to 2021 who toured Japan twice.
Skills: harvesting, tractor driving, pruning => Experienced in harvesting, pruning and tractor driving.
Clerk, Ostia Trust, 2019-01 – 2021-12 || Clerk, City of Tarn, 2022-01 – present => Clerk at the City of Tarn since January 2022, previously at Ostia Trust.
Gardener. Twelve years in public parks. => Gardener with twelve years in public parks.
Forklift licence || Warehouse Worker, Depot 9, 2020 – present => Warehouse worker with a forklift licence, at Depot 9 since 2020.
BA, Music, Tarn University, 2015 || Spanish: C1 => BA in Music from Tarn University and Spanish at C1.
# synonym
Swept and mopped the market hall. => Cleaned the market hall.
Cared for horses at a riding school. => Looked after horses at a riding school.
Sorted letters by district. => Sorted mail by district.
Told visitors about the history of the mill. => Informed visitors about the history of the mill.
Gathered mushrooms for restaurants. => Collected mushrooms for restaurants.
Drew up budgets for three clubs. => Prepared budgets for three clubs.
Took down scaffolding. => Dismantled scaffolding.
Stood at the counter and advised customers. => Advised customers at the counter.
Worked out delivery routes. => Planned delivery routes.
Kept a record of all visitors. => Recorded all visitors.
Got planning permission for two barns. => Obtained planning permission for two barns.
Brought in a points system for regular customers. => Introduced a points system for regular customers.
Made sure that alarms worked. => Ensured that alarms worked.
Passed on messages to the night team. => Relayed messages to the night team.
Handed out leaflets at the station. => Distributed leaflets at the station.
Looked into complaints about noise. => Investigated complaints about noise.
Picked up and delivered parcels. => Collected and delivered parcels.
Went through 200 applications. => Reviewed 200 applications.
Cut the grass on four pitches. => Mowed the grass on four pitches.
Showed new cleaners how to use the machines. => Trained new cleaners to use the machines.
Dealt with lost property. => Handled lost property.
Talked to parents about late pupils. => Spoke to parents about late pupils.
# reordered
Because of a new rota, overtime fell by 30%. => Overtime fell by 30% thanks to a new rota.
For two hotels, washed and ironed 300 sheets a day. => Washed and ironed 300 sheets a day for two hotels.
Passengers rose from 2,100 to 2,600 while staff fell from 34 to 29. => While staff fell from 34 to 29, passengers rose from 2,100 to 2,600.
After a storm, rebuilt 2 km of fence in four days. => Rebuilt 2 km of fence in four days after a storm.
Sold 300 tickets at £12 each. => Sold tickets at £12 each, 300 in all.
As head cook, wrote the menus. => Wrote the menus as head cook.
Answered 80% of calls within 20 seconds. => Within 20 seconds, answered 80% of calls.
Using Revit, drew the extension of a school. => Drew the extension of a school using Revit.
Painted 12 shop signs by hand in 2023. => In 2023 painted 12 shop signs by hand.
# shortened
Set up, ran and closed a pop-up shop in the old post office over eight weeks. => Ran a pop-up shop in the old post office over eight weeks.
Cleaned, oiled and repaired sewing machines for schools, tailors and private customers. => Repaired sewing machines for tailors and schools.
Counted fish at four weirs every morning and evening and entered the figures in a database. => Counted fish at four weirs.
Assisted two designers with the stage set of an opera and its tour to Japan. => Assisted two designers with the stage set of an opera.
Led a walking group of 12 pensioners through the hills on Tuesdays. => Led a walking group of 12 pensioners.
Stocktaking of 4,000 wines together with the cellar master. => Stocktaking of 4,000 wines with the cellar master.
# merged
Feed 60 calves. || Clean the milking parlour. => Feed 60 calves and clean the milking parlour.
Checked tickets. || Helped passengers with prams and wheelchairs. => Checked tickets and helped passengers with wheelchairs and prams.
Cut glass to size. || Fitted windows in 20 houses. => Cut glass to size and fitted windows in 20 houses.
Photographed weddings. || Retouched portraits in Lightroom. => Photographed weddings, and retouched portraits in Lightroom.
# active voice
Tickets were checked and sold by me. => Checked and sold tickets.
Responsible for keeping 14 fountains clean. => Kept 14 fountains clean.
A summer school for 25 children was organised. => Organised a summer school for 25 children.
Given responsibility for the key safe. => Responsible for the key safe.
# number form
A dozen courses in 2022. => 12 courses in 2022.
Cut water use by one fifth. => Cut water use by 20%.
Looked after 2 x 30 children. => Looked after two groups of 30 children.
1.5k followers. => 1,500 followers.
Reached 3/4 of households. => Reached 75% of households.
Open 7 days a week. => Open seven days a week.
`
