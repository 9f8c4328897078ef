// `npm run serve`: serves the built site and takes its enquiries. Refuses a half-built site.
import { existsSync, readFileSync } from 'node:fs';
import { portNamed } from './port.mjs';
import { run } from './run.mjs';
import { WHOLE_SITE } from './wholeSite.mjs';

if (!existsSync(WHOLE_SITE)) {
  console.error('There is no whole site in public/. Build it first: npm run build');
  process.exit(1);
}
const port = portNamed(process.argv[2] ?? process.env.PORT);
// Young objects are collected early; the C library keeps memory for two threads alone, and gives back what is large.
const memory = JSON.parse(readFileSync('enquiries/memory.json', 'utf8'));
await run('node', ['--import', 'tsx', 'enquiries/server.ts', String(port)], {
  ...memory,
  ...process.env,
  NODE_ENV: 'production',
});
