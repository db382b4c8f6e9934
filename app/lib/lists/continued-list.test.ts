import { expect, test } from 'vitest'
import { ContinuedList, type ListPage, type ListSource } from './continued-list.ts'

/** A list of numbers, newest (largest) first, that pages are read from. */
class Records {
  revision = 1
  outdated = 0
  asked: [string, number][] = []
  failing = false
  rows: number[]

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, i) => count - i)
  }

  first(): ListPage<number> {
    return this.after(Number.POSITIVE_INFINITY, 20)
  }

  add(): void {
    this.rows = [Math.max(0, ...this.rows) + 1, ...this.rows]
    this.revision += 1
  }

  remove(row: number): void {
    this.rows = this.rows.filter((each) => each !== row)
    this.revision += 1
  }

  readonly source: ListSource<number> = {
    load: async (after, items) => {
      this.asked.push([after, items])
      if (this.failing) throw new TypeError('offline')
      return this.after(Number(after), items)
    },
    onOutdated: () => {
      this.outdated += 1
    },
  }

  private after(place: number, items: number): ListPage<number> {
    const rest = this.rows.filter((row) => row < place)
    const page = rest.slice(0, items)
    return { items: page, next: rest.length > items ? `${page.at(-1)}` : null, revision: this.revision }
  }
}

test('page after page, to the end and no further', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  const lengths = [list.current().items.length]
  for (let page = 0; page < 4; page += 1) {
    await list.more(records.source)
    lengths.push(list.current().items.length)
  }
  expect(lengths).toEqual([20, 120, 220, 250, 250])
  expect(list.current().items).toEqual(records.rows)
  expect(records.asked).toHaveLength(3)
})

test('two calls at a time load one page', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  await Promise.all([list.more(records.source), list.more(records.source)])
  expect(list.current().items).toHaveLength(120)
})

test('after a change elsewhere nothing is appended; the list is read again as far as it was', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  await list.more(records.source)
  records.add()
  records.remove(200)
  await list.more(records.source)
  expect(records.outdated).toBe(1)
  expect(list.current().items).toHaveLength(120)

  const shown: number[] = []
  list.subscribe(() => shown.push(list.current().items.length))
  await list.restart(records.first(), records.source)
  // Never fewer rows on the way.
  expect(shown).toEqual([120])
  expect(list.current().items).toEqual(records.rows.slice(0, 120))
  await list.more(records.source)
  await list.more(records.source)
  expect(list.current().items).toEqual(records.rows)
  expect(list.current().next).toBeNull()
})

test('a change while the list is read again makes it start once more', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  await list.more(records.source)
  const first = records.first()
  records.add()
  await list.restart(first, records.source)
  expect(records.outdated).toBe(1)
  await list.restart(records.first(), records.source)
  expect(list.current().items).toEqual(records.rows.slice(0, 120))
})

test('a page that arrives after the list has started again is dropped', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  const late = list.more(records.source)
  records.add()
  const again = list.restart(records.first(), records.source)
  await Promise.all([late, again])
  expect(list.current().items).toEqual(records.rows.slice(0, 20))
})

test('a failed page leaves what is shown, says so, and can be loaded again', async () => {
  const records = new Records(250)
  const list = new ContinuedList(records.first())
  records.failing = true
  await list.more(records.source)
  expect(list.current()).toMatchObject({ pending: false, items: records.rows.slice(0, 20) })
  expect(list.current().failure).toContain('The next rows could not be loaded')
  records.failing = false
  await list.more(records.source)
  expect(list.current()).toMatchObject({ failure: null, items: records.rows.slice(0, 120) })
})

test('a list that became shorter is read to its new end', async () => {
  const records = new Records(130)
  const list = new ContinuedList(records.first())
  await list.more(records.source)
  for (let row = 1; row <= 115; row += 1) records.remove(row)
  await list.restart(records.first(), records.source)
  expect(list.current().items).toEqual(records.rows)
  expect(list.current().next).toBeNull()
})
