import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { ShownEntry } from '#core/autopsy/deserved.ts'
import { type ShownTogether, shownRows, shownTogether } from '#core/autopsy/shown-autopsy.ts'
import type { Format } from '#core/formats/format.ts'
import { tableText } from './table-text.ts'
import { dollars, moneyText, percent } from './units.ts'

const howOf = (format: Format, isRaw = false) => ({ format, isRaw, payoutFactor: null })

/** Chances in percent, money in dollars, errors of one standard error. `raw` is as simulated. */
export function autopsyJson(autopsy: Autopsy, format: Format): string {
  const { basis, unread, distinct } = autopsy
  const raw = shownRows(autopsy, howOf(format, true))
  const together = shownTogether(autopsy, howOf(format))
  const answer = {
    ...{ games: basis.games, entries: basis.entries, isLive: basis.isLive, unread, distinct },
    lineups: shownRows(autopsy, howOf(format)).map(({ entry, shown }, i) => ({
      ...{ entryId: entry.key, rank: entry.rank, points: entry.points, players: entry.players },
      won: entry.won === null ? null : dollars(entry.won),
      dupes: entry.deserved?.dupes ?? null,
      ...(shown && figuresOf(shown)),
      raw: raw[i]!.shown && figuresOf(raw[i]!.shown),
    })),
    together: together && {
      deserved: dollars(together.paid.value),
      deservedError: dollars(together.paid.error),
      roi: together.roi && percent(together.roi.value),
      won: together.won === null ? null : dollars(together.won),
      luck: together.luck && dollars(together.luck.value),
    },
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

function figuresOf({ win, top1, cash, roi, paid, luck }: ShownEntry) {
  return {
    win: percent(win.value),
    top1: percent(top1.value),
    cash: cash && percent(cash.value),
    deserved: paid && dollars(paid.value),
    deservedError: paid && dollars(paid.error),
    roi: roi && percent(roi.value),
    luck: luck && dollars(luck.value),
  }
}

/** The entries by rank, then all of them together. */
export function autopsyTable(autopsy: Autopsy, format: Format): string {
  const { basis, unread } = autopsy
  const rows = shownRows(autopsy, howOf(format)).map(({ entry, shown }) => [
    entry.rank.toLocaleString('en-US'),
    entry.points.toFixed(2),
    entry.won === null ? '-' : `$${dollars(entry.won).toFixed(2)}`,
    ...(shown?.paid
      ? [`$${dollars(shown.paid.value).toFixed(2)}`, dollars(shown.paid.error).toFixed(2)]
      : ['-', '-']),
    shown ? `${percent(shown.top1.value).toFixed(2)}%` : '-',
    entry.deserved ? String(entry.deserved.dupes) : '-',
    entry.players.length > 0 ? entry.players.join(', ') : '(no lineup)',
  ])
  const together = shownTogether(autopsy, howOf(format))
  const [games, entries] = [basis.games, basis.entries].map((count) => count.toLocaleString('en-US'))
  const lines = [
    tableText(['Rank', 'Points', 'Won', 'Deserved', '+-', 'Top 1%', 'Dupes', 'Lineup'], rows),
    '',
    `${games} games against the real field of ${entries} entries, moved towards it as on the screen (--json has them as simulated too).`,
    '+- is one standard error.',
    ...(unread.own > 0 ? [`${unread.own} of the entries could not be read.`] : []),
    together ? togetherText(together) : 'Without --payouts or --type nothing is said of money.',
  ]
  return `${lines.join('\n')}\n`
}

function togetherText({ paid, won, luck }: ShownTogether): string {
  const deserved = `Together they deserved ${moneyText(paid)} before fees`
  return won === null || luck === null
    ? `${deserved}; the contest still runs.`
    : `${deserved} and won $${dollars(won).toFixed(2)}: ${moneyText(luck)} of luck.`
}
