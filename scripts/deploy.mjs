// `npm run deploy`: from a fresh clone to the Worker at Cloudflare. It makes what the account lacks, migrates, uploads,
// and can be run again at any time. `-- --dry-run` does all that needs no account; `-- --secrets` asks again for the
// secrets that are not set. What it prints, how to go back and what all this costs: docs/operations.md.
import { parseArgs } from 'node:util'
import { whenInputsChanged } from './build-inputs.mjs'
import { runQuietly } from './lib/commands.mjs'
import { main, step } from './lib/step.mjs'
import { useLockedTools } from './lib/tool-chain.mjs'

main(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      secrets: { type: 'boolean', default: false },
    },
  })
  await useLockedTools()
  await step('Build', () => whenInputsChanged(() => runQuietly('npm', ['run', '-s', 'build'])))
  // Only now: these read TypeScript, which needs the locked Node.
  if (values['dry-run']) await (await import('./deploy/rehearse.mjs')).rehearse()
  else await (await import('./deploy/publish.mjs')).publish({ askForSecrets: values.secrets })
})
