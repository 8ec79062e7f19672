import { Chain } from '../../../ui/chain.tsx'
import { Specimen } from '../specimen.tsx'

export function ChainSpecimens() {
  return (
    <Specimen title="Chain" note="From a gap to the score. Green is done, ink is this page; each leads to its own.">
      <Chain
        now="plan"
        places={{
          gap: { text: 'Snowflake', quoted: true, done: true },
          talk: { text: 'What to say if they ask before you are done', done: true, way: { to: '#', label: 'Read it' } },
          plan: { text: '8 of 18 hours' },
          proof: { text: 'One line in your resume' },
          score: { text: 'Your match: 68' },
        }}
      />
    </Specimen>
  )
}
