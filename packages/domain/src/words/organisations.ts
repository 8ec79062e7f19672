import { wordSet } from './notation.ts'

// Words that tell that a name is that of an organisation. Kinds of words rather than names: no employer is known here.

/** Kinds of schools, which are organisations too. */
export const schools = `university college school academy institute institut universität hochschule université universidad
  école lycée colegio escola scoil hoerskool`

/** Kinds of organisations: a piece that holds one is most likely a name. */
export const organisationWords = wordSet(`${schools}
  ggmbh e.v. ug pvt. oyj asa aps sarl sas s.p.a. s.r.l. d.o.o. k.k. sdn bhd tbk nv oy a/s spa srl corporation company co.
  group holding holdings partners associates bank hospital hospitals clinic clinics schools laboratory laboratories labs foundation trust council ministry studio studios restaurant hotel bistro café cafe
  bakery brewery airlines airport industries builders constructors contractors ventures consultants advisors stores supermarket museum
  gallery theatre theater church society association federation union club league district county borough government navy army railway
  telecom pharma pharmaceuticals biotech biosciences sons brothers klinik krankenhaus schule werke verlag
  accountants architects lawyers recruitment solicitors
  constabulary police library programme hôpital cooperative court nhs orchestra kliniken`)

/** Words of names and of departments alike. */
export const perhapsOrganisation =
  wordSet(`health healthcare medical centre center authority agency department services service solutions systems technologies technology software
  media press kitchen logistics transport shipping freight foods manufacturing works engineering electric electrical construction
  energy insurance capital consulting retail store shop market city state force rail networks lab products devices analytics payments`)

/** Before the name of an employer or a school: it was done there. */
export const workedAt = 'at, for, bei'

/** Before those: it was done elsewhere. */
export const notAt = "not, never, than, nor, before, after, unlike, n['’]t"

/** Behind the name: it ends there, and is no part of a longer one. */
export const behindName =
  'I, to, from, in, on, for, with, as, and, where, during, since, until, between, by, using, when, while, every, daily, weekly, we, it, over, across'
