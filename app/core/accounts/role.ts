/** The roles of users (SPEC.md section 6); the database, the API and the screens read this list. */
export const ROLES = ['user', 'admin'] as const
export type UserRole = (typeof ROLES)[number]
