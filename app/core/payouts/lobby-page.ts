import { isName, readContestPage } from './contest-page.ts'
import { type ContestSettings, withKnown } from './contest-settings.ts'
import { contestsOfEntries } from './contests-of-entries.ts'
import { readPrize } from './read-prize.ts'

/**
 * Reads the text of a lobby's page, all of it copied: each contest from its name to the next name, with fee, prizes and entries
 * in lines or cells of their own, with or without labels. What neither line nor name says is listed as `assumed`, as for an
 * entries file. A name without fee or without entries is no contest of the lobby; empty where there are fewer than two.
 */
export function readLobby(text: string): ContestSettings[] {
  const lines = text
    .split(/\r?\n|\t/)
    .map(oneSpaced)
    .filter((line) => line !== '')
  const starts = [...lines.keys()].filter((at) => isName(lines[at]!))
  const found = new Map<string, ContestSettings>()
  for (const [place, start] of starts.entries()) {
    const [name, ...others] = lines.slice(start, starts[place + 1])
    // Another sport's contest ends it too: a line with an amount that is more than an amount.
    const end = others.findIndex((line) => line.includes('$') && amountIn(line) === null)
    const contest = contestIn(name!, end < 0 ? others : others.slice(0, end))
    // Contests of one name fill one after another, and are alike.
    if (contest) found.set(`${contest.name} ${contest.feeCents} ${contest.size}`, contest)
  }
  return found.size < 2 ? [] : [...found.values()]
}

/** The place in the lobby of the contest of this name and fee; -1 where nothing says which: none, or two sizes. */
export function placeInLobby(contest: ContestSettings, lobby: readonly ContestSettings[]): number {
  const name = oneSpaced(contest.name)
  const isIt = (each: ContestSettings) => each.name === name && each.feeCents === contest.feeCents
  const place = lobby.findIndex(isIt)
  return place === lobby.findLastIndex(isIt) ? place : -1
}

/** The contests that the lobby lists, with entries, limit and prizes as it says; all else of them stays as it was set. */
export function inLobby<Key>(
  contests: ReadonlyMap<Key, ContestSettings>,
  lobby: readonly ContestSettings[],
): Map<Key, ContestSettings> {
  return new Map(
    [...contests].flatMap(([key, contest]): [Key, ContestSettings][] => {
      const listed = lobby[placeInLobby(contest, lobby)]
      if (!listed) return []
      const { size, maxEntries, poolCents, assumed } = listed
      const isLimitKnown = !assumed?.includes('maxEntries')
      return [[key, withKnown(contest, { size, poolCents, ...(isLimitKnown ? { maxEntries } : {}) })]]
    }),
  )
}

function oneSpaced(name = ''): string {
  return name.replace(/\s+/g, ' ').trim()
}

/** @param lines those after the name. */
function contestIn(contestName: string, lines: readonly string[]): ContestSettings | null {
  const page = readContestPage([contestName, ...lines].join('\n'))
  const amounts = lines.flatMap((line) => amountIn(line) ?? [])
  // Of amounts without labels the fee is the least, and the prizes are the most.
  const feeCents = page.feeCents ?? (amounts.length > 0 ? Math.min(...amounts) : null)
  const { size } = page
  if (feeCents === null || size === null) return null
  const most = Math.max(0, ...amounts)
  const [contest] = contestsOfEntries([{ contestKey: '', contestName, feeCents }])
  const { assumed: listed = [], ...settings } = contest!.settings
  const { maxEntries } = page
  const assumed = listed.filter(
    (figure) => figure !== 'size' && (figure !== 'maxEntries' || maxEntries === null),
  )
  return {
    ...settings,
    ...{ size, maxEntries: maxEntries ?? settings.maxEntries },
    ...(most > feeCents ? { poolCents: most } : {}),
    ...(assumed.length > 0 ? { assumed } : {}),
  }
}

const LABELLED = /^(?:entry fee|entry|fee|buy-?in|total prizes|prize pool|prizes):?\s*/i

/** `$15`, `Prizes: $600K`, in cents; null for a line that is no amount. */
function amountIn(line: string): number | null {
  const plain = line.replace(LABELLED, '')
  const amount = plain.startsWith('$') ? readPrize(plain) : null
  return amount?.ok ? amount.value.cents : null
}
