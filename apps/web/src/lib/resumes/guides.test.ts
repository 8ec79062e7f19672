import { expect, it } from 'vitest'
import { answerByOperation, data } from '../../testing/answers.ts'
import { guideQuery, moveQuestionMutation } from './guides.ts'
import { change, startClient } from './testing/client.ts'

const guide = (...ids: number[]) => data({ interviewGuide: { id: 3, questions: ids.map((id) => ({ id })) } })

it('a question that was moved stays there when an answer comes that does not know of it', async () => {
  let answer: (late: Response) => void = () => undefined
  const answers = [guide(11, 12), new Promise<Response>((resolve) => (answer = resolve)), guide(12, 11)]
  answerByOperation({
    'query InterviewGuide(': () => answers.shift() ?? guide(12, 11),
    UpdateInterviewQuestion: () => data({ updateInterviewQuestion: { id: 11 } }),
  })
  const { client } = startClient()
  const shown = () => client.getQueryData(guideQuery(3).queryKey)?.questions.map(({ id }) => id)
  await client.fetchQuery(guideQuery(3))
  const late = client.refetchQueries(guideQuery(3))
  const moving = change(client, moveQuestionMutation(3), { id: 11, position: 2 })
  answer(guide(11, 12))
  await Promise.all([late, moving])
  expect(shown()).toEqual([12, 11])
})
