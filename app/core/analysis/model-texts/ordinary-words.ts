/*
 * English words that a text may capitalize, at the start of a sentence or in a heading, without naming anybody. Words
 * that are also surnames of players (Chase, Fields, Hill, Hurts, Love, Swift) are left out on purpose.
 */
const WORDS = `
  a about above according across add advice after again against ahead all allow alone along already also alternative although
  altogether always among an analysis and another any anyone anything apart approach are around as aside ask assess at attractive auction
  avoid away back bad balance balanced based basically be bear because before behind being below beside besides best better between
  beyond big biggest bit both bottom boost bring bring budget build building built bump but buy by calculated call can cap
  carry case cash caution ceiling certainly chance change cheap cheaper cheapest check choice choose clear close combine combination
  come compare compared complete concern conclusion confirm consider consideration consistent construction context contest
  contrarian contribute correlate correlation cost could count counter couple course cover create current currently cut data day
  deal decent decide decision deeper defense depend depending despite detail did difference different do does double
  down draw drawback drop due during each early easy edge either elite else elsewhere end enough ensure entire especially essentially
  even evening every everybody everyone everything exactly example excellent except expect expected expensive explain exposure extra
  fact factor fair few field figure fill final finally find finding fine first fit flag flexible floor focus follow following for forget
  form from full fully further game general generally get give given go goes going good grab great half hand happen hard has have he
  hence her here high higher highest him his historically hold home honest honestly hope how however huge idea ideal if
  ignore impact important impressive in include including increase indeed individual injury insight instead interesting into is
  it its itself just keep key kickoff kind know known lack last late later lead least leave left less let level leverage like likely
  limit limited line lineup listed little lock long look looking lose lot low lower lowest luckily main mainly make
  many mark matchup matter maximum may maybe mean means meanwhile median mention meet middle might mind minimum miss mix moderate
  money monitor more moreover most mostly move much must my name namely nearly need needless neither never nevertheless new news
  next nice no nobody none nonetheless nor not note notable notably nothing notice now number obvious obviously of off offense offer
  often on once one only open opponent opposing option or other otherwise our out outcome outlook outside over overall own owned ownership
  pair paired part particular particularly pass pay payoff people per perfect perhaps pick pivot place plan play player plenty plus point
  popular position positive possible possibly potential pre prefer premium pretty previous price priced pro probably problem production
  project projected projection protect provide pure put quality question quick quickly quite range rank ranked rate rather ratio read real
  really reason reasonable receiver recommendation regardless relative relatively reliable remain remaining remember remind replace rest
  result return reward right risk riskier risky role room roster round rule run running safe safer safest salary same save saving say
  scenario score scored script second secondary see seem select set several she short should side sign similar simple simply since single
  sit situation six slate slight slightly slot small so solid some somebody someone something sometimes soft somewhat source spend spent
  split spot spread stable stack standout stand star start starter starting stay steady step still story straight strategy strength
  strong stronger strongest stud such suggest suit sum summary super sure surprise surprisingly swap switch take taken talent team tend
  tell term than thank thanks that the their them then there therefore these they thing think third this those though thought three through
  throughout thus tie tight time tip to together too tool top total touch tough toward trade treat trend true truly trust try turn two type
  ultimately uncertain uncertainty under underneath understand unfortunately unit unknown unless unlike unlikely until up upgrade upside
  us usage use useful usual usually valuable value variance verdict versus very via view volatile volatility vs wait want
  warning was watch way we weak weaker weakest weakness wait week weigh well were what whatever when whenever where whereas wherever
  whether which while who whoever whole whom whose why wide will win with within without word work works worst worth would
  write yes yet you your yourself zero
  weather volume wise kicker quarterback passer runner defender injury injuries news strategies opportunity opportunities swing passing
  throwing catching scoring points value captaincy multiplier average per dollar thousand bench depth correlate hedge narrative path
  picture puzzle foundation core anchor glue engine backbone heart
`
const ORDINARY: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** Forms of a word in the list: `Stacking`, `Priced`, `Players`, `Weighs`, `Lineup's`. */
export function isOrdinaryWord(capitalized: string): boolean {
  const word = capitalized.toLowerCase().replace(/[’']/g, "'")
  if (
    /^(?:i|i'(?:d|m|ll|ve)|can't|don't|doesn't|isn't|won't|aren't|let's|you're|they're|it's|that's|there's|here's|what's)$/.test(
      word,
    )
  )
    return true
  return word
    .split(/[-/]/)
    .every((part) => part === '' || ORDINARY.has(part) || stemsOf(part).some((stem) => ORDINARY.has(stem)))
}

function stemsOf(word: string): string[] {
  const [, verb, ending] = /^(\w{3,}?)(ing|ed|ly|s|'s)$/.exec(word) ?? []
  if (verb === undefined) return []
  // "stopping" is of "stop", "saving" of "save"; "fields" and "hands" may be people.
  if (ending === 's' && SURNAMES.has(word)) return []
  return [verb, `${verb}e`, verb.replace(/(.)\1$/, '$1')]
}

/** Plural forms of listed words that are also surnames of players. */
const SURNAMES: ReadonlySet<string> = new Set([
  'fields',
  'hands',
  'marks',
  'days',
  'sides',
  'rounds',
  'ways',
  'banks',
  'downs',
  'wells',
])
