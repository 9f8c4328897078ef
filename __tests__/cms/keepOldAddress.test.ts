import { keepOldAddress } from '../../cms/admin/keepOldAddress';
import { SOURCE } from '../../cms/format/contentFormat';

const page = (source: string, fields: object) => keepOldAddress({ [SOURCE]: source, ...fields }, 'about-us');

describe('When an entry is saved, its earlier addresses', () => {
  it('gain the one it had until now', () => {
    expect(page('slug: about\n', { slug: 'who-we-are' })).toEqual(['about']);
    expect(page('---\nslug: about\n---\n\nText', { slug: 'who-we-are' })).toEqual(['about']);
  });

  it('gain the name of the file, where that was the address', () => {
    expect(page('title: About us\n', { slug: 'who-we-are' })).toEqual(['about-us']);
    expect(page('slug: who-we-are\n', { slug: '' })).toEqual(['who-we-are']);
  });

  it('keep those before, but never the address it has now', () => {
    expect(page('slug: b\npreviousSlugs: [a]\n', { slug: 'c', previousSlugs: ['a'] })).toEqual(['a', 'b']);
    expect(page('slug: b\npreviousSlugs: [a]\n', { slug: 'a', previousSlugs: ['a'] })).toEqual(['b']);
  });

  it('stay as they are while the address does', () => {
    expect(page('slug: about\n', { slug: 'about', title: 'Another title' })).toBeUndefined();
    expect(keepOldAddress({ slug: 'new' }, '')).toBeUndefined();
  });
});
