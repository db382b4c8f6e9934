import { passwordProblem } from '#core/accounts/password-problem.ts'
import { AppError } from '#core/result.ts'

/** Refuses a new password that others would guess first, or that is the user's own name. */
export function refuseWeakPassword(password: string, user: { username: string; email: string | null }): void {
  const problem = passwordProblem(password, user)
  if (problem !== null) throw new AppError('invalid_input', problem)
}
