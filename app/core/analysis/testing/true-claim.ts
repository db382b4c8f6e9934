import { type Lineup, playersOf } from '../../lineups/lineup.ts'
import { objectiveOf } from '../../objective/objective.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import type { ChangingSlate } from './changing-slates.ts'
import { type Claim, moneyIn, namesIn } from './read-story.ts'
import { readForced } from './read-swap.ts'
import { expectTrueForce, leastCost } from './recomputed-change.ts'
import {
  correlation,
  isDoubted,
  isDoubtfulStarter,
  isInactive,
  missingTopics,
  pointsOf,
  pointsText,
} from './slate-rows.ts'
import { dependOnEachOther, isLowest, isScript } from './true-script.ts'

/*
 * The arithmetic of the objective is written again, but for the objective and the table of correlations, which
 * have tests of their own.
 */

const INJURED = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }

const SOURCES: Record<string, string> = {
  average: 'average',
  baseline: 'baseline estimate',
  projection: 'projection',
  hand: 'figure set by hand',
}

/** Claims that say why the captain is the captain. */
const REASONS_FOR_CAPTAIN = ['most of slate', 'most of lineup', 'rival', 'rival too dear']

/** A lineup of a slate, and all claims that its texts make. */
type Case = { slate: ChangingSlate; lineup: Lineup; claims: readonly Claim[] }

/** Whether the claim follows from the rows of the slate. */
export function isTrueClaim({ kind, words }: Claim, { slate, lineup, claims }: Case): boolean {
  const { pool, format, settings, lockedIds } = slate
  const members = playersOf(lineup)
  const row = (name?: string) => pool.find((each) => each.name === name && !isCaptainRow(each))!
  const near = (text: string | undefined, value: number) => Math.abs(Number(text) - value) <= 0.00501
  const counted = (player: Player) =>
    pointsOf(player) * INJURED[player.injuryStatus] * player.synergyMultiplier
  const captain = format.captain ? lineup.slots[0] : null
  const inSlot = (player: Player) =>
    counted(player) * (captain?.name === player.name ? format.captain!.points : 1)
  const total = members.reduce((sum, player) => sum + inSlot(player), 0)
  const spent = playersOf(lineup).reduce((sum, player) => sum + player.salary, 0)
  const everyone = pool.filter((each) => !isCaptainRow(each) && each.injuryStatus !== 'Out')
  const rankBy = (of: (player: Player) => number, name: string) =>
    1 + everyone.filter((each) => of(each) > of(row(name)) + 1e-9).length
  const value = (player: Player) => pointsOf(player) / (player.salary / format.valueUnit.dollars)
  const isClean = (name: string) => !isDoubted(row(name), slate) && row(name).injuryStatus === 'Healthy'
  const first = claims.find((claim) => claim.kind === 'captain' || claim.kind === 'lead')!.words.name!
  const swapped = (name: string) =>
    playersOf(lineup).map((player) => {
      if (player === captain) return row(player.name)
      return player.name === name ? pool.find((each) => each.name === name && isCaptainRow(each))! : player
    })
  const isComplete = members.length === lineup.slots.length
  const isPoints = (text: string | undefined, name: string) => text === pointsText(row(name))

  switch (kind) {
    case 'captain':
    case 'lead': {
      const { position, team } = words
      const is = row(words.name)
      const most = members.every((player) => inSlot(player) <= inSlot(is))
      return (
        is.actualPosition === position &&
        is.team === team &&
        near(words.total, total) &&
        near(words.counted, inSlot(is)) &&
        (kind === 'captain' ? captain!.name === is.name : words.most === undefined || most) &&
        claims.some((claim) => claim.kind === 'locked') ===
          (isComplete && lockedIds.includes(captain?.id ?? ''))
      )
    }
    case 'locked':
      // Then no other reason for the captain is given.
      return (
        pool.some(
          ({ id, name, position }) =>
            lockedIds.includes(id) && name === first && position === format.captain?.code,
        ) && !claims.some((claim) => REASONS_FOR_CAPTAIN.includes(claim.kind))
      )
    case 'most of slate':
      return isClean(first) && rankBy(pointsOf, first) === 1
    case 'most of lineup':
      return isClean(first) && members.every((player) => counted(player) <= counted(row(first)))
    case 'lead ranks':
      return (
        isClean(first) &&
        rankOf(words.byPoints!, rankBy(pointsOf, first)) &&
        rankOf(words.byValue!, rankBy(value, first))
      )
    case 'rival too dear':
      return moneyIn(words.missing!) === salaryOf(swapped(words.name!)) - format.budget && isClean(first)
    case 'rival': {
      const before = objectiveOf(playersOf(lineup), pool, format, settings)
      const loss = before - objectiveOf(swapped(words.name!), pool, format, settings)
      const gain = (counted(row(words.name)) - counted(row(first))) * (format.captain!.points - 1)
      const isPlain =
        settings.strategy === 'max_points' && settings.contestFormat === 'cash' && settings.creativity === 50
      return (
        salaryOf(swapped(words.name!)) <= format.budget &&
        near(words.gain, gain) &&
        (words.loss === undefined ? isPlain || loss < 0.006 : near(words.loss, loss))
      )
    }
    case 'nothing together':
      return !members.some((a) => members.some((b) => dependOnEachOther(a, b, slate)))
    case 'together':
      return isScript(words, slate, members)
    case 'against':
      return correlation(row(words.a), row(words.b), slate) <= -0.25 && isLowest(words, slate, members)
    case 'one place':
      return [row(words.a), row(words.b)].every(
        ({ actualPosition, team }) => actualPosition === 'QB' && team === row(words.a).team,
      )
    case 'check':
      return isWholeCheck(words, slate, lineup)
    case 'sources': {
      const counts = Object.groupBy(members, ({ projectedBy }) => projectedBy ?? 'average')
      const own = Object.entries(counts).map(([whose, rows]) => `${rows!.length} ${SOURCES[whose]}`)
      const nouns = namesIn(words.sources!).map((noun) => noun.replace(/s\b/, ''))
      const said = own.length === 1 ? nouns.map((noun) => `${members.length} ${noun}`) : nouns
      return counts.average?.length !== members.length && said.toSorted().join() === own.toSorted().join()
    }
    case 'moved by ownership': {
      const told = new Map(
        words.moved!.split(', ').map((each) => {
          const [, name, figure] = /^(.+) (\S+)$/.exec(each)!
          return [name!, figure!] as const
        }),
      )
      return members.every(({ name }) => {
        const { ownershipPoints } = row(name)
        const figure = told.get(name)
        return figure === undefined
          ? Math.abs(ownershipPoints ?? 0) < 0.5
          : near(figure, ownershipPoints!) && figure.startsWith(ownershipPoints! > 0 ? '+' : '-')
      })
    }
    case 'correlations':
      return words.pairs!.split('; ').every((pair) => {
        const [, a, b, figure] = /^(.+) with (.+) (\S+)$/.exec(pair)!
        return (
          near(figure, correlation(row(a), row(b), slate)) && [a, b].every((name) => isMember(name!, members))
        )
      })
    case 'teams': {
      const count = (team?: string) => members.filter((player) => player.team === team).length
      return words.team
        ? [words.team, words.even].every((team) => count(team) === Number(words.each))
        : count(words.most) === Number(words.more) && count(words.fewer) === Number(words.fewest)
    }
    case 'bargain': {
      const name = (words.name ?? words.name2)!
      const rank = words.rank ?? words.rank2
      return (
        isClean(name) &&
        isPoints(words.points ?? words.points2, name) &&
        moneyIn((words.price ?? words.price2)!) === row(name).salary &&
        near(words.value ?? words.value2, value(row(name))) &&
        rankOf(rank!, rankBy(value, name)) &&
        Number(/\d+/.exec(rank!)) <= everyone.length / 4
      )
    }
    case 'weakest':
      return (
        near(words.value, value(row(words.name))) &&
        rankOf(words.rank!, rankBy(value, words.name!)) &&
        members.every(
          (player) =>
            player.name === first ||
            value(player) >= value(row(words.name)) - 1e-9 ||
            player.injuryStatus === 'Out',
        )
      )
    case 'matchup':
      return (
        isClean(words.name!) &&
        row(words.name).oprk === Number.parseInt(words.rank!, 10) &&
        row(words.name).oprk! <= 10
      )
    case 'forced': {
      const stated = readForced(words.sentence!)
      if (stated === null || isMember(words.name!, members)) return false
      expectTrueForce(stated, {
        player: row(words.name),
        now: members,
        slate: withoutConstraints(slate),
        sentence: words.sentence!,
      })
      return true
    }
    case 'no forced':
      return leastCost(row(words.name), members, withoutConstraints(slate)) === null
    case 'unknown':
      return words.topics === missingTopics(pool)
    case 'budget':
      return words.all
        ? spent === format.budget
        : moneyIn(words.spent!) === spent && moneyIn(words.left!) === format.budget - spent
    case 'range':
      return Math.abs(Number(words.low) + Number(words.high) - 2 * total) <= 1.001 || Number(words.low) === 0
    case 'captain price':
      return (
        moneyIn(words.price!) === captain!.salary &&
        (words.byValue === undefined
          ? !isClean(words.name!)
          : isClean(words.name!) && rankOf(words.byValue, rankBy(value, words.name!))) &&
        (words.byPoints === undefined || rankOf(words.byPoints, rankBy(pointsOf, words.name!)))
      )
    case 'share': {
      const best = members.map(inSlot).sort((a, b) => b - a)
      return Number(words.share) === Math.round((100 * (best[0]! + best[1]! + best[2]!)) / total)
    }
    case 'ownership':
      return (
        Number(words.share) ===
        Math.round(members.reduce((sum, { ownershipPct }) => sum + ownershipPct!, 0) / members.length)
      )
    default:
      throw new Error(`not judged: ${kind}`)
  }
}

/** The searches of these texts have no locks, exclusions or rules. */
function withoutConstraints(slate: ChangingSlate): ChangingSlate {
  return { ...slate, lockedIds: [], excludedIds: [], rules: [] }
}

/** Everything that has to be looked up is in the line, and nothing else. */
function isWholeCheck({ lock, items }: Claim['words'], slate: ChangingSlate, lineup: Lineup): boolean {
  const members = playersOf(lineup)
  const names = (test: (player: Player) => boolean) => members.filter(test).map(({ name }) => name)
  const inactive = names((player) => isInactive(player, slate))
  const zero = names((player) => player.projectedBy === 'projection' && player.projectedPoints === 0)
  const marked = (status: string) => names(({ injuryStatus }) => injuryStatus === status)
  const said = items!.split('; ')
  const lists: [RegExp, string[]][] = [
    [/^(.+) (?:is|are) marked Out$/, marked('Out')],
    [/^(.+) (?:is|are) marked Doubtful$/, marked('Doubtful')],
    [/^(.+) (?:is|are) priced as inactive$/, inactive],
    [/^(.+) may not start$/, names((player) => isDoubtfulStarter(player, slate))],
    [/^(.+) (?:has|have) a projection of 0 points$/, zero],
    [/^(.+) (?:is|are) marked Questionable$/, marked('Questionable')],
  ]
  for (const [form, expected] of lists) {
    const item = said.find((each) => form.test(each))
    const stated = item ? namesIn(form.exec(item)![1]!) : []
    if (stated.join() !== expected.join()) return false
  }
  const open = lineup.slots.filter((slot) => slot === null).length
  if (said.some((each) => each.endsWith('slots are open')) !== open > 0) return false
  if (open > 0 && !said.includes(`${open} of ${lineup.slots.length} slots are open`)) return false
  const averages = names(({ projectedBy }) => projectedBy === null)
  const onlyAverages = said.find((each) => each.includes('averages'))
  if (onlyAverages === 'all points are averages' && averages.length !== members.length) return false
  if (
    onlyAverages?.startsWith('only averages for ') &&
    namesIn(onlyAverages.slice(18)).join() !== averages.join()
  )
    return false
  return (
    lock === 'Sun, Oct 26, 1:00 PM EDT' && /^(?:late news|injury news \(none listed\))$/.test(said.at(-1)!)
  )
}

function isMember(name: string, members: readonly Player[]): boolean {
  return members.some((player) => player.name === name)
}

function salaryOf(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + player.salary, 0)
}

function rankOf(text: string, rank: number): boolean {
  return Number.parseInt(text, 10) === rank
}
