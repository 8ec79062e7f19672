import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'

export const title = 'About Bespeak'
export const lead = 'Your resume, tailored to the job.'

export const entry = (
  <>
    <dt>
      bespeak <i>verb</i>
    </dt>
    <dd>
      <b>1</b> to order something made to measure.
    </dd>
    <dd>
      <b>2</b> to be evidence of something.
    </dd>
  </>
)

export const prose = (
  <>
    <p>We mean both: a resume that fits the job and claims nothing untrue.</p>

    <h2>The promise</h2>
    <p>
      Every line of a tailored resume, a cover letter or an interview answer can be traced to something you wrote.
      Nothing is invented: no employer, title, date, degree, number, skill or tool that is not in your own words.
    </p>

    <h2>How it is kept</h2>
    <p>
      Bespeak doesn’t rewrite your resume. It makes single changes, each with its reason and the lines it came from, and
      checks each against those lines. A change that claims more is left out, and you see which one and why.
    </p>
    <p>
      A built-in engine does the work. It needs no network, and the same resume and ad always give the same result. You
      can connect a language model under Settings, and whoever runs Bespeak can connect one for everybody. What it
      writes goes through the same check.
    </p>

    <h2>What “Not found” is for</h2>
    <p>
      When we can’t find something the job asks for, you see it as “Not found”. If you have it, say so in your own
      words: later resumes can use it too. If you don’t, make a plan to learn it.
    </p>

    <h2>What it will not do</h2>
    <p>
      It will not round your score up, invent a competitor or a statistic, or send anything in your name. The applicants
      it compares you with are made-up examples, and are called that. Trends come from the jobs you saved, and nothing
      else.
    </p>

    <h2>Who runs it</h2>
    <p>
      Bespeak is free software under the Apache License 2.0. Anyone may run it, on one machine or for many people.{' '}
      <TextLink to={paths.contact()}>Contact</TextLink> reaches those who run this installation.
    </p>
  </>
)
