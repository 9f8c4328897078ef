// `npm run develop`: shows pages while you edit, at port 8000. It takes the flags of `gatsby develop`.
import { run } from './run.mjs';
import { forgetOthers, noteFolders } from './wholeSite.mjs';

const flags = process.argv.slice(2);
forgetOthers();
// At its first start, and after an update, Gatsby deletes the note with its cache.
process.once('exit', noteFolders);
await run('node_modules/.bin/gatsby', [
  'develop',
  ...(flags.includes('--port') || flags.includes('-p') ? [] : ['--port', '8000']),
  ...flags,
]);
