import { nodeLoader } from '../node-loader.ts'
import { simKernelOf } from './kernel.ts'

export const loadSimKernel = nodeLoader('sim', simKernelOf)
