import { relatedPosts } from '../../../src/domain/blog/relatedPosts';

const post = (id: string, category: string, tags: string[] = [], related: string[] = []) => ({
  id,
  category,
  tags,
  related,
});

test('the writer’s own choice comes first, then the same category, then shared tags, then the newest', () => {
  const own = post('own', 'towing', ['ute', 'van', 'hill'], ['chosen']);
  const posts = [
    own,
    post('newest', 'finance'),
    post('tags', 'finance', ['ute']),
    post('category', 'towing'),
    post('older', 'finance'),
    post('chosen', 'finance'),
  ];
  expect(relatedPosts(own, posts, 5)).toEqual(['chosen', 'category', 'tags', 'newest', 'older']);
  expect(relatedPosts(own, posts, 2)).toEqual(['chosen', 'category']);
});

test('a post is never related to itself or to a missing post, and to none twice', () => {
  const own = post('own', 'towing', [], ['own', 'gone', 'other', 'other']);
  expect(relatedPosts(own, [own, post('other', 'towing')], 5)).toEqual(['other']);
});
