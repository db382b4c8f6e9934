/** Short, since the rules are kept with the slate and with each saved set. */
export function newRuleId(): string {
  return crypto.randomUUID().slice(0, 8)
}
