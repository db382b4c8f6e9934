import { readFileSync } from 'node:fs'
import { enrichFromSlate } from '#core/analysis/enrichment.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Format } from '#core/formats/format.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { basePlayerIdOf, type InjuryStatus, type Player } from '#core/players/player.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'

/** A slate that questions are asked about. */
export type ChatSlate = { format: Format; pool: Player[] }

/** `night`: invented players whose names are shortened as real ones are (JSN, CMC), with weather, ranks and ownership. */
export const CHAT_SLATES: Readonly<Record<string, () => ChatSlate>> = {
  night: () => ({ format: SHOWDOWN, pool: enrichFromSlate(nightSlate(), SHOWDOWN) }),
  sample: () => ({ format: SHOWDOWN, pool: sampleSlate('showdown', SHOWDOWN) }),
  league: () => ({ format: BIG_LEAGUE, pool: sampleSlate('bigleague', BIG_LEAGUE) }),
}

function slateOfFile(text: string, format: Format): Player[] {
  const slate = parseSlateCsv(text, { format })
  if (!slate.ok) throw new Error(slate.error.kind)
  return slate.value.players
}

/** Invented players of invented teams, in the provider's layout. */
function sampleSlate(name: string, format: Format): Player[] {
  return slateOfFile(readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8'), format)
}

/** Name, position, flex price, average, opponent's rank, injury mark. */
type Row = [string, string, number, number, number | null, InjuryStatus?]

const LAR: Row[] = [
  ['Mason Stallard', 'QB', 10_400, 21.22, 12],
  ['Pavo Nakoa', 'WR', 12_000, 23.29, 25],
  ["D'Vante Addams", 'WR', 10_000, 16.14, 25, 'Questionable'],
  ['Kyron Willis', 'RB', 9800, 16.41, 3],
  ['Blaine Corliss', 'RB', 4800, 7.31, 3],
  ['Colby Parkhurst', 'TE', 5400, 7.98, 18],
  ['Tyrell Higby Jr.', 'TE', 2800, 5.67, 18],
  ['Tutu Attwood', 'WR', 3400, 4.04, 25],
  ['Konrad Mumford', 'WR', 2000, 1.09, 25],
  ['Harlan Mevas', 'K', 5000, 7.83, 9],
  ['Rams', 'DST', 4000, 8, 21],
  ['Stetson Bennick IV', 'QB', 6000, 0, 12],
]
const SEA: Row[] = [
  ['Samson Dorrell', 'QB', 9400, 15.93, 28],
  ['Jaxson Smythe-Norwood', 'WR', 11_600, 23.84, 7],
  ['Christian McCallister', 'RB', 8800, 14.2, 30],
  ['Kennet Walkden III', 'RB', 7200, 10.32, 30],
  ['Zack Charbonneau', 'RB', 6200, 9.16, 30],
  ['Rashad Shaheen', 'WR', 6600, 9.9, 7],
  ['Cooper Kapp', 'WR', 5600, 7.99, 7],
  ['Tory Horne', 'WR', 3000, 8.14, 7, 'Out'],
  ['A.J. Barnett', 'TE', 4400, 8.26, 1],
  ['Elias Arroya', 'TE', 200, 2.92, 1, 'Doubtful'],
  ['Jason Myerson', 'K', 5200, 13, 16],
  ['Seahawks', 'DST', 3600, 11.07, 14],
]

function nightSlate(): Player[] {
  const people = [
    ...LAR.map((row) => person(row, 'LAR', 'SEA')),
    ...SEA.map((row) => person(row, 'SEA', 'LAR')),
  ]
  return withCaptainTwins(people, SHOWDOWN)
}

function person([name, position, salary, fppg, oprk, injury]: Row, team: string, opponent: string): Player {
  return makePlayer({
    ...{ id: basePlayerIdOf(name), name, position, team, opponent, fppg, salary, oprk },
    gameInfo: 'LAR@SEA 12/18/2025 08:15PM ET',
    injuryStatus: injury ?? 'Healthy',
    ...{ weatherTemp: 44, weatherWind: 13, weatherPrecip: 60 },
  })
}
