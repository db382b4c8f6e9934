/*
 * Words that questions are made of. A name that is also such a word counts only with a capital letter (`Will`, `Best`), and
 * no such word is read as a misspelled name (`there` for `Theresa`).
 */
const WORDS: ReadonlySet<string> = new Set(
  `
  a about above add advice afford after against ago ahead all almost alone already also always am an and another
  answer any anybody anyone anything anyway are arent around as ask at average avoid away back bad bank be because
  been before behind being believe below bench beside best bet between beyond big boom both bring bucks budget build
  bust but buy by call came can cant cap capt captain case cash cause ceiling certain chalk chalky chance change
  cheap check choice choose chosen clear close coach combo come compare concern consider contest contrarian core
  correct correlate correlation cost could couldnt course cpt cut dam data day dead deal decent decide decision def
  defence defense delete depth deviation did didnt difference different do does doesnt doing dollar done dont doubt doubtful
  down draft drop dst dude duo each easier easiest easy either else end enough even ever every everybody everyone
  everything exact exclude expect expensive explain exposure extra face fact fade fail fair fan far favorite feel
  few field fine first fit fix flex floor for force forecast forget free friend from front full fun future gain game gave
  get gimme give given go goes going gonna good got gotta gpp great guess guy had hand hang happen happy hard has
  hasnt hate have he health healthy hear hello help her here hes hey hi high him his hit hold hope hot how however
  hurt i id if ignore ill im improve in inactive include injured injuries injury inside instead into is isnt issue
  it its ive jam join jr just k keep key kick kill kind know known large last late lead league lean least leave left
  less let leverage life like line lineup list little lock lol long look lose lot love low made main make man many
  market match matchup matter max maximum may maybe me mean meant men might minimum miss moderate moment money more
  most move much multi must mvp my myself nah name need negative neither never new next nice no none nope nor normal
  not note now number of off often oh ok okay old on once one only onto open opinion opponent opposite optimal
  optimize option or order other our out outlook over overall overpriced own ownership pair part pay people per percent percentage
  performance person pick pivot place plan play please pls plug pm point popular position positive possible pot
  potential prediction prefer price probability probable probably profit profitable project projection pts pull punt
  push put qb qbs quarterback question questionable quick rain rainy range rank rate rather raw rb rbs ready real
  reason receiver recommend remaining remove replace replacement rest result rid right risk risky roi roster ruled
  rules run safe said salary same sat save saw say scare scenario score scratch script sd season second see seem seen
  sense set several share she shot should shoulda shouldnt show showdown shut side sim simulate simulation since single
  sit situation skip slate sleeper slot small smart snow so some someone something sorry sort sound spend spent
  split spot spread squeeze stack stand standard star start state stay still stop strategy strong stud such super sure swap
  switch table take taken talk target te team teammate tell temperature tend terrible tes than thank that the them
  then there these they theyre thing think third this those though thought three through throw tie tight time tip to
  today together told tomorrow tonight too took tool top tough trade trap trust try turn two u under underpriced
  underrated understand unless until up upgrade upside ur us use used useful using usually value variance versus very via
  view vs w wait wanna want was wasnt waste way we weak weather week weigh weight well went were what whatever when
  where whether which while who whoever whole whose why wide wideout will win windy wish with without wonder wont
  word work world worried worries worry worse worst worth would wouldnt wr wrong wrs yeah year yes yet yo you youre
  `
    .trim()
    .split(/\s+/),
)

/** Is it one of those words, or such a word with an ending: `players`, `locked`, `winning`? */
export function isPlainWord(word: string): boolean {
  if (WORDS.has(word)) return true
  const ending = /(?:s|e?d|e?rs?|est|ing|ly)$/.exec(word)?.[0]
  if (ending === undefined || word.length - ending.length < 3) return false
  const stem = word.slice(0, -ending.length)
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return [stem, `${stem}e`, single, word.slice(0, -1)].some((each) => each.length > 2 && WORDS.has(each))
}
