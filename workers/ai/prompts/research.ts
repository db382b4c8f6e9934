import * as z from 'zod/mini'
import { INJURY_STATUSES } from '#core/players/player.ts'
import { cleanText } from '#core/text/clean-text.ts'
import type { ResearchSubject } from '../research.ts'
import { HOUSE_RULES } from './house-rules.ts'

const figure = z.nullable(z.number())

/** Deliberately loose: `figuresInRange` enforces the ranges for each figure. */
export const ResearchAnswer = z.object({
  players: z.array(
    z.object({
      playerKey: z.string(),
      opponentEaseScore: figure,
      weatherImpactScore: figure,
      weatherTemp: figure,
      weatherWind: figure,
      weatherPrecip: figure,
      gameEnvScore: figure,
      overUnder: figure,
      teamTotal: figure,
      paceScore: figure,
      ownershipPct: figure,
      injuryStatus: z.nullable(z.enum(INJURY_STATUSES)),
      note: z.nullable(z.string()),
      sources: z.array(z.string()),
    }),
  ),
})

export type ResearchAnswer = z.infer<typeof ResearchAnswer>

/** `playerKey` is an index into this batch: a user's player ids and file names are never sent. */
export function researchPrompt(people: readonly ResearchSubject[], enableWebSearch: boolean) {
  return {
    instructions: `${HOUSE_RULES}
Task: find what is publicly known about each of these players for the game named with the player, and fill in the figures.
Scores run from 0 (bad for the player) to 100 (good). weatherTemp in Fahrenheit, weatherWind in miles per hour,
weatherPrecip in percent, overUnder and teamTotal in points, ownershipPct in percent of lineups. Put null where you
found no figure: never guess. The note has at most two sentences, and only figures of your own answer for the same player.
In sources, give the full addresses of the pages you used for the player. Repeat each playerKey exactly as given.`,
    input: {
      players: people.map(({ player }, place) => ({
        playerKey: `p${place + 1}`,
        name: cleanText(player.name),
        position: cleanText(player.actualPosition),
        team: player.team && cleanText(player.team),
        opponent: player.opponent && cleanText(player.opponent),
        game: player.gameInfo && cleanText(player.gameInfo),
      })),
    },
    webSearch: enableWebSearch,
    maxOutputTokens: 8000,
  }
}
