import { expect, test } from 'vitest'
import { readStandings } from '../contest/testing/every-figure.ts'
import { makeSlate } from '../fixtures/made-slate.ts'
import { showdownSalaries } from '../fixtures/salary-files.ts'
import {
  bestBallStandings,
  classicStandings,
  runningStandings,
  showdownStandings,
  standingsOf2015,
} from '../fixtures/standings-files.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { contestFigures } from './contest-figures.ts'
import { expectFiguresAgree, type Price } from './testing/figures-agree.ts'

/* Each figure is computed a second time by other means: see testing/figures-agree.ts. */

const TIERS = [
  { from: 1, to: 1, prizeCents: 10_000 },
  { from: 2, to: 20, prizeCents: 500 },
]

test.each(Array.from({ length: 80 }, (_, i) => i + 1))('Showdown contest %i, with its slate', (seed) => {
  const made = makeSlate(seed)
  const parsed = parseSlateCsv(showdownSalaries(made), { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  expectFiguresAgree(showdownStandings({ entries: 3 + ((seed * 37) % 420), seed }), {
    // In turn: not known, many entries, one entry, no entry.
    me: [null, 'many-1', 'solo-3', 'absent'][seed % 4]!,
    tiers: seed % 3 === 0 ? null : TIERS,
    slate: { format: SHOWDOWN, players: parsed.value.players },
    prices: new Map(made.people.map(({ name, team, salary }): [string, Price] => [name, { team, salary }])),
  })
})

test.each([
  ...Array.from({ length: 10 }, (_, i) => ['Classic', classicStandings({ entries: 250, seed: i + 1 })]),
  ...Array.from({ length: 10 }, (_, i) => ['running', runningStandings({ entries: 200, seed: i + 1 })]),
  ...Array.from({ length: 5 }, (_, i) => ['of 2015', standingsOf2015({ entries: 150, seed: i + 1 })]),
  ...Array.from({ length: 5 }, (_, i) => ['best ball', bestBallStandings({ entries: 30, seed: i + 1 })]),
])('without a slate: %s', (_kind, text) => {
  expectFiguresAgree(text!, { me: 'many-2', tiers: TIERS, slate: null, prices: new Map() })
})

test('two files of one game name the same game, and another game another', () => {
  const gameOf = (text: string) =>
    contestFigures(readStandings(text).field, {
      mine: null,
      bestRank: 1,
      slate: null,
      format: null,
      winningsCents: null,
    }).game
  const text = showdownStandings({ entries: 400, seed: 5 })
  expect(gameOf(text)).toBe(gameOf(showdownStandings({ entries: 300, seed: 5 })))
  expect(gameOf(text)).not.toBe(gameOf(showdownStandings({ entries: 400, seed: 6 })))
})
