/*
 * Reads the texts about a lineup back into claims, from their words alone: every sentence must be one of the forms below,
 * so that a test can recompute each and see whether one stands twice. No name in the tests contains a list word.
 */

/** A claim: its kind, the players it is about, and its words by name. */
export type Claim = { kind: string; about: string[]; words: Record<string, string | undefined> }

const NAME = String.raw`Person N\d+`
const NAMES = `${NAME}(?:(?:, | and )${NAME})*`
const POINTS = String.raw`-?[\d.]+ (?:points? \(baseline estimate\)|projected points?|points? set by hand|points? a game)`
const FIGURE = String.raw`-?[\d.]+`
const MONEY = String.raw`-?\$[\d,.]+`
const RANK = String.raw`[\d,]+(?:st|nd|rd|th)`

const FORMS: [kind: string, form: string][] = [
  [
    'captain',
    `(?:Captain|MVP): (?<name>${NAME}) \\((?<position>\\w+), (?<team>\\w+)\\), (?<counted>${FIGURE}) of (?<total>${FIGURE}) points? expected\\.`,
  ],
  [
    'lead',
    `Lead: (?<name>${NAME}) \\((?<position>\\w+), (?<team>\\w+)\\), (?<counted>${FIGURE}) of (?<total>${FIGURE}) points? expected(?<most>, the most in the lineup)?\\.`,
  ],
  ['locked', 'You locked this choice\\.'],
  ['most of slate', 'No player on the slate (?<verb>averages more|is expected to score more)\\.'],
  ['most of lineup', 'No other player of the lineup counts more\\.'],
  ['lead ranks', `Rank (?<byPoints>${RANK}) of (?<of>\\d+) by points, (?<byValue>${RANK}) by value\\.`],
  ['rival too dear', `(?<name>${NAME}) as (?:captain|MVP) would go (?<missing>${MONEY}) over budget\\.`],
  [
    'rival',
    `(?<name>${NAME}) as (?:captain|MVP) would add (?<gain>${FIGURE})(?:, but lose (?<loss>${FIGURE}) under the chosen settings)?\\.`,
  ],
  ['nothing together', 'Together: no two players depend on each other\\.'],
  [
    'together',
    `Together: (?<names>${NAMES}), who need (?:(?<throws>\\w+) to throw often|(?<behind>\\w+) to throw while behind \\((?<runner>${NAME}) runs for (?<ahead>\\w+)\\)|(?<both>\\w+) and (?<other>\\w+) both to score|(?<leads>\\w+) to lead)\\.`,
  ],
  ['against', `Against each other: (?<a>${NAME}) and (?<b>${NAME})\\.`],
  ['one place', `Only one usually plays: (?<a>${NAME}) and (?<b>${NAME}), quarterbacks of one team\\.`],
  ['check', 'Check before lock(?: \\((?<lock>[^)]+)\\))?: (?<items>[^.]+)\\.'],
  [
    'sources',
    'The points (?:are|come from) (?<sources>[^;.]+)(?:; a baseline estimate of one player is off by about (?<error>[\\d.]+) points)?\\.',
  ],
  [
    'moved by ownership',
    `Ownership moved these points, since people know something that prices do not: (?<moved>${NAME} [+-][\\d.]+(?:, ${NAME} [+-][\\d.]+)*)\\.`,
  ],
  [
    'correlations',
    `Correlations?: (?<pairs>${NAME} with ${NAME} ${FIGURE}(?:; ${NAME} with ${NAME} ${FIGURE})*)\\.`,
  ],
  [
    'teams',
    '(?:(?<team>\\w+) and (?<even>\\w+) have (?<each>\\d+) players? each in the lineup|(?<most>\\w+) has (?<more>\\d+) players in the lineup, (?<fewer>\\w+) (?<fewest>\\d+))\\.',
  ],
  [
    'bargain',
    `(?:(?<name>${NAME}) is a good value: (?<points>${POINTS}) at (?<price>${MONEY}), (?<value>${FIGURE}) points? per \\$[\\d,]+, (?<rank>${RANK}) of (?<of>\\d+) by value|For value the lineup has (?<name2>${NAME}), (?<rank2>${RANK}) of (?<of2>\\d+) by value with (?<points2>${POINTS}) at (?<price2>${MONEY}), (?<value2>${FIGURE}) points? per \\$[\\d,]+)\\.`,
  ],
  [
    'matchup',
    `(?<team>\\w+) ranks (?<rank>${RANK}) of 32 against (?<position>\\w+), a soft matchup for (?<name>${NAME})\\.`,
  ],
  [
    'ownership',
    'Its players have an average ownership of (?<share>\\d+)%(?:, each in the slot played here)?\\.',
  ],
  [
    'weakest',
    `The weakest value is (?<name>${NAME}), (?<rank>${RANK}) of (?<of>\\d+): (?<value>${FIGURE}) points? per \\$[\\d,]+\\.`,
  ],
  ['forced', `(?<sentence>Playing (?<name>${NAME}).*? (?:costs|gains) [^]*?\\.)(?=\\s|$)`],
  ['no forced', `No legal lineup holds (?<name>${NAME}) together with .*?rules\\.`],
  ['unknown', 'The slate has no (?<topics>[^.]+), so this text does not use them\\.'],
  [
    'proof',
    'Of (?<lineups>(?:more than )?[\\d,]+|all) legal lineups, none does better under [^.;]+(?:; the next best is (?:as good|(?<lead>[\\d.]+) points behind))?\\.|It is the only legal lineup\\.',
  ],
  [
    'budget',
    `It spends (?:all of the (?<all>${MONEY})|(?<spent>${MONEY}) of (?<budget>${MONEY})(?: so far)? and leaves (?<left>${MONEY}))\\.`,
  ],
  ['range', `The usual score is between (?<low>${FIGURE}) and (?<high>${FIGURE}), correlations included\\.`],
  [
    'captain price',
    `(?<name>${NAME}) costs (?<price>${MONEY})(?: and is (?:(?<byPoints>${RANK}) by points and )?(?<byValue>${RANK}) by value, of (?<of>\\d+))?\\.`,
  ],
  ['share', 'Three players bring (?<share>\\d+)% of the expected points\\.'],
]

const forms = FORMS.map(([kind, form]) => [kind, new RegExp(`(?:${form})`, 'y')] as const)

/** Every kind of claim, each with one form. */
export const KINDS = FORMS.map(([kind]) => kind)

/** Every claim of the text, in order; throws where a sentence has none of the forms. */
export function readStory(text: string): Claim[] {
  const claims: Claim[] = []
  let at = 0
  while (at < text.length) {
    const found = forms.find(([, form]) => {
      form.lastIndex = at
      return form.test(text)
    })
    if (!found) throw new Error(`no known sentence: ${text.slice(at)}`)
    const [kind, form] = found
    form.lastIndex = at
    const match = form.exec(text)!
    claims.push({ kind, about: match[0].match(new RegExp(NAME, 'g')) ?? [], words: { ...match.groups } })
    at = form.lastIndex
    while (/\s/.test(text[at] ?? '')) at++
  }
  return claims
}

export function namesIn(list: string): string[] {
  return list.split(/, | and /)
}

export function moneyIn(words: string): number {
  return Number(words.replace(/[$,]/g, ''))
}
