import { nodeLoader } from '../node-loader.ts'
import { fieldKernelOf } from './kernel.ts'

export const loadFieldKernel = nodeLoader('field', fieldKernelOf)
