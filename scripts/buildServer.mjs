// `npm run build:server`: writes the enquiry server to `server/`, as plain scripts with the few packages that cannot be
// bundled because they bring compiled code. `node server/server.js` then needs nothing else of this project but `public/`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The server and its commands, and what it starts from files of their own: they find each other by these names. */
const ENTRIES = ['server', 'command', 'storeWorker', 'photoProcess'];

/** Packages with compiled code. */
const COMPILED = ['sharp', 'libsql'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the scripts, `package.json` and its lock file to a folder. */
export async function buildServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ENTRIES.map((name) => join('enquiries', `${name}.ts`)).filter((file) => existsSync(file)),
    outdir: folder,
    bundle: true,
    platform: 'node',
    // Node 20 is the oldest that the project runs on.
    target: 'node20',
    format: 'cjs',
    // In a checkout the server compiles what it starts beside itself (`besideProgram`).
    external: [...COMPILED, 'tsx'],
    logLevel: 'warning',
  });
  const { name, version, license, engines, allowScripts } = readJson('package.json');
  const lock = readJson('package-lock.json');
  const about = {
    ...{ name: `${name}-server`, version, private: true, license, engines },
    scripts: { start: 'node server.js', leads: 'node command.js' },
    dependencies: Object.fromEntries(
      COMPILED.map((one) => [one, lock.packages[`node_modules/${one}`].version]),
    ),
    // None of their scripts runs: the compiled code comes in its own packages.
    allowScripts: Object.fromEntries(
      COMPILED.filter((one) => one in allowScripts).map((one) => [one, false]),
    ),
  };
  const packages = { '': about, ...needed(lock.packages, COMPILED) };
  const write = (file, value) => writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', about);
  write('package-lock.json', {
    name: about.name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages,
  });
}

/** The packages of the project's lock file that some packages need, to the same versions. */
function needed(all, names) {
  const found = {};
  const add = (name, from) => {
    // As Node looks for it: beside who asks, then further up.
    let at = from;
    while (all[join(at, 'node_modules', name)] === undefined) {
      if (at === '') return;
      at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
    }
    const path = join(at, 'node_modules', name);
    if (found[path] !== undefined) return;
    // Here every package is one that production needs.
    const { dev, devOptional, peer, ...entry } = all[path];
    found[path] = entry;
    for (const other of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      add(other, path);
  };
  for (const name of names) add(name, '');
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(process.argv[2] ?? 'server');
  await buildServer(folder);
  console.log(`Forecourt: the server is in ${folder}. Install its packages there: npm ci`);
}
