// Words of what a page puts around an ad, in small letters.

/** Words of links and buttons; one of them makes a link of the small words around it. */
export const linkWords = `
  home menu find browse career careers search vacancies openings investors sustainability news blog pricing shop sell about contact faq faqs sign log login register join account alert alerts bookmark
  recommend saved share print report copy facebook linkedin twitter youtube instagram follow apply application applications continue next previous back close show see read view load skip accept reject manage allow cookie
  cookies preferences privacy terms legal accessibility slavery demo download get submit attach upload choose hiring applicant save`
/** Words around them. */
export const smallLinkWords = `
  job jobs advice all my this us now here online with for of and in on up out a an or do not be your early easy quick page results data protection settings policy notice statement use service conditions
  personal information rights free app cv resume resume/cv file main content to create set link url more less modern start request top email go support product products new open x de en teams brands students docs help menu`
/** Open a line that belongs to the page. */
export const pageOpenings = `
  life at, language:, follow us, share on, job id, we use cookies, this site uses cookies, this website uses cookies, you are here, select ..., accept all cookies, home >, jobs >, careers >, all jobs >, home /, careers /, search results`
/** Open a list of other jobs. */
export const otherJobs = `
  similar jobs, similar roles, similar positions, similar vacancies, related jobs, related roles, related positions, recommended jobs, more jobs, more roles, other jobs, other roles, other vacancies, other opportunities, further vacancies, latest jobs,
  latest vacancies, more vacancies, more opportunities, people also viewed, people also applied, you might also like, you may also like, you may also be interested, you might also be interested, jobs you might like, jobs you may like`
