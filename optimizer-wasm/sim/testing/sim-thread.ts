import { parentPort, workerData } from 'node:worker_threads'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { playBlocks } from '../../sim.ts'
import { loadSimKernel } from '../kernel.node.ts'
import { drawnRequest } from './small-contests.ts'

/** A thread of a sim: plays its part of the games and posts them block by block. */
const { seed, firstGame, games } = workerData as { seed: number; firstGame: number; games: number }
const request = { ...drawnRequest(SHOWDOWN, seed, 'together'), firstGame, games }
for (const block of playBlocks(request, await loadSimKernel())) parentPort!.postMessage(block)
parentPort!.postMessage(null)
