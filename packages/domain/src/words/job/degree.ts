// Phrases for degrees, read by `phrasesOf`: those in any case, and abbreviations in theirs.

/** By level, from names and initials. */
export const degreeLevels = [
  { level: 'law', names: 'juris doctor, law degree, degree in law', initials: 'JD, J.D, LLB, LL.B, LLM, LL.M' },
  {
    level: 'associate',
    names: "associate degree, associates degree, associate's, foundation degree",
    initials: 'HND, ADN, A.D.N, AAS, A.A.S',
  },
  {
    level: 'bachelor',
    names: `bachelor, bachelors, bachelor's, undergraduate degree, honours degree, honors degree, college degree,
      university degree, first degree, four year degree, 4 year degree`,
    initials:
      'BSc, B.Sc, BEng, B.Eng, BEd, B.Ed, BSN, BBA, BCom, B.Com, BFA, BTech, B.Tech, BS, B.S, BA, B.A, BE, B.E, BSME',
  },
  {
    level: 'master',
    names: `master of, master degree, master's, masters degree, masters in, a masters, masters, postgraduate degree, advanced degree, graduate degree, diplom`,
    initials: 'MSc, M.Sc, MEng, M.Eng, MEd, MSN, MBA, MSW, MPH, MFA, MA, M.A, MS, M.S, MTech, M.Tech',
  },
  {
    level: 'doctorate',
    names: 'doctorate, doctoral, phd, ph.d, dphil, pharmd, doctor of, promotion in',
    initials: 'DVM, DDS, AuD, Au.D, MD degree',
  },
] as const

/** A degree of no level. */
export const anyDegree = `
  degree, degrees, degree level, completed studies, university studies, academic studies, tertiary qualification, studium, hochschulabschluss, graduate of,
  graduate in, any graduate`
/** Less than a degree would do. */
export const belowDegree = `
  apprenticeship, ausbildung, high school, GED, vocational, trade school, certificate, diploma, A level, A levels`
/** Sound like a degree and are none. */
export const noDegree = `
  degree of, degrees celsius, degrees fahrenheit, degrees of, BS EN, BS ISO, BS IEC, graduate diploma, master's ticket, master's certificate, scrum masters, MS Excel, MS Office, MS Word, MS Project, MS Teams, MS PowerPoint, MS Access, MS SQL, MS Dynamics, MS Outlook`
/** Examinations at school. */
export const schoolExams = 'GCSE, GCSEs, A level, A levels, O level, O levels, AS level, AS levels'
/** Who teaches for an examination is asked for something else. */
export const teachingWords = 'teach*, tutor*, class*, pupil*, student*, child*, deliver*, mark*'
