import { extname, join } from 'node:path';

/**
 * A program of this folder that runs in a thread or process of its own: `.ts` in a checkout, where it needs the compiler, and
 * `.js` in the bundled server.
 */
export function besideProgram(name: string): { readonly path: string; readonly execArgv: readonly string[] } {
  const extension = extname(__filename);
  return {
    path: join(__dirname, `${name}${extension}`),
    execArgv: extension === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [],
  };
}
