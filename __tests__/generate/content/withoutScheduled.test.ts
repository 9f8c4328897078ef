import { withoutScheduled } from '../../../generate/content/contentSource';

const NOW = Date.parse('2026-11-23T00:00:00Z');

describe('Scheduled content', () => {
  it('is in no list of an answer, however deep, until its first moment', () => {
    const post = { id: 'later', publishedAt: '2026-11-24T00:00:00Z', title: 'A secret' };
    const special = { id: 4, startsAt: '2026-12-01T00:00:00Z', title: 'Another secret' };
    const out = { id: 'out', publishedAt: '2026-11-22T00:00:00Z' };
    const always = { id: 5, startsAt: null };
    const due: number[] = [];
    const answer = {
      data: { pages: [{ blocks: [{ posts: [post, out] }] }], brandSpecials: [special, always] },
    };
    expect(withoutScheduled(answer, NOW, (instant) => due.push(instant))).toEqual({
      data: { pages: [{ blocks: [{ posts: [out] }] }], brandSpecials: [always] },
    });
    expect(due.sort()).toEqual([Date.parse(post.publishedAt), Date.parse(special.startsAt)]);
    expect(withoutScheduled(answer, Date.parse(special.startsAt), () => undefined)).toEqual(answer);
  });
});
