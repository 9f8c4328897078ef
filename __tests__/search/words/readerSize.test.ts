import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The reader of words with its phrasings, minified as the production build minifies, without the tables it is given. */
async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve('src/search/words/readWords.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'only the reader',
        setup: ({ onResolve }) => {
          // Everything else that it imports is on the page before somebody types.
          onResolve({ filter: /^\./ }, ({ path }) =>
            /(?:phrasing|quantity|readNames|stockWords|tokens|ignoredWords)$/.test(path)
              ? undefined
              : { path: 'x', external: true },
          );
        },
      },
    ],
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', { module: true });
  return code;
}

it('the reader of words is at most 9.0 kB', async () => {
  const script = await readerScript();
  expect(script).toContain('seaters?');
  const size = gzipSync(script, { level: 9 }).length;
  console.info(`The reader of words: ${(size / 1000).toFixed(1)} kB of 9.0`);
  expect(size).toBeLessThanOrEqual(9000);
});
