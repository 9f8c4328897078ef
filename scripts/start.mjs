// `npm start`: builds the site and serves it. Checks the port first, because a build takes minutes.
import { createServer } from 'node:net';
import { portNamed } from './port.mjs';
import { run } from './run.mjs';

const port = portNamed(process.env.PORT);

await new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=9001 npm start`
        : `Port ${port} cannot be opened: ${error.message}`,
    );
    process.exit(1);
  });
  probe.listen(port, () => probe.close(resolve));
});

console.log(
  'Forecourt: building the site (the first build resizes every picture; later builds are faster) …',
);
await run('node', ['scripts/build.mjs']);
console.log('Forecourt: starting the server (Ctrl+C stops it)');
await run('node', ['scripts/serve.mjs', String(port)]);
