import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import { Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const steps = [
  { size: 64, className: styles.t64, text: 'Tailored' },
  { size: 44, className: styles.t44, text: 'Tailored to the job' },
  { size: 32, className: styles.t32, text: 'Page title' },
  { size: 25, className: styles.t25, text: 'Section title' },
  { size: 20, className: styles.t20, text: 'Card title' },
  { size: 17, className: styles.t17, text: 'Reading. What the job asks for and you lack is shown as a gap.' },
  { size: 15, className: styles.t15, text: 'Interface. Every change is listed with its reason and source.' },
  { size: 14, className: styles.t14, text: 'Controls and labels. Verb first.' },
  { size: 13, className: styles.t13, text: 'Dense. 0123456789 in tabular figures.' },
  { size: 12, className: styles.t12, text: 'Captions and badges.' },
]

export function TypeSpecimens() {
  return (
    <Specimen
      title="Type"
      note="Newsreader for people’s words and our headlines, Instrument Sans for what the product says and does."
    >
      <div className={styles.scale}>
        {steps.map(({ size, className, text }) => (
          <div key={size} className={styles.step}>
            <span className={styles.stepName}>{size}</span>
            <p className={className}>{text}</p>
          </div>
        ))}
      </div>
      <p>
        <Mine>Ran 11 A/B tests on the online claims form.</Mine> <Source>Your words</Source>
      </p>
      <p>
        <AdWords>Experience running and reading experiments</AdWords> <Source>The ad’s words</Source>
      </p>
    </Specimen>
  )
}
