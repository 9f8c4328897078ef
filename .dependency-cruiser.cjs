/**
 * Which layer may import which (docs/decisions/0001-source-by-layer.md). `npm run check` holds these rules, and
 * `__tests__/layers.test.ts` proves that they bite.
 *
 *   domain → search, content, device, tracking → components (floors, see FLOORS) → templates, pages
 *                                           app → gatsby (around every page)
 *            generate, plugins (Node only) → gatsby
 *            enquiries (Node only): a program of its own
 *
 * A rule says what a folder may NOT reach. `import type` is gone when the code runs, so some rules leave it out.
 */

/** Imports that are still there when the code runs. */
const RUNTIME = { dependencyTypesNot: ['type-only'] };

/** The folders outside `src/` that run in Node alone. */
const NODE_ONLY = '^(generate|enquiries|plugins)/';

/** All that a site is made of, and the server of its enquiries. */
const SITE = '^(src|templates|generate|enquiries|plugins|functions)/';

/** A file for each type of page. Templates are outside `src/`, where Gatsby would warn of each that the content has no page for. */
const PAGES = '^(templates|src/pages)/';

/** Named in the settings of webpack and esbuild, which no import shows. */
const ENTRIES = [
  '^src/gatsby/inline/\\w+\\.ts$',
  '^src/offline/(serviceWorker|removedWorker|offlinePage)\\.ts$',
];

/** The half of `src/gatsby` that runs in Node and makes no HTML. */
const GATSBY_IN_NODE = '^src/gatsby/(node|createPages|contentPictures|sourceMaps|webpack)\\.ts$';

/** Anything of React, or that brings React. */
const REACT =
  '^node_modules/(react|react-dom|react-instantsearch|@emotion/react|@tanstack/react-query)/|^(react|react-dom|react-instantsearch)(/|$)';

/**
 * The floors of `src/components`, from the ground up. A folder imports only its own floor's folder and the floors below;
 * folders of one floor do not know each other.
 */
const FLOORS = [
  ['ui'],
  ['price', 'locations', 'consent'],
  ['finance'],
  ['stock'],
  ['enquiry'],
  ['search'],
  ['blocks'],
  ['pages', 'layout'],
];

/** One rule for each folder of `FLOORS`: what it must not reach. */
const floorRules = FLOORS.flatMap((folders, floor) =>
  folders.map((folder) => ({
    name: `floor-of-${folder}`,
    comment: 'Components form floors: a folder imports its own files and the floors below it (see FLOORS).',
    severity: 'error',
    from: { path: `^src/components/${folder}/` },
    to: {
      path: '^src/components/',
      pathNot: `^src/components/(${[...FLOORS.slice(0, floor).flat(), folder].join('|')})/`,
    },
  })),
);

/** The folders of src, other than the ones named. */
const srcExcept = (...layers) => `^src/(?!(${layers.join('|')})/)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'components-have-a-floor',
      comment: 'Every component lives on a floor, so that the rules above hold for it.',
      severity: 'error',
      from: {},
      to: { path: '^src/components/', pathNot: `^src/components/(${FLOORS.flat().join('|')})/` },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'Domain imports only domain: no package, no Node, no other layer. It runs anywhere and is tested anywhere; what a country or a dealer decides comes as arguments.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'countries-are-chosen-once',
      comment:
        'A country is chosen by `countryOf`, and handed on as a value; `domain/country.ts` has its type.',
      severity: 'error',
      from: { pathNot: '^src/locales/|^__tests__/' },
      to: { path: '^src/locales/en-\\w+/\\w+\\.ts$' },
    },
    {
      name: 'pages-know-one-country',
      comment:
        'Bundlers write the country and the dealer into `src/locales/site/` and `src/config/site.ts`: pages have no other, and read no folder.',
      severity: 'error',
      from: { path: '^(src|templates)/', pathNot: ['^src/(config|locales)/', GATSBY_IN_NODE] },
      to: { path: '^src/(locales/countryOf|config/dealer)\\.ts$', ...RUNTIME },
    },
    {
      name: 'page-values-stay-in-pages',
      comment:
        'What bundlers write into pages is not there in Node: its programs get the dealer as an argument.',
      severity: 'error',
      from: { path: ['^(generate|enquiries|plugins|functions|scripts|bench)/', GATSBY_IN_NODE] },
      to: { path: '^src/(locales/site/|config/site\\.ts$)', ...RUNTIME },
    },
    {
      name: 'locales-know-nothing',
      comment: 'A locale is words and rules: it imports nothing of the site but their types.',
      severity: 'error',
      from: { path: '^src/locales/' },
      to: { path: [srcExcept('locales', 'domain'), NODE_ONLY] },
    },
    {
      name: 'search-knows-domain-alone',
      comment:
        'Search imports domain and itself. It takes settings as arguments, so browser, Worker and build share it.',
      severity: 'error',
      from: { path: '^src/search/' },
      to: { path: [srcExcept('search', 'domain'), NODE_ONLY] },
    },
    {
      name: 'search-packages',
      comment: 'Of packages, search knows InstantSearch and the search service, and no React.',
      severity: 'error',
      from: { path: '^src/search/' },
      to: {
        path: '^node_modules/',
        pathNot: '^node_modules/(instantsearch\\.js|algoliasearch|algoliasearch-helper|search-insights)/',
        ...RUNTIME,
      },
    },
    {
      name: 'search-node-only-in-engines',
      comment: 'What writes an index may use Node; nothing else in search may, since browsers run it.',
      severity: 'error',
      from: { path: '^src/search/', pathNot: '^src/search/engines/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'embedded-engine-by-its-entries',
      comment:
        'The embedded engine is a package of its own: pages import `index.ts`, a build imports `build.ts`. What is behind them may change freely.',
      severity: 'error',
      from: {
        path: '^(src|generate|enquiries|plugins|functions)/',
        pathNot: '^src/search/engines/embedded/',
      },
      to: { path: '^src/search/engines/embedded/(?!(index|build)\\.ts$)' },
    },
    {
      name: 'builds-never-bundle-the-worker',
      comment:
        'What Gatsby runs in a build imports `build.ts`. With the page’s entry comes the Worker, which Node cannot load: Gatsby then compiles everything again, in each build.',
      severity: 'error',
      from: { path: '^(generate|src/gatsby)/', pathNot: '^src/gatsby/inline/' },
      to: { path: '^src/search/engines/embedded/index\\.ts$' },
    },
    {
      name: 'embedded-engine-runs-in-browsers',
      comment: 'Only what writes the index uses Node; the page’s entry and the Worker never reach it.',
      severity: 'error',
      from: { path: '^src/search/engines/embedded/(index|worker)\\.ts$' },
      to: { path: '^src/search/engines/embedded/buildIndex\\.ts$', reachable: true },
    },
    {
      name: 'word-reader-is-optional',
      comment:
        'The reader of words is a module of its own that loads later: only its suggestions import it, by its entry, and the search works without it.',
      severity: 'error',
      from: { path: SITE, pathNot: '^src/(search/words|components/search/words)/' },
      to: { path: '^src/search/words/' },
    },
    {
      name: 'word-reader-by-its-entry',
      comment: 'What is behind the entry of the reader of words may change freely.',
      severity: 'error',
      from: { path: '^src/components/search/words/' },
      to: { path: '^src/search/words/(?!index\\.ts$)' },
    },
    {
      name: 'content-knows-domain-alone',
      comment:
        'Content turns raw query answers into view types: domain and configuration, nothing that shows them.',
      severity: 'error',
      // The types of query answers name what the build makes for the search; they are gone when the code runs.
      from: { path: '^src/content/', pathNot: '^src/content/queryTypes\\.ts$' },
      to: { path: [srcExcept('content', 'domain', 'config', 'locales'), NODE_ONLY] },
    },
    {
      name: 'device-knows-domain-alone',
      comment: 'What stays on the shopper’s device knows domain alone: it neither shows nor sends anything.',
      severity: 'error',
      from: { path: '^src/device/' },
      to: { path: [srcExcept('device', 'domain'), NODE_ONLY] },
    },
    {
      name: 'tracking-shows-nothing',
      comment:
        'What is measured leaves the page by way of `src/tracking` alone: it knows domain, device and configuration, and shows nothing.',
      severity: 'error',
      from: { path: '^src/tracking/' },
      to: { path: [srcExcept('tracking', 'domain', 'device', 'config'), NODE_ONLY] },
    },
    {
      name: 'log-package-in-its-sink',
      comment: 'Only its own sink imports the log’s package: a page without a log never loads it.',
      severity: 'error',
      from: { path: SITE, pathNot: '^src/tracking/sinks/' },
      to: { path: '^node_modules/@datadog/' },
    },
    {
      name: 'config-and-theme-stand-low',
      comment: 'Configuration and theme know domain and each other.',
      severity: 'error',
      from: { path: '^src/(config|theme)/' },
      to: { path: [srcExcept('config', 'theme', 'domain', 'locales'), NODE_ONLY] },
    },
    {
      name: 'components-never-look-up',
      comment: 'Components know nothing of what surrounds pages, what a build makes, or plugins.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: ['^src/(app|gatsby|offline)/', NODE_ONLY] },
    },
    {
      name: 'templates-are-wires',
      comment:
        'Templates and pages query, map and render: they know neither the app around them nor the build.',
      severity: 'error',
      from: { path: PAGES },
      to: { path: ['^src/(app|gatsby|offline)/', NODE_ONLY] },
    },
    {
      name: 'only-gatsby-knows-pages',
      comment: 'Nothing of a site imports a template or a page, not even another: Gatsby puts them into it.',
      severity: 'error',
      from: { path: SITE },
      to: { path: PAGES },
    },
    {
      name: 'app-stands-on-components',
      comment: 'What surrounds every page reaches Gatsby’s hooks and the build through Gatsby alone.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: ['^src/(gatsby|offline)/', NODE_ONLY] },
    },
    {
      name: 'gatsby-in-node-never-shows',
      comment:
        'Gatsby’s hooks in Node make no HTML: nothing of what browsers show, and no React but its types.',
      severity: 'error',
      from: { path: GATSBY_IN_NODE },
      to: { path: ['^src/(components|app|theme)/', REACT], ...RUNTIME },
    },
    {
      name: 'generate-never-shows',
      comment: 'What a build makes, and plugins, run in Node: nothing of what browsers show.',
      severity: 'error',
      from: { path: '^(generate|plugins)/' },
      to: { path: '^src/(app|components|device|theme|tracking)/' },
    },
    {
      name: 'generate-never-react',
      comment: 'What a build makes, and plugins, never run React; its types may be named.',
      severity: 'error',
      from: { path: '^(generate|plugins)/' },
      to: { path: REACT, ...RUNTIME },
    },
    {
      name: 'generate-never-gatsby',
      comment:
        'What a build makes is made by functions of values. Only `src/gatsby` knows how Gatsby works; its types may be named.',
      severity: 'error',
      from: { path: '^generate/' },
      to: { path: ['^src/gatsby/', '^node_modules/gatsby/'], ...RUNTIME },
    },
    {
      name: 'gatsby-inside-by-name',
      comment:
        'No import reaches inside Gatsby: an import that is gone stops every build. `src/gatsby/internals.ts` names what is loaded from there.',
      severity: 'error',
      from: { path: SITE },
      to: { path: '^node_modules/gatsby/dist/' },
    },
    {
      name: 'enquiries-stand-on-domain',
      comment:
        'The server of enquiries knows domain, configuration, the search and itself: it runs without the site.',
      severity: 'error',
      from: { path: '^enquiries/' },
      to: { path: [srcExcept('domain', 'config', 'locales', 'search'), '^(generate|plugins)/'] },
    },
    {
      name: 'enquiries-stay-on-the-server',
      comment:
        'Enquiries are taken by a server: what browsers, builds, commands and the editor run never reaches it.',
      severity: 'error',
      from: { path: '^(src|templates|generate|plugins|scripts|cms)/' },
      to: { path: '^(enquiries|functions)/' },
    },
    {
      name: 'offline-stands-alone',
      comment: 'What runs in the service worker is small and outlives the pages: it imports only itself.',
      severity: 'error',
      from: { path: '^src/offline/' },
      to: { path: ['^src/(?!offline/)', NODE_ONLY, '^node_modules/'], ...RUNTIME },
    },
    {
      name: 'plugins-stand-on-domain',
      comment:
        'A local plugin knows domain, configuration and itself: the site hands it the rest as options.',
      severity: 'error',
      from: { path: '^plugins/' },
      to: { path: [srcExcept('domain', 'config', 'locales'), '^(generate|enquiries)/'] },
    },
    {
      name: 'functions-are-doors',
      comment: 'A function is a door to the server of enquiries, and nothing else.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { pathNot: '^enquiries/' },
    },
    {
      name: 'scripts-never-show',
      comment:
        'A command runs in Node and is not a part of Gatsby: nothing of what browsers show, and none of Gatsby’s hooks.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: ['^src/(app|components|device|gatsby|offline|theme|tracking)/', PAGES] },
    },
    {
      name: 'editor-knows-no-gatsby',
      comment: 'The editor shows pages by their own templates, without Gatsby and its hooks.',
      severity: 'error',
      from: { path: '^cms/' },
      to: { path: ['^src/gatsby/', '^node_modules/gatsby/'], ...RUNTIME },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that import each other are one folder, or share a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      severity: 'error',
      from: { orphan: true, path: SITE, pathNot: ['\\.d\\.ts$', ...ENTRIES] },
      to: {},
    },
    {
      name: 'no-tools-in-the-site',
      comment: 'A site and its server are made without tests, benches, scripts and development packages.',
      severity: 'error',
      from: { path: SITE },
      to: { path: '^(__tests__|bench|scripts|support|cms)/' },
    },
    {
      name: 'tools-know-no-tests',
      comment:
        'Benches, scripts, the editor and what they share with tests import no test: tests may change without breaking a tool.',
      severity: 'error',
      from: { path: '^(bench|scripts|support|cms)/' },
      to: { path: '^__tests__/' },
    },
    {
      name: 'no-development-packages',
      comment:
        'What a site and its server import at run time belongs in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: SITE },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'no-unlisted-packages',
      comment: 'Every import must be listed in package.json.',
      severity: 'error',
      from: { path: SITE },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: { path: SITE },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // A local plugin's packages are the site's.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.cache|public)/|^cms/node_modules/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // `import type` counts too, so that layers cannot lean on one another's types unseen.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
