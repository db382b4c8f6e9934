import { browserLoader } from './browser-loader.ts'
import wasmUrl from './build/optimizer.wasm?url'
import { kernelOf } from './kernel.ts'

export const loadKernel = browserLoader(wasmUrl, kernelOf)
