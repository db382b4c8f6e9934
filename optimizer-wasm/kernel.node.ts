import { kernelOf } from './kernel.ts'
import { nodeLoader } from './node-loader.ts'

export const loadKernel = nodeLoader('optimizer', kernelOf)
