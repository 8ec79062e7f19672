import type { ReactNode } from 'react'
import { countIfAny, countOf } from '../../../ui/texts/count-of.ts'

// The page
export const account = 'Account'
export const saveChanges = 'Save changes'
export const notSaved = 'Not saved.'
export const profile = 'Profile'
export const profileLead = 'Only you see it, unless you share a page.'
export const profileNotLoaded = 'Your profile could not be loaded.'
export const profileLoading = 'Loading your profile'
export const profileNotSaved = 'Your profile was not saved.'
export const metElsewhere = 'Some of it was saved elsewhere in the meantime. Check the marked fields, then save again.'
export const savedMeanwhile = (saved: string, takeThat: ReactNode, keepYours: ReactNode) => (
  <>
    Saved elsewhere in the meantime: {saved === '' ? 'nothing' : `“${saved}”`}. {takeThat} or {keepYours}
  </>
)
export const takeThat = 'Take that'
export const keepYours = 'keep yours'
export const keptInTab = 'Not saved yet. It is kept in this tab.'
export const discard = 'Discard'

// Fields
export const you = 'You'
export const youReason = 'What you do, in your own words.'
export const yearsExperience = 'Years of experience'
export const skills = 'Skills'
export const skillsHint = (skills: ReactNode) => <>Separated by commas. Say how well you know each on {skills}.</>
export const where = 'Where'
export const whereReason = 'All of it optional.'
export const links = 'Links'
export const linksReason = 'Checked when you leave the field.'
export const linkBegins = 'https://'

// Photo
export const photo = 'Photo'
export const photoDetail = 'Optional. JPEG, PNG or WebP, at most 5 MB. Shown in your account, never on a resume.'
export const choosePhoto = 'Choose a photo'
export const chooseOtherPhoto = 'Choose another photo'
export const removePhoto = 'Remove photo'
export const photoUnreadable = 'This picture could not be opened. Choose a JPEG, PNG or WebP.'
export const photoNoPicture = 'Choose a JPEG, PNG or WebP picture.'
export const photoTooLarge = 'This picture is larger than 5 MB. Choose a smaller one.'
export const cropPhoto = 'Crop your photo'
export const photoAsShown = 'Your photo as it will be shown'
export const cropHint = 'Drag the picture, or use the sliders.'
export const zoom = 'Zoom'
export const leftToRight = 'Left to right'
export const upAndDown = 'Up and down'
export const usePhoto = 'Use this photo'
export const sendingPhoto = (percent: number) => `Sending ${percent}%`
export const cancel = 'Cancel'

// Shared pages
export const shared = 'Shared pages'
export const sharedReason = 'What a page that you share may show of you.'
export const sharedLabel = 'What a shared page may show'
export const sharedName = 'Name'
export const email = 'Email'
export const sharedContact = 'Phone and address'
export const sharedResumeCount = 'Number of resumes'
export const nothingEntered = 'Nothing entered'

// Resumes
export const resumes = 'Resumes'
export const resumesReason = 'Made from what you know.'
export const yourResumes = 'Your resumes'
export const noResume = 'No resume yet'
export const resumeCount = (count: number) => countOf(count, 'resume')
export const newestResume = (when: ReactNode) => <>The newest was made {when}.</>
export const noResumeDetail = 'Add the one you have, or start a new one.'
export const addResume = 'Add your resume'
export const myResumes = 'My Resumes'

// Answers
export const answers = 'What you told us'
export const answersReason = 'Your answers. Any resume can use them, with their date.'
export const answersNotLoaded = 'Your answers could not be loaded.'
export const answersLoading = 'Loading your answers'
export const noAnswers =
  'Nothing yet. When a job asks for something that your resume does not show, Tailor and Analysis ask you about it. Your answers are listed here.'
export const allAnswers = (count: number) => `All ${count} answers`
export const editThisAnswer = (answer: string) => `Edit this answer: ${answer}`
export const deleteThisAnswer = (answer: string) => `Delete this answer: ${answer}`
/** "15 November, asked for HR cases." */
export const toldOn = (day: string, asked: string | null) => (asked ? `${day}, asked for ${asked}.` : `${day}.`)
/** "In 2 tailored resumes and 1 cover letter." */
export function usedIn(resumes: number, letters: number): string {
  const places = [countIfAny(resumes, 'tailored resume'), countIfAny(letters, 'cover letter')].filter(Boolean)
  return places.length === 0 ? 'Not in any resume.' : `In ${places.join(' and ')}.`
}

// An answer
export const editAnswer = 'Edit your answer'
export const editAnswerLead = "It gets today's date. Resumes made from now on use the new words."
export const yourAnswer = 'Your answer'
export const answerMissing = 'Please say it in your own words.'
export const answerIsGone = 'This answer was deleted in the meantime'
export const answerIsGoneDetail = 'What you typed is still here. Save it to have it as a new answer.'
export const saveAnswer = 'Save answer'
export const deleteQuestion = 'Delete this answer?'
export const deleteDetail = (answer: string) => `“${answer}” No new resume will use it.`
export const deleteAnswer = 'Delete answer'
export const keepIt = 'Keep it'
export const takeOutToo = (resumes: number) => `It is in ${resumeCount(resumes)}. Take it out there too?`
export const lettersStay = (titles: string) => `Cover letters that say it stay as they are: ${titles}.`
