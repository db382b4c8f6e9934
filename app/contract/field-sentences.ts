/** What a form says about a field (SPEC.md section 5); the browser and the server say the same. */
export const USERNAME_OR_EMAIL_REQUIRED = 'Username or email is required'
export const USERNAME_REQUIRED = 'Username is required'
export const USERNAME_SHORT = 'Username must be at least 3 characters'
export const USERNAME_WITH_AT = 'Username must not contain @'
export const EMAIL_NOT_VALID = 'Email is not valid'
export const PASSWORD_REQUIRED = 'Password is required'
export const PASSWORD_SHORT = 'Password must be at least 8 characters'
export const CURRENT_PASSWORD_REQUIRED = 'Current password is required'
