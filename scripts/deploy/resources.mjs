import { wrangler, wranglerJson } from './wrangler.mjs'

/*
 * What a Worker is bound to, by kind: how to see what the account has, and how to make one more. Where the Worker is
 * told an id, `list` gives name -> id and `setId` writes it down; elsewhere the name will do.
 */
const KINDS = [
  {
    of: ({ d1_databases }) =>
      d1_databases.map((one) => ({
        binding: one.binding,
        name: one.database_name,
        setId: (id) => Object.assign(one, { database_id: id }),
      })),
    list: async () => (await wranglerJson(['d1', 'list', '--json'])).map(({ name, uuid }) => [name, uuid]),
    make: ['d1', 'create'],
  },
  {
    of: ({ name, kv_namespaces }) =>
      kv_namespaces.map((one) => ({
        binding: one.binding,
        name: `${name}-${one.binding}`,
        setId: (id) => Object.assign(one, { id }),
      })),
    list: async () => (await wranglerJson(['kv', 'namespace', 'list'])).map(({ title, id }) => [title, id]),
    make: ['kv', 'namespace', 'create'],
  },
  {
    of: ({ r2_buckets }) => r2_buckets.map(({ binding, bucket_name }) => ({ binding, name: bucket_name })),
    list: async () => namesIn(await wrangler(['r2', 'bucket', 'list'])),
    make: ['r2', 'bucket', 'create'],
  },
  {
    of: ({ queues: { producers, consumers } }) => [
      ...producers.map(({ binding, queue }) => ({ binding, name: queue })),
      ...consumers.flatMap(({ queue, dead_letter_queue = queue }) => [
        { binding: null, name: queue },
        { binding: null, name: dead_letter_queue },
      ]),
    ],
    list: async () => namesIn(await wrangler(['queues', 'list'])),
    make: ['queues', 'create'],
  },
]

/** Everything the configuration names, whether the account has it or not. */
export function resourcesOf(config) {
  return KINDS.flatMap((kind) => kind.of(config))
}

/** Makes what the account lacks and writes the ids into the configuration. Says what was made. */
export async function provide(config) {
  const made = []
  for (const kind of KINDS) made.push(...(await provideKind(kind, kind.of(config))))
  return made
}

async function provideKind({ list, make }, wanted) {
  if (wanted.length === 0) return []
  const there = new Map(await list())
  const missing = [...new Set(wanted.map(({ name }) => name))].filter((name) => !there.has(name))
  for (const name of missing) await unlessThere(() => wrangler([...make, name]))
  const ids = missing.length > 0 ? new Map(await list()) : there
  for (const { name, setId } of wanted) setId?.(idOf(ids, name))
  return missing
}

/** A long list may come in pages, and somebody else may have been faster. */
async function unlessThere(create) {
  try {
    await create()
  } catch (error) {
    if (!/already (exists|taken|own)/i.test(error.message)) throw error
  }
}

function idOf(ids, name) {
  const id = ids.get(name)
  if (id === undefined)
    throw new Error(`${name} was made, but the account does not list it yet. Run it again.`)
  return id
}

/** Tables for people to read: every word of it may be a name. */
function namesIn(table) {
  return table.split(/[^\w.-]+/).map((word) => [word, word])
}
