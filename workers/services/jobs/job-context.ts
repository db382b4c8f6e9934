import type { ServiceContext } from '#workers/context.server.ts'

/** What work behind the answer needs; nobody is asking, the job says whose it is. */
export type JobContext = Pick<ServiceContext, 'db' | 'files' | 'jobs' | 'now' | 'log'>
