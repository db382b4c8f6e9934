import type { InjuryStatus } from '../../players/player.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { escaped } from './names-in-text.ts'
import { namesOfTeams } from './team-names.ts'

/** A masked sentence, and the people it is about: those it names, or those of the sentence before. */
type Statement = { sentence: string; named: readonly PersonFacts[]; about: readonly PersonFacts[] }

/** The person a mark (names-in-text.ts) stands for; null where it stands for several. */
type PersonOf = (mark: string) => PersonFacts | null

const MARK = '([\\uE000-\\uF8FF]+)'

/** The positions that a word of a text means. */
export const POSITIONS: Record<string, readonly string[]> = {
  quarterback: ['QB'],
  qb: ['QB'],
  'running back': ['RB'],
  rb: ['RB'],
  'wide receiver': ['WR'],
  wideout: ['WR'],
  receiver: ['WR', 'TE'],
  wr: ['WR'],
  'tight end': ['TE'],
  te: ['TE'],
  kicker: ['K'],
  defense: ['DST'],
  dst: ['DST'],
}
const POSITION = `(${Object.keys(POSITIONS).join('|')})`

/**
 * What a sentence says wrongly without a figure: another team, position or role than a player has, a health that the
 * slate does not list, praise of a player who may not play, another matchup, ownership, rank or relation than the facts
 * give, certainty, and instructions to the reader. A word for each claim; empty for none.
 */
export function wrongStatements(statement: Statement, facts: AnalysisFacts, personOf: PersonOf): string[] {
  return [
    ...wrongTeams(statement, facts, personOf),
    ...wrongPositions(statement, personOf),
    ...wrongRoles(statement, facts, personOf),
    ...wrongHealth(statement, facts),
    ...wrongPraise(statement),
    ...wrongMatchups(statement),
    ...wrongOwnership(statement, facts),
    ...wrongRanks(statement, facts),
    ...wrongComparisons(statement, personOf),
    ...wrongRelations(statement, facts),
    ...promises(statement),
  ]
}

function wrongTeams({ sentence }: Statement, { slate }: AnalysisFacts, personOf: PersonOf): string[] {
  const teams = namesOfTeams(slate.teams)
  const names = [...teams.keys()].sort((a, b) => b.length - a.length).map(escaped)
  if (names.length === 0) return []
  const team = `(${names.join('|')})`
  const pairs: [person: string, team: string][] = [
    ...all(sentence, `${MARK} (?:of|from|plays for|suits up for) (?:the )?${team}\\b`),
    ...all(sentence, `${MARK}\\s*\\((?:[A-Z/]+, ?)?${team}(?:, ?[A-Z/]+)?\\)`),
    ...all(sentence, `\\b${team}(?:['’]s?)?(?: ${POSITION})? ${MARK}`).map(
      (found) => [found.at(-1)!, found[0]!] as [string, string],
    ),
  ].map(([person, name]) => [person!, name!])
  return pairs.flatMap(([mark, name]) => {
    const person = personOf(mark)
    const code = teams.get(name)
    return person && person.team !== null && code !== '' && code !== person.team ? [`team "${name}"`] : []
  })
}

function wrongPositions({ sentence }: Statement, personOf: PersonOf): string[] {
  const pairs = [
    ...all(sentence, `\\b${POSITION} ${MARK}`, 'giu').map(([position, mark]) => [mark!, position!] as const),
    ...all(sentence, `${MARK}\\s*\\((?:[A-Z]+, ?)?${POSITION}\\b`, 'giu').map(
      ([mark, p]) => [mark!, p!] as const,
    ),
    ...all(
      sentence,
      `${MARK}(?: is|,) (?:a|an|the|[A-Z]+['’]s)(?: [a-z-]+){0,2}? ${POSITION}\\b(?! (?:matchup|stack|spot))`,
      'giu',
    ).map(([mark, p]) => [mark!, p!] as const),
  ]
  return pairs.flatMap(([mark, word]) => {
    const person = personOf(mark)
    return person && !POSITIONS[word.toLowerCase()]!.includes(person.position) ? [`position "${word}"`] : []
  })
}

const HYPOTHETICAL =
  /\b(?:would|could|might|if|instead|rather|over|swap\w*|switch\w*|mov(?:e|ing)|playing|unless|whether)\b/iu

function wrongRoles({ sentence }: Statement, facts: AnalysisFacts, personOf: PersonOf): string[] {
  const word = facts.format.captainName ?? 'captain'
  if (HYPOTHETICAL.test(sentence)) return []
  const found = [
    ...all(
      sentence,
      `${MARK} (?:is|as|at|was) (?:the |our |your |a )?(?:natural |best |right )?${word}\\b`,
      'giu',
    ),
    ...all(sentence, `${MARK},? (?:your|our|the) ${word}\\b`, 'giu'),
    ...all(sentence, `\\b${word} ${MARK}`, 'giu'),
    ...all(sentence, `${MARK} ${word}s\\b`, 'giu'),
  ]
  return found.some(([mark]) => personOf(mark!)?.isCaptain === false) ? [`role "${word}"`] : []
}

const STATUS: [RegExp, InjuryStatus][] = [
  [/\bquestionable\b/iu, 'Questionable'],
  [/\bdoubtful\b/iu, 'Doubtful'],
  [/\b(?:marked|listed|ruled|declared)(?: as)? [Oo]ut\b|\bis Out\b/u, 'Out'],
]
const FIT =
  /\b(?:healthy(?! (?:alternative|replacement|option|pivot))|fully fit|good to go|cleared|(?:will|expected to|set to|should|sure to) (?:definitely |surely |certainly )?(?:play|suit up|start)|is active|full go|no injury (?:concerns?|worries|risk)|back from (?:injury|his)|fit to play|off the injury report|shake[ns]? off|no longer (?:questionable|doubtful|out|injured))\b/iu
const ADVICE = /\b(?:whether|if|check|make sure|unless|confirm|verify|monitor|until|watch|before)\b/iu

function wrongHealth({ sentence, about }: Statement, { people, unknown }: AnalysisFacts): string[] {
  const concerned = about.length > 0 ? about : people
  const wrong = STATUS.filter(
    ([words, status]) =>
      words.test(sentence) &&
      !/\b(?:no|not|nobody|without)\b/iu.test(sentence) &&
      !concerned.some(({ injuryStatus }) => injuryStatus === status),
  )
  const isFit = FIT.exec(sentence)
  const isListedHealthy =
    !unknown.includes('injury news') &&
    /^healthy$/iu.test(isFit?.[0] ?? '') &&
    concerned.every(({ injuryStatus, doubts }) => injuryStatus === 'Healthy' && doubts.length === 0)
  return [
    ...wrong.map(([, status]) => `status "${status}"`),
    ...(isFit && !ADVICE.test(sentence) && !isListedHealthy ? [`status "${isFit[0]}"`] : []),
  ]
}

const PRAISE =
  /\b(?:great|elite|excellent|fantastic|must[- ](?:start|play|have)|smash|safe(?:st)?|reliable|strong(?:est)?|confident(?:ly)?|best (?:play|pick|option|choice)|perfect|ideal|trust\w*|bargain|steal|solid|good value|terrific|outstanding|locked? in|carries|rock[- ]solid|anchor\w*|love)\b/iu
const WARNING =
  /\b(?:questionable|doubtful|out|inactive|if|unless|check|news|risk\w*|projection of 0|may not|might not)\b/iu

/** Praise of a player who may not play, in a sentence that does not say so. */
function wrongPraise({ sentence, named, about }: Statement): string[] {
  const [praise] = PRAISE.exec(sentence) ?? []
  const flagged = (named.length > 0 ? named : about).some(
    ({ doubts, injuryStatus }) => doubts.length > 0 || injuryStatus !== 'Healthy',
  )
  return praise && flagged && !WARNING.test(sentence)
    ? [`praise "${praise}" of a player who may not play`]
    : []
}

const MATCHUPS: [RegExp, PersonFacts['oprkBand']][] = [
  [
    /\b(?:soft|easy|favorable|good|great|plus|juicy|friendly|dream|nice|generous) (?:matchup|opponent|draw)\b/iu,
    'good',
  ],
  [/\b(?:hard|tough|difficult|brutal|bad|stingy|poor|rough) (?:matchup|opponent|draw)\b/iu, 'bad'],
  [/\b(?:middling|neutral|average) (?:matchup|opponent|draw)\b/iu, 'neutral'],
]

function wrongMatchups({ sentence, about }: Statement): string[] {
  return MATCHUPS.flatMap(([words, band]) => {
    const [found] = words.exec(sentence) ?? []
    const isRight = about.length > 0 && about.some(({ oprk, oprkBand }) => oprk !== null && oprkBand === band)
    return found && !isRight ? [`matchup "${found}"`] : []
  })
}

const OWNED_LITTLE =
  /\b(?:contrarian|low[- ]owned|lightly owned|under-?owned|unpopular|off the (?:board|radar))\b/iu
const OWNED_MUCH = /\b(?:chalk\w*|popular|highly[- ]owned|heavily owned|over-?owned)\b/iu
/** Percent of the field from which a player counts as popular. */
const POPULAR = 25

function wrongOwnership({ sentence, about }: Statement, { unknown }: AnalysisFacts): string[] {
  const [little] = OWNED_LITTLE.exec(sentence) ?? []
  const [much] = OWNED_MUCH.exec(sentence.replace(/\bunpopular\b/giu, '')) ?? []
  if (unknown.includes('ownership')) return little || much ? [`ownership "${little ?? much}"`] : []
  const isKnown = (isRight: (percent: number) => boolean) =>
    about.length === 0 || about.some(({ ownershipPct }) => ownershipPct !== null && isRight(ownershipPct))
  return [
    ...(little && !isKnown((percent) => percent < POPULAR) ? [`ownership "${little}"`] : []),
    ...(much && !isKnown((percent) => percent >= POPULAR) ? [`ownership "${much}"`] : []),
  ]
}

const RANKS: [RegExp, of: (person: PersonFacts) => number | null][] = [
  [/\b(?:most expensive|priciest|highest[- ]priced|highest salary)\b/iu, ({ flexPrice }) => -flexPrice],
  [/\b(?:cheapest|lowest[- ]priced|lowest salary)\b/iu, ({ flexPrice }) => flexPrice],
  [/\b(?:best|top|highest) value\b/iu, ({ standing }) => standing?.valueRank ?? null],
  [/\b(?:worst|lowest|weakest|poorest) value\b/iu, ({ standing }) => (standing ? -standing.valueRank : null)],
  [
    /\b(?:highest|top|best)[- ](?:projection|projected|average|scorer|scoring)\b|\bmost points\b/iu,
    ({ expected }) => -expected,
  ],
  [
    /\b(?:lowest|worst)[- ](?:projection|projected|average)\b|\bfewest points\b/iu,
    ({ expected }) => expected,
  ],
]

/** Superlatives of one player, who must be first among the lineup. */
function wrongRanks({ sentence, about }: Statement, { people }: AnalysisFacts): string[] {
  const [person] = about
  if (!person || about.length > 1) return []
  const members = people.filter(({ slot }) => slot !== null)
  return RANKS.flatMap(([words, of]) => {
    const [found] = words.exec(sentence) ?? []
    const own = of(person)
    const isFirst = own !== null && members.every((other) => (of(other) ?? own) >= own)
    return found && !isFirst && !/\b(?:not|among|one of)\b/iu.test(sentence) ? [`rank "${found}"`] : []
  })
}

const MORE_POINTS =
  'more (?:expected |projected |fantasy )?points|a? ?higher (?:average|projection|ceiling)|outscores?|averages more|scores more|projects? higher'
const MORE_DOLLARS = 'costs? more|more expensive|pricier'
const FEWER_DOLLARS = 'cheaper|costs? less|less expensive'

function wrongComparisons({ sentence }: Statement, personOf: PersonOf): string[] {
  const compare = (words: string, isRight: (a: PersonFacts, b: PersonFacts) => boolean) =>
    all(
      sentence,
      `${MARK}[^\\uE000-\\uF8FF]*?\\b(${words})\\b[^\\uE000-\\uF8FF]*(?:than )?${MARK}`,
      'giu',
    ).flatMap(([a, said, b]) => {
      const [one, other] = [personOf(a!), personOf(b!)]
      return one && other && !isRight(one, other) ? [`comparison "${said}"`] : []
    })
  return [
    ...compare(MORE_POINTS, (a, b) => a.expected > b.expected),
    ...compare(MORE_DOLLARS, (a, b) => a.flexPrice > b.flexPrice),
    ...compare(FEWER_DOLLARS, (a, b) => a.flexPrice < b.flexPrice),
  ]
}

function wrongRelations({ sentence, named }: Statement, { pairs }: AnalysisFacts): string[] {
  const [a, b] = named
  if (!a || !b || named.length > 2) return []
  const pair = pairs.find(({ names }) => names.includes(a.name) && names.includes(b.name))
  const isTeam = a.team !== null && a.team === b.team
  const wrong: [RegExp, boolean][] = [
    [/\b(?:teammates?|same team)\b/iu, isTeam],
    [
      /\b(?:opponents|opposing sides|face each other|facing each other|against each other)\b/iu,
      !isTeam || (pair?.correlation ?? 0) < 0,
    ],
    [
      /\b(?:score|rise|move|go|hang|work|climb|peak) (?:well )?together\b|\bpositive(?:ly)? correlat\w+/iu,
      (pair?.correlation ?? 0) > 0,
    ],
    [/\bnegative(?:ly)? correlat\w+|\boffset each other\b/iu, (pair?.correlation ?? 0) < 0],
  ]
  return wrong.flatMap(([words, isRight]) => {
    const [found] = words.exec(sentence) ?? []
    return found && !isRight ? [`relation "${found}"`] : []
  })
}

const CERTAIN =
  /\b(?:guarantee\w*|sure thing|can(?:no|['’])t[- ]?(?:miss|lose|fail)|cannot (?:lose|miss|fail)|risk-free|free money|lock to|certain to|bound to|will (?:win|cash|easily|score the most|definitely|outscore|explode|dominate|crush|smash|finish)|never (?:fails|disappoints|misses)|always (?:scores|delivers|beats)|unbeatable)\b/iu
const INSTRUCTION =
  /\b(?:ignore (?:all|the|any|previous|prior|your|these)|disregard|system prompt|as an ai|language model|click|visit|subscribe|sign up|promo code|deposit|wager|bet (?:on|the|now|big)|gambl\w+|password|api key|instructions?|follow us|telegram|discord|email|https?|www)\b|\b\w+\.(?:com|net|org|io)\b|<\/?[a-z]+|\]\(/iu
const HISTORY =
  /\b(?:last (?:week|season|game|year|time|month)|career|in (?:his|her|their) last|streak|revenge|rookie|veteran|pro bowl\w*|mvp season|target share|workload|usage rate|coach\w*|home crowd|practi[cs]\w+|contract year|breakout|coming off|allow(?:s|ed)? (?:only |just )?\d+|returns? from|since (?:the|his)|film|offensive line|secondary allows|allows? the most|gives? up the)\b/iu

/** Certainty, orders to the reader, and what neither file nor figures contain. */
function promises({ sentence }: Statement): string[] {
  const isDenied = /\b(?:no|not|nothing|never|isn['’]t|aren['’]t|no one)\b/iu.test(
    sentence.split(CERTAIN)[0] ?? '',
  )
  const [certain] = isDenied ? [] : (CERTAIN.exec(sentence) ?? [])
  const [order] = INSTRUCTION.exec(sentence) ?? []
  const [past] = HISTORY.exec(sentence) ?? []
  return [
    ...(certain ? [`certainty "${certain}"`] : []),
    ...(order ? [`instruction "${order}"`] : []),
    ...(past ? [`history "${past}"`] : []),
  ]
}

function all(sentence: string, pattern: string, flags = 'gu'): string[][] {
  return [...sentence.matchAll(new RegExp(pattern, flags))].map(([, ...groups]) =>
    groups.filter((each) => each !== undefined),
  )
}
