import type { ServiceContext } from '#workers/context.server.ts'

/** Context of background jobs. There is no signed-in user; the job names its owner. */
export type JobContext = Pick<ServiceContext, 'db' | 'files' | 'jobs' | 'simulations' | 'now' | 'log'>
