import { readResume } from '@bespeak/domain/reading/read.ts'
import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { plain } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { usualLayout } from './layout.ts'
import { letterTask } from './letter/letter-task.ts'
import { engine, proven, setAndRead, setResume } from './testing/engine.ts'
import { setTask } from './testing/house.ts'
import { letter } from './testing/letter.ts'
import { loadWasm } from './typst/wasm.ts'
import { createWorks } from './works.ts'

// Letters that are joined, moved and put in another order than they are spoken in.
const lines = {
  Devanagari: 'मैंने सॉफ़्टवेयर इंजीनियर के रूप में छह वर्षों तक परियोजनाओं का नेतृत्व किया और लागत 40% घटाई।',
  Bengali: 'আমি ছয় বছর ধরে সফটওয়্যার প্রকৌশলী হিসেবে কাজ করেছি এবং ব্যয় ৪০% কমিয়েছি।',
  Tamil: 'நான் மென்பொருள் பொறியாளராக ஆறு ஆண்டுகள் பணியாற்றினேன், கொண்டு சென்றோம்.',
  Telugu: 'నేను సాఫ్ట్‌వేర్ ఇంజనీర్‌గా ఆరు సంవత్సరాలు పనిచేశాను.',
  Gujarati: 'મેં સોફ્ટવેર એન્જિનિયર તરીકે છ વર્ષ કામ કર્યું અને ખર્ચ ઘટાડ્યો.',
  Gurmukhi: 'ਮੈਂ ਸਾਫਟਵੇਅਰ ਇੰਜੀਨੀਅਰ ਵਜੋਂ ਛੇ ਸਾਲ ਕੰਮ ਕੀਤਾ ਅਤੇ ਪ੍ਰੋਜੈਕਟ ਚਲਾਏ।',
  Kannada: 'ನಾನು ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್ ಆಗಿ ಆರು ವರ್ಷ ಕೆಲಸ ಮಾಡಿದ್ದೇನೆ.',
  Malayalam: 'ഞാൻ സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയറായി ആറ് വർഷം ജോലി ചെയ്തു, ക്ഷമത കൂട്ടി.',
  Thai: 'ผู้จัดการฝ่ายการตลาดที่มีประสบการณ์มากกว่า ๘ ปี ทำงานกับทีมในกรุงเทพฯ ทุกสิ่ง น้ำ',
  Georgian: 'ქართული ენის მასწავლებელი, ექვსი წელი',
  Armenian: 'Ես վեց տարի աշխատել եմ որպես ծրագրավորող։',
  Ethiopic: 'ሶፍትዌር መሐንዲስ ሆኜ ስድስት ዓመት ሠርቻለሁ።',
  Arabic: 'خلال عام 2020 خفضت الزمن 40%. مهندسة برمجيات أولى',
  Hebrew: 'מעצבת מוצר עם ניסיון של שש שנים.',
}

const resumeWith = (text: string) => ({
  basics: { name: 'Asha Rao', email: 'asha@example.com', summary: text },
  work: [{ name: text, position: 'Engineer', startDate: '2019', highlights: [text, 'Cut the cost by half.'] }],
})
const works = createWorks(engine)

describe.each(Object.entries(lines))('a line in %s', (_, text) => {
  it('is in the file as it is in the resume, in bold as well', async () => {
    expect((await setResume(resumeWith(text))).result).toMatchObject({ ok: true })
  })

  it('is in a letter and in a guide', async () => {
    expect(await setTask(letterTask({ ...letter, paragraphs: [text] }, usualLayout))).toMatchObject({ ok: true })
    expect(await works.renderGuide(guideWith(text), 'a4')).toMatchObject({ ok: true, missing: [] })
  })
})

const guideWith = (text: string) => ({
  title: text,
  company: null,
  person: 'Asha Rao',
  madeOn: '2026-11-15',
  roleSummary: text,
  questions: [],
  questionsToAsk: [text],
  checklist: [],
})

it('a resume in Hindi and Thai is read from its file as it was written, mark by mark', async () => {
  const said = [lines.Devanagari, lines.Thai, lines.Malayalam]
  const { source } = await setAndRead({
    basics: { name: 'Asha Rao', email: 'asha@example.com' },
    work: [{ name: 'Northwind', position: 'Engineer', startDate: '2019-03', highlights: said }],
  })
  expect(plain(readResume(source).document)).toMatchObject({ work: [{ highlights: said }] })
})

it('both compilers load the fonts that a text needs', async () => {
  const wasm = await loadWasm()
  for (const text of [lines.Devanagari, lines.Thai])
    expect(proven((await setResume(resumeWith(text), {}, wasm)).result).pages).toBe(1)
}, 60_000)

describe('a line in a script that no font has', () => {
  const text = 'ខ្ញុំធ្វើការជាវិស្វករ'

  it('is named, and nothing is made without it', async () => {
    const named = { ok: false, reason: 'unproven', line: text }
    const document = { ...emptyDocument(), unplaced: [{ id: 'l', text }] }
    expect(await works.renderResume(document, usualLayout)).toEqual(named)
    expect(await works.renderLetter({ ...letter, paragraphs: ['One.', text] }, usualLayout)).toEqual(named)
    expect(await works.renderGuide(guideWith(text), 'a4')).toEqual(named)
  })
})
