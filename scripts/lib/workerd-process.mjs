// Memory and CPU time of the workerd process, from the kernel. Linux only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** @param {number} ancestor */
export function workerdsOf(ancestor) {
  /** @type {Map<number, { parent: number, name: string | undefined }>} */
  const parents = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${pid}/status`)
    if (status)
      parents.set(Number(pid), { parent: field(status, 'PPid'), name: /^Name:\s*(.*)$/m.exec(status)?.[1] })
  }
  /**
   * @param {number} pid
   * @returns {boolean}
   */
  const descends = (pid) => pid === ancestor || (parents.has(pid) && descends(parents.get(pid)?.parent ?? 0))
  return [...parents].flatMap(([pid, { name }]) => (name === 'workerd' && descends(pid) ? [pid] : []))
}

/**
 * Resident memory in KB: now, and the most since the last `startPeak`.
 * @param {number} pid
 */
export function memory(pid) {
  const status = read(`/proc/${pid}/status`)
  return { now: field(status, 'VmRSS'), peak: field(status, 'VmHWM') }
}

/**
 * Starts a new peak; returns the memory in use, in KB.
 * @param {number} pid
 */
export function startPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return memory(pid).now
}

/**
 * CPU that all threads have used, in milliseconds; the scheduler counts nanoseconds, where utime counts 10 ms ticks.
 * @param {number} pid
 */
export function cpuMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((id) =>
    Number((read(`/proc/${pid}/task/${id}/schedstat`) ?? '0').split(' ')[0]),
  )
  return nanoseconds.reduce((total, ns) => total + ns, 0) / 1e6
}

/** @param {number} kilobytes */
export function megabytes(kilobytes) {
  return (kilobytes / 1024).toFixed(0)
}

/**
 * @param {string | null} status
 * @param {string} name
 */
function field(status, name) {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status ?? '')?.[1] ?? 0)
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process, or the thread, has ended meanwhile.
    return null
  }
}
