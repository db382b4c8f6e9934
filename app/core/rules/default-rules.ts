import type { Format } from '../formats/format.ts'
import type { BuildRule, RuleEntry } from './build-rule.ts'
import { DEFAULT_RULES, rulesOfFormat } from './lineup-rule.ts'

/** A rule about the lineups of a build together that is in force until the user switches it off. */
export type DefaultRule = {
  /** The id of the user's entry, once the rule is changed or switched off. */
  id: string
  rule: BuildRule
  /** In force in a build of so many lineups and more, until a later rule with its id is: of fewer it would ask for nothing but worse lineups. */
  fromLineups: number
  /** The figures, in a sentence. */
  evidence: string
}

const MANY_LINEUPS = 20
const VERY_MANY_LINEUPS = 100

const OF_CAPTAINS: readonly DefaultRule[] = [
  {
    id: 'default:captains',
    rule: { kind: 'captains', atLeast: 6 },
    fromLineups: MANY_LINEUPS,
    evidence: 'In two whole contests users with 15 to 25 entries had 7 or 8 captains.',
  },
  mostOfACaptain({
    pct: 35,
    fromLineups: MANY_LINEUPS,
    evidence: 'In the same contests the most used captain of such a user was in 34% and 41% of the entries.',
  }),
  mostOfACaptain({
    pct: 50,
    fromLineups: VERY_MANY_LINEUPS,
    evidence:
      'In the same contests the best users with 100 entries and more had one captain in 44% and 46%. With a limit of 35% fewer lineups cashed.',
  }),
]

function mostOfACaptain({
  pct,
  ...of
}: { pct: number } & Pick<DefaultRule, 'fromLineups' | 'evidence'>): DefaultRule {
  return {
    id: 'default:most_of_a_captain',
    rule: {
      kind: 'exposure',
      players: {},
      slots: 'captain',
      pct: { min: null, max: pct },
      isStrict: false,
      each: true,
    },
    ...of,
  }
}

/** The default rules of a build of so many lineups. A format without a captain has none. */
export function defaultRules({ captain }: Format, lineups: number): DefaultRule[] {
  if (!captain) return []
  const inForce = OF_CAPTAINS.filter(({ fromLineups }) => lineups >= fromLineups)
  return inForce.filter(({ id }, at) => !inForce.slice(at + 1).some((later) => later.id === id))
}

/** All that a build of so many lineups obeys where nobody says anything about rules. */
export function rulesByDefault(mode: Format, lineups: number): BuildRule[] {
  return [...rulesOfFormat(DEFAULT_RULES, mode), ...defaultRules(mode, lineups).map(({ rule }) => rule)]
}

/**
 * The entries of a build of so many lineups, switched off ones too: its default rules, each as the user's entry with its id has
 * it, and then the user's other entries.
 */
export function withDefaultRules(entries: readonly RuleEntry[], mode: Format, lineups: number): RuleEntry[] {
  const own = new Map(entries.map((entry) => [entry.id, entry]))
  return [
    ...defaultRules(mode, lineups).map(({ id, rule }) => own.get(id) ?? { id, isOn: true, rule }),
    ...entries.filter(({ id }) => !OF_CAPTAINS.some((each) => each.id === id)),
  ]
}

/**
 * The same of entries that are chosen by what they are worth: a default rule only where the user changed or switched it. The choice shares
 * out captains by itself, and the rules cost it money (docs/proof.md, "Default entries in whole real contests").
 */
export function rulesOfChoice(entries: readonly RuleEntry[], mode: Format, lineups: number): RuleEntry[] {
  return withDefaultRules(entries, mode, lineups).filter(({ id }) => entries.some((own) => own.id === id))
}

/** The entries with this one, in the place of that with its id where there is one. */
export function withEntry(entries: readonly RuleEntry[], entry: RuleEntry): RuleEntry[] {
  const at = entries.findIndex(({ id }) => id === entry.id)
  return at < 0 ? [...entries, entry] : entries.with(at, entry)
}
