import { answered } from '../../../support/search/answered';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

const car = recordOf({
  title: '2018 Land Rover "Defender" <90>',
  make: 'Land Rover',
  model: 'Defender',
  subtitle: 'V8 & Citroën seats',
});

const marked = async (query: string, params: object = {}): Promise<string | undefined> =>
  (
    await answered(await openedIndex([car]), {
      query,
      highlightPreTag: '[',
      highlightPostTag: ']',
      ...params,
    })
  ).hits[0]?._highlightResult.title?.value;

describe('what matched in a title', () => {
  it.each([
    ['defender', '2018 Land Rover "[Defender]" <90>'],
    ['defe', '2018 Land Rover "[Defe]nder" <90>'],
    ['land rov', '2018 [Land] [Rov]er "Defender" <90>'],
    ['landrover', '2018 [Land Rover] "Defender" <90>'],
    ['defnder', '2018 Land Rover "[Defender]" <90>'],
    ['', '2018 Land Rover "Defender" <90>'],
  ])('is marked for “%s”', async (query, title) => {
    expect(await marked(query)).toBe(title);
  });

  it('is safe to set as HTML if the tags are HTML', async () => {
    const tags = { highlightPreTag: '<em>', highlightPostTag: '</em>' };
    expect(await marked('90', tags)).toBe('2018 Land Rover &quot;Defender&quot; &lt;<em>90</em>&gt;');
  });

  it('is escaped by InstantSearch if it sends placeholders', async () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
    expect(await marked('90', tags)).toBe(
      '2018 Land Rover "Defender" <__ais-highlight__90__/ais-highlight__>',
    );
  });

  it('says how much of the query it holds', async () => {
    const [hit] = (await answered(await openedIndex([car]), { query: 'rover citroen' })).hits;
    expect(hit?._highlightResult.title).toMatchObject({ matchLevel: 'partial', matchedWords: ['rover'] });
    expect(hit?._highlightResult.subtitle?.value).toBe('V8 &amp; <em>Citroën</em> seats');
  });
});
