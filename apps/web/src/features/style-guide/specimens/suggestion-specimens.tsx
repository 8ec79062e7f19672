import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { CheckFirst } from '../../../ui/check-first.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { GapAnswer } from '../../../ui/gap-answer.tsx'
import { NeedsYourOk } from '../../../ui/needs-your-ok.tsx'
import { OwnAssistant } from '../../../ui/own-assistant.tsx'
import { PastedHint } from '../../../ui/pasted-hint.tsx'
import { WriterChoice } from '../../../ui/writer-choice.tsx'
import { Specimen } from '../specimen.tsx'

const untrue = [
  {
    ...{ id: 9, text: 'Report service results every Monday, cutting response time by 40%' },
    doubts: [{ words: '40%', question: 'No line of yours says 40%.', from: 62, to: 65 }],
  },
]
const suggestions = [
  {
    ...{ id: 1, before: 'Did the e-roster every 4 weeks using HealthRoster.', requirement: 'prepare rosters' },
    ...{ text: 'Prepared the e-roster every 4 weeks in HealthRoster.', reason: 'The ad’s own word.' },
    doubts: [{ words: 'Prepared', youWrote: 'Did', question: 'You wrote “Did”. Is “Prepared” right?', from: 0, to: 8 }],
  },
  {
    ...{ id: 2, before: 'Trained the cooks of two kitchens.', requirement: null },
    ...{ text: 'Trained the cooks of two kitchens in food safety.', reason: 'What the ad asks for.' },
    doubts: [
      {
        words: 'food safety',
        youWrote: '',
        question: 'No line of yours says “food safety”. Is it true?',
        from: 37,
        to: 48,
      },
    ],
  },
]

const outcome = {
  ...{ stood: 2, asked: 1, isCut: false },
  refused: [{ text: 'Led 40 nurses.', why: '“40” is not in what it rests on.' }],
}

const ByAssistant = () => (
  <Specimen
    title="Better wording with your assistant"
    note="The prompt goes out by hand, and the answer comes back by hand."
  >
    <OwnAssistant
      part="resume"
      readPrompt={async () => 'You help a person apply for a job.'}
      sendReply={async () => outcome}
      wordsOf={(_, otherwise) => otherwise}
    />
  </Specimen>
)

const model = { name: 'small-1', provider: 'models.example', agreedAt: null }

const Writers = () => {
  const [agreedAt, setAgreedAt] = useState<string | null>(null)
  const [isBuiltIn, setIsBuiltIn] = useState(false)
  return (
    <Specimen title="Who writes it" note="Who gets what is told before the first use; each run can do without.">
      <WriterChoice
        model={{ ...model, agreedAt }}
        onAgree={(yes) => setAgreedAt(yes ? '2026-07-01' : null)}
        isAgreeing={false}
        isBuiltIn={isBuiltIn}
        onChange={setIsBuiltIn}
      />
    </Specimen>
  )
}

const still = () => undefined

const Gap = () => {
  const [answer, setAnswer] = useState('')
  return (
    <Specimen
      title="A question about what is not found"
      note="Answered where it is asked. “I don’t” is an answer, and Skip is none."
    >
      <GapAnswer
        question="Where have you used Airflow?"
        answer={answer}
        onChange={setAnswer}
        onUse={still}
        onNo={still}
        onLater={() => setAnswer('')}
        busy={false}
      />
    </Specimen>
  )
}

export function SuggestionSpecimens() {
  const [open, setOpen] = useState(suggestions)
  return (
    <>
      <ByAssistant />
      <Writers />
      <Gap />
      <Specimen title="Check first" note="What no line says: it cannot be accepted as it is.">
        <Card>
          <CheckFirst
            marks={untrue}
            lead="Your resume doesn’t say this, so it can’t be accepted as it is."
            busy={false}
            onRight={still}
            onRemove={still}
            onTrue={still}
            onReplace={still}
          />
        </Card>
      </Specimen>
      <Specimen title="What was pasted" note="A hint under an editor; never for what is typed. Paste a sentence.">
        <PastedHint
          check={async () =>
            untrue.map(({ text }) => ({ text, findings: [{ message: 'No line of yours says 40%.' }] }))
          }
        >
          <TextAreaField label="A letter" rows={2} />
        </PastedHint>
      </Specimen>
      <Specimen
        title="Needs your OK"
        note="Amber where something new stands in it: that is answered by itself. Everyday words of a role are taken together."
      >
        <Card>
          <NeedsYourOk
            suggestions={open}
            lead="Your wording stays until you choose."
            busy={false}
            onAnswer={({ id }) => setOpen(open.filter((it) => it.id !== id))}
          />
        </Card>
      </Specimen>
    </>
  )
}
