/** Forms that no rule of endings finds, each with the word it is a form of. */
export const irregularForms = `led lead, ran run, wrote write, written write, built build, grew grow, grown grow, took take, taken take, made make,
  taught teach, kept keep, held hold, sold sell, won win, oversaw oversee, overseen oversee, gave give, given give, brought bring,
  sat sit, fell fall, fallen fall, rose rise, risen rise, drove drive, driven drive, drew draw, drawn draw, chose choose, chosen choose,
  began begin, begun begin, went go, gone go, bought buy, caught catch, dealt deal, did do, done do, found find, fed feed, flew fly,
  got get, heard hear, knew know, known know, laid lay, left leave, lent lend, met meet, paid pay, said say, saw see, seen see,
  sent send, shot shoot, spent spend, spoke speak, spoken speak, stood stand, struck strike, thought think, told tell,
  undertook undertake, undertaken undertake, understood understand, upheld uphold, wore wear, rebuilt rebuild, rewrote rewrite,
  rewritten rewrite, fought fight, sought seek, swam swim, swept sweep, threw throw, wound wind, analysis analyse, analyses analyse,
  maintenance maintain, people person, children child, men man, women woman, wives wife, lives life, shelves shelf,
  sale sell, sales sell, growth grow, advice advise, response respond, decision decide`
