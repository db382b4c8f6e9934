/*
 * Reads the sentences about changes of a lineup back into data, from their words alone, so that a test can recompute
 * what a person who reads them would. No name in the tests contains " for ", " with " or " as ".
 */

/** What a "why not X?" sentence says. Amounts in points, positive for a cost; null where the sentence states none. */
export type StatedForce = {
  player: string
  isCaptain: boolean
  comes: string[]
  leaves: string[]
  newCaptain: string | null
  toFlex: string | null
  cost: number
  unit: 'points' | 'points under the chosen settings'
  pointsChange: number | null
}

const FORCED =
  /^Playing (?<player>.+?)(?<captain> as captain)?(?: with (?<comes>.+?))?(?: for (?<leaves>.+?))?(?:, with (?<roles>.+),)? (?:costs nothing|(?<verb>costs|gains) (?<amount>[\d.]+) (?<unit>points?(?: under the chosen settings)?))(?:; expected points (?<change>rise by [\d.]+|fall by [\d.]+|stay the same))?\.$/

/** More than two who come stand in lines below the cost. */
const FORCED_IN_LINES =
  /^(?<start>Playing (?<player>.+?) (?:costs|gains)[^\n]*):\nIn: (?<comes>.+)\nOut: (?<leaves>[^\n.]+)(?:\nCaptain: (?<captain>[^\n.]+))?(?:\nFlex: (?<flex>.+))?\.$/

export function readForced(sentence: string): StatedForce | null {
  const lines = FORCED_IN_LINES.exec(sentence)?.groups
  if (lines) {
    const { start, player, comes, leaves, captain, flex } = lines
    const first = readForced(`${start}.`)
    const others = namesIn(comes).filter((name) => name !== player)
    const newCaptain = captain === player ? null : (captain ?? null)
    return (
      first && {
        ...{ ...first, comes: others, leaves: namesIn(leaves) },
        ...{ isCaptain: captain === player, newCaptain, toFlex: flex ?? null },
      }
    )
  }
  const words = FORCED.exec(sentence)?.groups
  if (!words) return null
  const roles = namesIn(words.roles)
  const roleOf = (role: string) =>
    roles.find((each) => each.endsWith(` as ${role}`))?.slice(0, -` as ${role}`.length)
  return {
    player: words.player!,
    isCaptain: words.captain !== undefined,
    comes: namesIn(words.comes),
    leaves: namesIn(words.leaves),
    newCaptain: roleOf('captain') ?? null,
    toFlex: roleOf('flex') ?? null,
    cost: signed(words.verb === 'gains', words.amount),
    unit: words.unit?.endsWith('settings') ? 'points under the chosen settings' : 'points',
    pointsChange: words.change === undefined ? null : changeIn(words.change),
  }
}

/** What a suggested adjustment says. Amounts are new minus old. */
export type StatedSwap = {
  comes: string
  leaves: string
  isCaptain: boolean
  change: number
  unit: 'points' | 'points under the chosen settings'
  salaryChange: number
}

const SWAP =
  /^(?<comes>.+?)(?<captain> as captain)? for (?<leaves>.+?) (?:avoids .+?; it |lowers .+?; it )?(?:changes nothing|(?<verb>adds|gives up) (?<amount>[\d.]+) (?<unit>points?(?: under the chosen settings)?))(?: on average)? (?:at the same price|for \$(?<more>[\d,]+) more|and saves \$(?<less>[\d,]+))(?:, but lowers the score under the chosen settings)?\.$/

export function readSwap(sentence: string): StatedSwap | null {
  const words = SWAP.exec(sentence)?.groups
  if (!words) return null
  return {
    comes: words.comes!,
    leaves: words.leaves!,
    isCaptain: words.captain !== undefined,
    change: signed(words.verb === 'gives up', words.amount),
    unit: words.unit?.endsWith('settings') ? 'points under the chosen settings' : 'points',
    salaryChange: words.less ? -dollarsIn(words.less) : dollarsIn(words.more ?? '0'),
  }
}

function namesIn(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(/, | and /)
}

function signed(isNegative: boolean, amount = '0'): number {
  return isNegative ? -Number(amount) : Number(amount)
}

function changeIn(words: string): number {
  return signed(words.startsWith('fall'), /[\d.]+/.exec(words)?.[0])
}

function dollarsIn(words: string): number {
  return Number(words.replaceAll(',', ''))
}
