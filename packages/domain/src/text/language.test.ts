import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['en', 'Led a team of six and cut the cost of the platform by 12 % for the group.'],
  ['en', ''],
  ['de', 'Leitung der Entwicklung und Betreuung von Kunden mit dem Schwerpunkt auf der Qualität'],
  ['fr', 'Responsable de la gestion des projets et du budget pour les équipes en France'],
  ['es', 'Responsable de la gestión de los proyectos y del presupuesto para el equipo'],
  ['pl', 'Odpowiedzialny za rozwój i wdrożenie w firmie oraz na rynku dla klientów'],
  ['vi', 'Tôi đã làm việc với nhiều đối tác quốc tế trong ngành phần mềm'],
  ['el', 'Υπεύθυνη για την ανάπτυξη λογισμικού'],
  ['ru', 'Руководил командой разработки программного обеспечения'],
  ['uk', 'Керувала командою розробки програмного забезпечення і її бюджетом'],
  ['zh', '负责公司产品的本地化工作,使用 Java 和 SQL'],
  ['ja', '日本語の翻訳を担当し、品質を改善した'],
  ['ko', '번역 품질을 개선하고 팀을 이끌었습니다'],
  ['ar', 'مهندسة برمجيات لديها خبرة في Java و PostgreSQL'],
  ['he', 'מעצבת מוצר עם ניסיון של שש שנים בחברות SaaS'],
  ['hi', 'मैंने छह वर्षों तक परियोजनाओं का नेतृत्व किया, SQL'],
  ['th', 'ผู้จัดการฝ่ายการตลาด Excel'],
])('tells %s', (lang, text) => {
  expect(languageOf(text)).toBe(lang)
})
