/** What is deployed: the build's configuration, for production and with the ids of the account. Never edited by hand. */
export const PRODUCTION = '.wrangler/production.json'
