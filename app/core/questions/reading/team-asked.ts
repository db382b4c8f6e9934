/** What a question wants of a team's players: fewer or more of them, none, or only their number. */
export type TeamWish = 'fewer' | 'more' | 'none' | 'count'

const LEAVE = String.raw`\b(?:without|no|not|exclud\w*|fad\w*|drop\w*|zero|remov\w*|avoid\w*|skip\w*|ban|get rid of|leave out|take out)\b`
const OF = '(?:(?:of|on|the|these|those|my) )*'
const PEOPLE = String.raw`(?:players?|guys?|people|dudes?|side|team|at all)\b`

/** `#` is the team; the first pattern that fits decides. */
const WISHES: readonly [TeamWish, RegExp][] = [
  ['more', new RegExp(String.raw`\b(?:more|enough|so few|too few) ${OF}#`)],
  ['none', new RegExp(String.raw`${LEAVE}.*\b(?:any|all|every|a single|one single) ${OF}#`)],
  ['none', new RegExp(`${LEAVE} ${OF}# ${PEOPLE}`)],
  [
    'fewer',
    new RegExp(
      String.raw`\b(?:(?:so|too|this|that) (?:many|much|heavy)|fewer|less|mostly|only|just|nothing but|heavy|heavily|(?:lot|lots|bunch)|loaded(?: up)?|over ?loaded) ${OF}#`,
    ),
  ],
  // "Is it ok to have 5 rams?"
  ['fewer', new RegExp(String.raw`\b(?:[2-6]|two|three|four|five|six) ${OF}#`)],
  ['fewer', /# heavy\b|\ball #/],
  ['count', new RegExp(String.raw`\b(?:how many|number) ${OF}#`)],
]

/**
 * What the question wants of the team; null where it is about something else. `masked` has `@` in place of each name;
 * `isTeam` tells whether that mark or another word means the team.
 */
export function teamWishOf(masked: string, isTeam: (word: string) => boolean): TeamWish | null {
  const marked = masked
    .split(' ')
    .map((word) => (isTeam(word) ? '#' : word))
    .join(' ')
  return WISHES.find(([, words]) => words.test(marked))?.[0] ?? null
}
