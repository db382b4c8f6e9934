import { browserLoader } from '../browser-loader.ts'
import wasmUrl from '../build/field.wasm?url'
import { fieldKernelOf } from './kernel.ts'

export const loadFieldKernel = browserLoader(wasmUrl, fieldKernelOf)
