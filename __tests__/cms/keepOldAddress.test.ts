import { keepOldAddress } from '../../cms/admin/keepOldAddress';
import { SOURCE } from '../../cms/format/contentFormat';

const page = (source: string, fields: object) => keepOldAddress({ [SOURCE]: source, ...fields }, 'about-us');

describe('When an entry is saved, its previous addresses', () => {
  it('gain the address that it had until now', () => {
    expect(page('slug: about\n', { slug: 'who-we-are' })).toEqual(['about']);
    expect(page('---\nslug: about\n---\n\nText', { slug: 'who-we-are' })).toEqual(['about']);
  });

  it('gain the name of the file, if that was the address', () => {
    expect(page('title: About us\n', { slug: 'who-we-are' })).toEqual(['about-us']);
    expect(page('slug: who-we-are\n', { slug: '' })).toEqual(['who-we-are']);
  });

  it('keep the earlier ones, but never the current address', () => {
    expect(page('slug: b\npreviousSlugs: [a]\n', { slug: 'c', previousSlugs: ['a'] })).toEqual(['a', 'b']);
    expect(page('slug: b\npreviousSlugs: [a]\n', { slug: 'a', previousSlugs: ['a'] })).toEqual(['b']);
  });

  it('stay the same while the address stays the same', () => {
    expect(page('slug: about\n', { slug: 'about', title: 'Another title' })).toBeUndefined();
    expect(keepOldAddress({ slug: 'new' }, '')).toBeUndefined();
  });
});
