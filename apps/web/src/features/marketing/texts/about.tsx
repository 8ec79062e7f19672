import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'

export const title = 'About Bespeak'
export const lead = 'Your experience, cut to fit the job.'

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
    <p>We mean both: a resume that fits the job, and says nothing that is not true.</p>

    <h2>The promise</h2>
    <p>
      Every line of a tailored resume, a cover letter or an interview answer can be traced to something you wrote.
      Nothing is invented: no employer, title, date, degree, number, skill or tool that is not in your own words.
    </p>

    <h2>How it is kept</h2>
    <p>
      Bespeak does not rewrite a resume. It proposes single edits, each with its reason and the lines it came from.
      Every edit is then checked against those lines. One that claims more than they do is held back, and you see which
      one and why.
    </p>
    <p>
      The work is done by a built-in engine that needs no network and gives the same answer to the same question.
      Whoever runs Bespeak may connect a language model. What the model writes passes the same check.
    </p>

    <h2>What a gap is for</h2>
    <p>
      When a job asks for something your resume does not show, you see it as a gap, and Bespeak asks whether you have
      done it. A yes, in your own words, becomes a fact that every later resume may use. A no can become a plan to learn
      it.
    </p>

    <h2>What it will not do</h2>
    <p>
      It will not round your score up, invent a competitor or a statistic, or send anything in your name. The applicants
      it compares you with are typical profiles, and are called that. Trends are counted over the jobs you saved, and
      nothing else.
    </p>

    <h2>Who runs it</h2>
    <p>
      Bespeak is free software under the Apache License 2.0. Anyone may run it, on one machine or for many people.{' '}
      <TextLink to={paths.contact()}>Contact</TextLink> reaches those who run this installation.
    </p>
  </>
)
