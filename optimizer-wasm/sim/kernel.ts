import { withMemoryErrors } from '../kernel-memory.ts'

/** One instance of the sim's WASM kernel. It holds one contest at a time (load-contest.ts). */
export type SimKernel = { exports: SimKernelExports }

type SimKernelExports = {
  memory: WebAssembly.Memory
  reserve(bytes: number): number
  openContest(block: number, model: number, gamesOfBlock: number): void
  drawScores(model: number, seed: number, first: number, count: number): number
  givenAddress(): number
  playBlock(seed: number, first: number, games: number): number
  byGameAddress(): number
  sumsAddress(): number
  squaresAddress(): number
  reachedAddress(): number
  entriesReachedAddress(): number
  totalsAddress(): number
  opponentSumsAddress(): number
  opponentTotalsAddress(): number
  openStandings(gamesOfBlock: number, depth: number): void
  standBlock(seed: number, first: number, games: number): number
  cellsAddress(): number
  cellStartsAddress(): number
  openScreening(gamesOfBlock: number): void
  screenBlock(seed: number, first: number, games: number, limit: number): number
  screenedSumsAddress(): number
  placedBitsAddress(): number
  openGains(block: number, games: number, candidates: number, cells: number, places: number): void
  addEntry(candidate: number): void
}

export function simKernelOf(instance: WebAssembly.Instance): SimKernel {
  return { exports: withMemoryErrors<SimKernelExports>(instance.exports) }
}
