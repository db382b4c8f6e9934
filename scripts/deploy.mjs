// `npm run deploy`: deploys a fresh clone to Cloudflare. It creates missing resources, migrates, uploads,
// and can be repeated at any time. `-- --dry-run` does everything that needs no account; `-- --secrets` asks again for the
// secrets that are not set. Its output, rollback and costs: docs/operations.md.
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
  // Imported here, because these modules import TypeScript, which needs the locked Node.
  if (values['dry-run']) await (await import('./deploy/rehearse.mjs')).rehearse()
  else await (await import('./deploy/publish.mjs')).publish({ askForSecrets: values.secrets })
})
