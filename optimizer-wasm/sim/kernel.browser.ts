import { browserLoader } from '../browser-loader.ts'
import wasmUrl from '../build/sim.wasm?url'
import { simKernelOf } from './kernel.ts'

export const loadSimKernel = browserLoader(wasmUrl, simKernelOf)
