import { BODIES, type BodyKind } from '../body-kinds.ts'

/** Whether the body may be large enough to need a slot (security/request-slots.ts). */
export function isLarge(body: BodyKind): boolean {
  return body !== 'none' && BODIES[body].mostBytes >= 1024 * 1024
}
