import type { Shape } from '#core/formats/shapes.ts'

/** What a lineup may still take: how many of each kind, in every way that is left. Equal ones have one number. */
export type OpenShapes = {
  /** The shapes that are open to an empty lineup. */
  all: number
  /** Nothing more may be taken. */
  complete: number
  /** After one more of that kind; -1 where none may be taken. */
  after(open: number, kind: number): number
  /** Without the ways that ask for more of a kind than there are people left; -1 where none is left. */
  within(open: number, left: readonly number[]): number
}

/**
 * Lineups whose filled slots differ, but which may go on in the same ways, have the same number here: these are the states of
 * the smallest machine that knows the shapes. One of Standard remembers at most three after the backs, and two after the
 * receivers.
 */
export function openShapesOf(shapes: readonly Shape[]): OpenShapes {
  const known = new Map<string, number>()
  const lists: (readonly Shape[])[] = []
  const numberOf = (list: readonly Shape[]): number => {
    if (list.length === 0) return -1
    const distinct = new Map(list.map((shape) => [shape.join(), shape]))
    const key = [...distinct.keys()].sort().join(' ')
    const number = known.get(key) ?? lists.length
    if (number === lists.length) {
      known.set(key, number)
      lists.push([...distinct.values()])
    }
    return number
  }
  const most = shapes[0]!.map((_, kind) => Math.max(...shapes.map((shape) => shape[kind]!)))
  const remembered = (answers: Map<number, number>, open: number, answer: () => number) => {
    const before = answers.get(open)
    if (before !== undefined) return before
    const found = answer()
    answers.set(open, found)
    return found
  }
  /** Answers by open shapes: of each kind, and of each number that counts what is left. */
  const afterKind = most.map(() => new Map<number, number>())
  const withinLeft = new Map<number, Map<number, number>>()
  return {
    all: numberOf(shapes),
    complete: numberOf([shapes[0]!.map(() => 0)]),
    after: (open, kind) =>
      remembered(afterKind[kind]!, open, () =>
        numberOf(
          lists[open]!.flatMap((shape) => (shape[kind]! > 0 ? [shape.with(kind, shape[kind]! - 1)] : [])),
        ),
      ),
    within: (open, left) => {
      let counted = 0
      for (let kind = 0; kind < most.length; kind++)
        counted = counted * (most[kind]! + 1) + Math.min(left[kind]!, most[kind]!)
      const answers = withinLeft.get(counted) ?? new Map<number, number>()
      withinLeft.set(counted, answers)
      return remembered(answers, open, () =>
        numberOf(lists[open]!.filter((shape) => shape.every((count, kind) => count <= left[kind]!))),
      )
    },
  }
}
