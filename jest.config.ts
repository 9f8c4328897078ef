/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
    },
  ],
} satisfies Config['transform'];

const shared = {
  transform,
  // Some packages ship ES modules alone; they are compiled like our own files.
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|csv-parse|instantsearch.js|react-instantsearch|decimal.js)/)',
  ],
  moduleNameMapper: {
    '\\.(woff2|css)$': '<rootDir>/__tests__/support/emptyModule.ts',
    // Nested ESM directories without an `exports` map
    '^instantsearch.js/es/(.*)$': 'instantsearch.js/cjs/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/', '/__tests__/support/'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
} satisfies Config;

/**
 * The tiers of one suite: plain Node, the DOM by jsdom, and the built site in a real browser. `deep` builds whole sites
 * of other content, and runs in `npm run test:deep` alone.
 */
const config: Config = {
  // Tests never time: this ends one that hangs, on the slowest machine too.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/!(browser|deep)/**/*.test.ts',
        '<rootDir>/__tests__/*.test.ts',
        '<rootDir>/demo/__tests__/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/!(browser|deep)/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'deep',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/deep/**/*.test.ts'],
    },
  ],
};

export default config;
