import * as z from 'zod/mini'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { MOST_RULES, ruleProblem } from '#core/rules/reading/rule-problem.ts'

/** A rule of a build (core/rules/build-rule.ts). One that this version does not understand is refused, with its place. */
const Rule = z.unknown().check((context) => {
  const problem = ruleProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', input: context.value, ...problem })
})

/** The rules of a build in a request or in a file of the command line. */
export const BuildRules = z.pipe(
  z.array(Rule, 'must be a list of rules').check(z.maxLength(MOST_RULES, `must be at most ${MOST_RULES}`)),
  z.transform((rules) => rules as BuildRule[]),
)
