import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the bare site: the minimum with Gatsby and the same React, to compare this site with. */
export const BARE = join('reports', 'bare-site');

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'bare', private: true, dependencies: { gatsby: '*' } }),
  // Makes Gatsby's compiler stop here, so that it does not search this site's pages.
  'package-lock.json': '{}',
  'gatsby-node.js': `exports.createPages = ({ actions }) => {
    for (let id = 0; id < Number(process.env.PAGES); id += 1)
      actions.createPage({
        path: '/' + id + '/',
        component: require.resolve('./src/Bare.js'),
        context: { id, night: id < 50 ? process.env.NIGHT : '0' },
      });
  };`,
  'src/Bare.js': `import React from 'react';
    export default ({ pageContext }) => <h1>Page {pageContext.id}, night {pageContext.night}</h1>;
    export const Head = ({ pageContext }) => <title>{pageContext.id}</title>;`,
};

/** Writes the sources of the bare site: one component, one line. `PAGES` and `NIGHT` control its build: each night 50 pages change. */
export function writeBareSite(): void {
  mkdirSync(join(BARE, 'public'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(BARE, name, '..'), { recursive: true });
    writeFileSync(join(BARE, name), text);
  }
}

/** Builds one page of the bare site and returns its path. */
export function buildBarePage(): string {
  writeBareSite();
  execFileSync('npx', ['--no-install', 'gatsby', 'build'], {
    cwd: BARE,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', PAGES: '1', NIGHT: '0' },
    stdio: 'ignore',
  });
  // What `serveSite` requires of a site.
  for (const [name, text] of [
    ['whole-site.json', '{}'],
    ['enquiry-desk.json', '{}'],
    ['_redirects', ''],
  ] as const)
    writeFileSync(join(BARE, 'public', name), text);
  return '/0/';
}
