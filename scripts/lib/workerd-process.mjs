// What the kernel knows of the workerd process: memory and CPU. Linux only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The workerd among the descendants of a process. */
export function workerdOf(ancestor) {
  const [found] = workerdsOf(ancestor)
  if (found === undefined) throw new Error('There is no workerd process')
  return found
}

export function workerdsOf(ancestor) {
  const parents = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${pid}/status`)
    if (status)
      parents.set(Number(pid), { parent: field(status, 'PPid'), name: /^Name:\s*(.*)$/m.exec(status)[1] })
  }
  const descends = (pid) => pid === ancestor || (parents.has(pid) && descends(parents.get(pid).parent))
  return [...parents].flatMap(([pid, { name }]) => (name === 'workerd' && descends(pid) ? [pid] : []))
}

/** Resident memory in KB: now, and the most since the last `startPeak`. */
export function memory(pid) {
  const status = read(`/proc/${pid}/status`)
  return { now: field(status, 'VmRSS'), peak: field(status, 'VmHWM') }
}

/** Begins a new peak; answers with what is in use, in KB. */
export function startPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return memory(pid).now
}

/** CPU that all threads have used, in milliseconds; the scheduler counts nanoseconds, where utime counts 10 ms ticks. */
export function cpuMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((id) =>
    Number((read(`/proc/${pid}/task/${id}/schedstat`) ?? '0').split(' ')[0]),
  )
  return nanoseconds.reduce((total, ns) => total + ns, 0) / 1e6
}

export function megabytes(kilobytes) {
  return (kilobytes / 1024).toFixed(0)
}

function field(status, name) {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process, or the thread, has ended meanwhile.
    return null
  }
}
