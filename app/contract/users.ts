import * as z from 'zod/mini'
import { Email, Username } from './auth.ts'

const ROLES = ['user', 'admin'] as const

/** SPEC.md section 5: username required after trimming, email optional, role user unless said otherwise. */
export const CreateUserRequest = z.object({
  username: Username,
  email: Email,
  role: z.pipe(
    z.nullish(z.enum(ROLES, 'Role must be user or admin')),
    z.transform((role) => role ?? 'user'),
  ),
})
export type CreateUserRequest = z.infer<typeof CreateUserRequest>
