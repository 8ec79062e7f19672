import type { ReactNode } from 'react'

export const mayReword = (model: ReactNode, provider: ReactNode) => (
  <>
    The built-in editor does, and changes no words. You can also let {model} at {provider} reword your lines. Each time
    you tailor, or have a letter or an interview guide written, it is sent the lines of your resume, your answers, the
    job ad and your wishes. Your name, address, phone, email and links are removed first. Anything it adds beyond your
    lines is left out.
  </>
)
export const letItReword = (model: string) => `Let ${model} reword my lines`
export const isSent = (provider: string) => `${provider} is sent your lines without your contact details.`
