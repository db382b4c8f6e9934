import { env } from 'cloudflare:workers'

type Bindings = Pick<
  Env,
  'DB' | 'FILES' | 'JOBS' | 'SIMULATIONS' | 'FLOWS' | 'SIGN_IN_LIMIT' | 'SIGN_IN_NETWORK_LIMIT'
>

/** Which outside call fails: the n-th, before its effect or after it (the answer is lost). */
export type Fault = { at: number; when: 'before' | 'after'; message?: string }

/** The message of D1 and of a broken socket. */
export const CONNECTION_LOST = 'Network connection lost.'

/**
 * Real D1, R2, Queue, KV, rate limiter and `fetch`, with one failing call. `calls` returns their number, so that a test
 * can fail each call in turn.
 */
export function faultyBindings(fault: Fault | null): {
  bindings: Bindings
  fetch: typeof fetch
  calls: () => number
} {
  const toOthers = globalThis.fetch
  let calls = 0
  const call = async <Answer>(run: () => Answer): Promise<Awaited<Answer>> => {
    calls += 1
    const fails = calls === fault?.at
    if (fails && fault?.when === 'before') throw lost(fault)
    const answer = await run()
    if (fails) throw lost(fault)
    return answer
  }
  const originals = new WeakMap<object, object>()
  const wrap = <Target extends object>(target: Target): Target => {
    const proxy = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          const args = given.map((arg) => unwrap(originals, arg))
          const run = () => member.apply(target, args)
          if (STEPS.has(String(name))) return wrap(run())
          if (!CALLS.has(String(name))) return run()
          const answer = call(run)
          return name === 'createMultipartUpload' ? answer.then((upload) => wrap(upload as object)) : answer
        }
      },
    })
    originals.set(proxy, target)
    return proxy
  }
  const { DB, FILES, JOBS, SIMULATIONS, FLOWS, SIGN_IN_LIMIT, SIGN_IN_NETWORK_LIMIT } = env
  return {
    bindings: {
      DB: wrap(DB),
      FILES: wrap(FILES),
      JOBS: wrap(JOBS),
      SIMULATIONS: wrap(SIMULATIONS),
      FLOWS: wrap(FLOWS),
      SIGN_IN_LIMIT: wrap(SIGN_IN_LIMIT),
      SIGN_IN_NETWORK_LIMIT: wrap(SIGN_IN_NETWORK_LIMIT),
    },
    fetch: (input, init) => call(() => toOthers(input as Request, init)),
    calls: () => calls,
  }
}

function lost({ message = CONNECTION_LOST }: Fault): Error {
  return new Error(message)
}

/** Methods that only build a call. */
const STEPS = new Set(['withSession', 'prepare', 'bind'])

const CALLS = new Set([
  ...['all', 'run', 'raw', 'first', 'batch'],
  ...['get', 'head', 'put', 'delete', 'list', 'createMultipartUpload', 'uploadPart', 'complete', 'abort'],
  ...['send', 'sendBatch'],
  ...['getWithMetadata', 'limit'],
])

function unwrap(originals: WeakMap<object, object>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => unwrap(originals, each))
  return typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value
}
