// Reads one standings file (argument) as an upload does and prints what its memory came to, as JSON. The parent gives
// this process a heap as small as it wants to prove.
import { createReadStream } from 'node:fs'
import { contestAnalytics } from '#core/contest/analytics.ts'
import { encodeField } from '#core/contest/field-file.ts'
import { StandingsReader } from '#core/contest/standings-reader.ts'

const used = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const idle = used()
let peak = idle
const reader = new StandingsReader({ keepBest: 5000 })
const decoder = new TextDecoder()
for await (const bytes of createReadStream(process.argv[2], { highWaterMark: 64 * 1024 })) {
  reader.push(decoder.decode(bytes, { stream: true }))
  peak = Math.max(peak, used())
}
const { field } = reader.finish()
contestAnalytics(field)
const file = encodeField(field)
peak = Math.max(peak, used())
console.log(JSON.stringify({ entries: field.entries, pieces: file.length, aboveIdle: peak - idle }))
