/** The deployed configuration: that of the build, with the ids of the account. Not edited by hand. */
export const PRODUCTION = '.wrangler/production.json'
