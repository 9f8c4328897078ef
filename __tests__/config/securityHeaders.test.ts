import { createHash } from 'node:crypto';
import { answerHeaders, type PolicyNeeds, siteHeaders } from '../../src/config/securityHeaders';

/** The sources of a directive of the policy. */
function sources(needs: Partial<PolicyNeeds>, directive: string): readonly string[] {
  const headers = new Map(siteHeaders({ inlineScripts: [], ...needs }));
  const policy = headers.get('Content-Security-Policy') ?? '';
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const HOSTED = { appId: 'ABC123', searchKey: 'key', indexPrefix: 'stock' };
const TAG = { id: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' };

describe('The policy of a site', () => {
  it('lets a page talk to its own site alone, as long as no setting names another', () => {
    expect(sources({}, 'connect-src')).toEqual(["'self'"]);
    expect(sources({}, 'script-src')).toEqual(["'self'"]);
    expect(sources({}, 'form-action')).toEqual(["'self'"]);
    expect(sources({}, 'worker-src')).toEqual(["'self'"]);
    expect(sources({}, 'frame-src')).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
  });

  it('names each script of a page by its content', () => {
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(sources({ inlineScripts: ['run()'] }, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it.each<[string, Partial<PolicyNeeds>, string, readonly string[]]>([
    [
      'forms that another server takes',
      { enquiryUrl: 'https://forms.dealer.example/api/enquiries' },
      'connect-src',
      ['https://forms.dealer.example'],
    ],
    [
      'forms without scripts that another server takes',
      { enquiryUrl: 'https://forms.dealer.example/api/enquiries' },
      'form-action',
      ['https://forms.dealer.example'],
    ],
    [
      "the dealer's collector",
      { tracking: { eventsUrl: 'https://events.dealer.example/in?key=1', campaigns: false } },
      'connect-src',
      ['https://events.dealer.example'],
    ],
    [
      'the log of a region',
      { tracking: { log: { clientToken: 'pub1', site: 'us3.datadoghq.com' }, campaigns: false } },
      'connect-src',
      ['https://browser-intake-us3-datadoghq.com'],
    ],
    [
      'the log of the first region',
      { tracking: { log: { clientToken: 'pub1', site: 'datadoghq.eu' }, campaigns: false } },
      'connect-src',
      ['https://browser-intake-datadoghq.eu'],
    ],
    [
      'the log behind a proxy',
      {
        tracking: {
          log: { clientToken: 'pub1', site: 'datadoghq.com', proxy: 'https://log.dealer.example/in' },
          campaigns: false,
        },
      },
      'connect-src',
      ['https://log.dealer.example'],
    ],
    [
      'the hosted search',
      { hosted: HOSTED },
      'connect-src',
      ['https://abc123-dsn.algolia.net', 'https://abc123-3.algolianet.com'],
    ],
    [
      'what the hosted search learns',
      { hosted: HOSTED, tracking: { searchInsights: true, campaigns: false } },
      'connect-src',
      ['https://insights.algolia.io'],
    ],
    [
      'a stand-in for the hosted search',
      { hosted: { ...HOSTED, host: 'http://127.0.0.1:7700' } },
      'connect-src',
      ['http://127.0.0.1:7700'],
    ],
    [
      'the tag, in the page',
      { tracking: { tag: TAG, campaigns: false } },
      'script-src',
      ['https://www.googletagmanager.com'],
    ],
    ['the tag, in its frame', { tracking: { tag: TAG, campaigns: false } }, 'frame-src', ["'self'"]],
    [
      "the dealer's own tag server",
      {
        tracking: { tag: { ...TAG, scriptUrl: 'https://metrics.dealer.example/gtag/js' }, campaigns: false },
      },
      'connect-src',
      ['https://metrics.dealer.example'],
    ],
  ])('lets a page reach %s', (_, needs, directive, wanted) => {
    expect(sources(needs, directive)).toEqual(expect.arrayContaining([...wanted]));
    expect(sources({}, directive)).not.toEqual(expect.arrayContaining([...wanted]));
  });

  it('lets no script in by way of text, whatever the settings', () => {
    const everything = {
      enquiryUrl: 'https://forms.dealer.example/',
      hosted: HOSTED,
      tracking: { tag: TAG, searchInsights: true, campaigns: true } as const,
    };
    const allowed = sources(everything, 'script-src').join(' ');
    expect(allowed).not.toMatch(/unsafe|\*|data:|blob:|https:(?!\/\/)/);
    expect(sources(everything, 'object-src')).toEqual(["'none'"]);
    expect(sources(everything, 'base-uri')).toEqual(["'none'"]);
  });
});

it('no header holds a line break or a quote that a host file cannot hold', () => {
  for (const [name, value] of [...siteHeaders({ inlineScripts: ['a', 'b'] }), ...answerHeaders]) {
    expect(name).toMatch(/^[A-Z][\w-]+$/);
    expect(value).toMatch(/^[\x20-\x7e]+$/);
    expect(value).not.toContain('"');
  }
});
