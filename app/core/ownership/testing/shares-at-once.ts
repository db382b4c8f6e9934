import { atOnce } from '../../collections/at-once.ts'
import { likelySteps } from '../likely-lineups.ts'
import { deservedSteps, modelSteps } from '../model.ts'
import type { Shares } from '../shares.ts'

export const likelyShares = (...asked: Parameters<typeof likelySteps>): Shares[] | null =>
  atOnce(likelySteps(...asked))
export const modelShares = (...asked: Parameters<typeof modelSteps>): Shares[] => atOnce(modelSteps(...asked))
export const deservedShares = (...asked: Parameters<typeof deservedSteps>): Shares[] =>
  atOnce(deservedSteps(...asked))
