import type { Wording } from './row.ts'

export const alone: Wording = {
  words: 'support products? new open x de en teams brands students docs help',
  why: 'a link by itself',
}

export const acting: Wording = {
  words: `
    home menu find browse careers? search(_results)? vacancies openings investors sustainability news blog pricing shop sell
    about contact faqs? sign log login register join account alerts? bookmark recommend saved? share print report
    copy facebook linkedin twitter youtube instagram follow apply applications? continue next previous back close
    show see read view load skip accept reject manage allow cookies? preferences privacy terms legal
    data_protection accessibility slavery demo download get submit attach upload choose hiring applicant`,
  why: 'words of links and buttons',
}

export const small: Wording = {
  words: `
    jobs? advice all my this us now here online with for of and in on up out an? or do not be your early easy quick page
    settings policy notice statement of_(use|service) conditions personal_information rights free app cv resume
    resume/cv file main content create set link url more less modern start request top email go to`,
  why: 'words around them',
}

export const linkOpening: Wording = {
  words: `
    ^(life at|working at(?! heights?\\b)|language:|follow us|share:|share on|©|job #?\\d|job id)`,
  why: 'opens a link',
}

export const cookies: Wording = {
  words: `
    \\bcookies?\\b.{0,120}\\b(site|website|experience|accept|consent|preferences|essential|settings)\\b
    \\b(use|uses|accept)\\b.{0,40}\\bcookies\\b`,
  why: 'asks for cookies',
}

export const breadcrumb: Wording = {
  words: '^(you are here|home|all jobs|jobs|careers?|search results)\\b.{0,80}[›»>/]',
  why: 'where a page stands',
}

export const othersTitle: Wording = {
  words: `
    ^(similar|related|recommended|more|other|further|latest) (jobs?|roles?|positions?|vacancies|openings|opportunities)\\b
    ^people also (viewed|applied)
    ^you (might|may) also (like|be interested)
    ^jobs? you (might|may)`,
  why: 'opens a list of other jobs',
}
