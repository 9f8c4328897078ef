// `npm run serve`: serves the built site, unless it is only half built, and takes its enquiries.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { WHOLE_SITE } from './wholeSite.mjs';

if (!existsSync(WHOLE_SITE)) {
  console.error('There is no whole site in public/. Build it first: npm run build');
  process.exit(1);
}
await run('node', ['--import', 'tsx', 'src/leads/server.ts', process.argv[2] ?? process.env.PORT ?? '9000'], {
  NODE_ENV: 'production',
});
