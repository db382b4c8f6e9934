import { BuildRules } from '#contract/build-rules.ts'
import { parseInput } from '#contract/parse-input.ts'
import type { Format } from '#core/formats/format.ts'
import { nflTeamKey } from '#core/players/nfl-teams.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { nameKey, nameWords } from '#core/players/same-name.ts'
import { AppError } from '#core/result.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { strangersOf, withPeopleRenamed } from '#core/rules/reading/named.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { CommandError, readTextFile } from './command.ts'

/**
 * The rules of a file: an array of BuildRule values (core/rules/build-rule.ts) in which people go by their name, by name and
 * team as in "Josh Allen@BUF" or by `personKey`. A rule that can't be understood refuses the file.
 */
export function readRules(path: string, pool: readonly Player[], format: Format): BuildRule[] {
  const rules = parsed(path, jsonIn(path))
  const people = [...rulePool(pool, format).values()]
  return rules.map((rule, i) => {
    const refuse = (why: string) => new CommandError(1, `${path}: rules.${i}: ${why}`)
    const unfit = unfitRule(rule, format)
    if (unfit) throw refuse(unfit)
    const named = withPeopleRenamed(rule, (name) => {
      const found = personOf(name, people)
      if ('person' in found) return found.person
      throw refuse(found.problem)
    })
    const [team] = strangersOf(named, pool)
    if (team !== undefined)
      throw refuse(`No player of the slate is of "${team}". The teams: ${teamsOf(people).join(', ')}.`)
    return named
  })
}

export function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readTextFile(path).replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(1, `${path} is not JSON: ${error.message}.`)
    throw error
  }
}

function parsed(path: string, rules: unknown): BuildRule[] {
  try {
    return parseInput(BuildRules, rules, ['rules'])
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(1, `${path}: ${error.message}.`)
    throw error
  }
}

/** The person that a name means, by `personKey`, or why none is meant. */
export function personOf(text: string, people: readonly Player[]): { person: string } | { problem: string } {
  const exact = people.find((row) => personKey(row) === text)
  if (exact) return { person: text }
  const [, name = text, team = null] = /^(.*)@([^@]*)$/.exec(text) ?? []
  const found = people.filter(
    (row) => nameKey(row.name) === nameKey(name) && (team === null || isTeam(row.team, team)),
  )
  if (found.length === 1) return { person: personKey(found[0]!) }
  if (found.length > 1) {
    const choices = found.map((row) => `"${row.name}@${row.team ?? ''}"`).join(' or ')
    return { problem: `The slate has ${found.length} players called "${name}". Write ${choices}.` }
  }
  const last = nameWords(name).at(-1)
  const near = people.find((row) => nameWords(row.name).at(-1) === last)
  const meant = near ? ` Did you mean "${near.name}@${near.team ?? ''}"?` : ''
  return { problem: `No player of the slate is called "${text}".${meant}` }
}

function isTeam(of: string | null, written: string): boolean {
  return of !== null && nflTeamKey(of) === nflTeamKey(written)
}

function teamsOf(people: readonly Player[]): string[] {
  return [...new Set(people.flatMap(({ team }) => team ?? []))].sort()
}
