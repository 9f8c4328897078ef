import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead, scriptJson } from '../../../../src/components/ui/page/PageHead';
import { site } from '../../../../src/config/site';

const headSite = {
  name: 'Marrindale Motors',
  description: 'Cars in Marrindale.',
  pictureUrl: '/uploads/share.png',
};

const head = (props: Partial<Parameters<typeof PageHead>[0]> = {}) => {
  document.head.innerHTML = renderToStaticMarkup(
    <PageHead headSite={headSite} title="Finance" path="/finance/" {...props} />,
  );
  return {
    title: document.title,
    meta: (name: string) =>
      document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    data: [...document.head.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    ),
  };
};

test('the dealership’s name follows the title, unless the title already has it', () => {
  expect(head().title).toBe('Finance | Marrindale Motors');
  expect(head({ title: 'Marrindale Motors: used cars' }).title).toBe('Marrindale Motors: used cars');
  expect(head({ mark: 'U410' }).title).toBe('Finance, U410 | Marrindale Motors');
  expect(head({ mark: 'U410' }).meta('og:title')).toBe('Finance');
});

test('an editor’s words override the page’s, and the page’s override the site’s', () => {
  expect(head().meta('description')).toBe('Finance: Cars in Marrindale.');
  expect(head({ path: '/' }).meta('description')).toBe('Cars in Marrindale.');
  expect(head({ description: 'How it works.' }).meta('description')).toBe('How it works.');
  const seo = { title: 'Car finance', description: 'Figures you can trust.', noindex: false };
  expect(head({ description: 'How it works.', seo }).meta('description')).toBe('Figures you can trust.');
  expect(head({ seo }).title).toBe('Car finance | Marrindale Motors');
});

test('addresses for others are absolute', () => {
  const { canonical, meta } = head();
  expect(canonical).toBe(`${site.url}/finance/`);
  expect(meta('og:image')).toBe(`${site.url}/uploads/share.png`);
  expect(head({ seo: { noindex: false, pictureUrl: 'https://x.example/a.png' } }).meta('og:image')).toBe(
    'https://x.example/a.png',
  );
});

test('a page that search engines must not index has no canonical address', () => {
  const { canonical, meta } = head({ seo: { noindex: true } });
  expect(canonical).toBeUndefined();
  expect(meta('robots')).toBe('noindex');
});

test('structured data cannot end its own script element', () => {
  const hostile = { name: '</script><script>alert(1)</script>' };
  expect(scriptJson(hostile)).not.toContain('<');
  expect(head({ jsonLd: [hostile] }).data).toEqual([hostile]);
});

test('structured data leaves out a list without values', () => {
  expect(head({ jsonLd: [{ name: 'Garnet', sameAs: [], offers: { seller: [] } }] }).data).toEqual([
    { name: 'Garnet', offers: {} },
  ]);
});
