/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { pageValuesOf } from './__tests__/support/pageValues';
import { DEALERSHIP } from './support/projectFolder';

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

const moduleNameMapper = {
  // Nested ESM directories without an `exports` map
  '^instantsearch.js/es/(.*)$': 'instantsearch.js/cjs/$1',
};

const shared = {
  transform,
  moduleNameMapper,
  // Some packages ship ES modules alone; they are compiled like our own files.
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|fontkitten|p-map|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities)/)',
  ],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/public/',
    '/.cache/',
    '/__tests__/support/',
    '/.test-site/',
    '/.builds/',
    '/sites/',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/public/',
    '<rootDir>/.cache/',
    '<rootDir>/.test-site/',
    '<rootDir>/.builds/',
    '<rootDir>/sites/',
  ],
  setupFiles: ['<rootDir>/__tests__/support/inCheckout.ts'],
} satisfies Config;

/** Tests of the product: whose site this checkout is does not matter to them. */
const product = {
  ...shared,
  moduleNameMapper: {
    ...moduleNameMapper,
    '^gatsby$': '<rootDir>/__tests__/support/gatsbyParts.tsx',
  },
  // Pages are those of the tests' dealer. A test of another country mocks the modules of `src/locales/site/`.
  globals: { DEALER: pageValuesOf(DEALERSHIP) },
  setupFiles: [...shared.setupFiles, '<rootDir>/__tests__/support/testDealer.ts'],
} satisfies Config;

/** Tests in the folder of the site that `npm run test:build` built: `public/` and `dealers/` are those of the tests' dealer. */
const inTestSite = {
  ...product,
  globalSetup: '<rootDir>/__tests__/support/browser/startTestSite.ts',
  globalTeardown: '<rootDir>/__tests__/support/browser/stopTestSite.ts',
  setupFiles: ['<rootDir>/__tests__/support/browser/inTestSite.ts'],
  testEnvironment: '<rootDir>/__tests__/support/browser/withPlaywright.ts',
  moduleNameMapper: {
    ...product.moduleNameMapper,
    '^playwright-core$': '<rootDir>/__tests__/support/browser/playwright.ts',
  },
} satisfies Config;

/**
 * The tiers of one suite: plain Node, the DOM by jsdom, and a built site in a real browser. `deep` builds whole sites
 * of other content, and runs in `npm run test:deep` alone. `site` and `built-site` test the dealer of this
 * checkout, in its own country: its files, and what `npm run build` made of them.
 */
const config: Config = {
  // Tests never time: this ends one that hangs, on the slowest machine too.
  testTimeout: 30_000,
  projects: [
    {
      ...product,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/!(browser|deep|site)/**/*.test.ts', '<rootDir>/__tests__/*.test.ts'],
    },
    {
      ...product,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/!(browser|deep|site)/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
    },
    {
      ...inTestSite,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/browser/retryOnCi.ts'],
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    },
    {
      ...inTestSite,
      displayName: 'deep',
      testMatch: ['<rootDir>/__tests__/deep/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'built-site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/built/*.test.ts'],
    },
  ],
};

export default config;
