import fc from 'fast-check';
import { parseVideoAddress, playerAddress } from '../../../src/domain/stock/stockVideo';
import { aStockContext } from '../../../support/stock/aStockContext';
import { parseStockItem } from '../../../support/stock/parseStockItem';

const youtube = { kind: 'youtube', id: 'aqz-KE_bpKQ' };

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE_bpKQ&t=12s', youtube],
    ['https://m.youtube.com/watch?app=desktop&v=aqz-KE_bpKQ', youtube],
    ['https://youtu.be/aqz-KE_bpKQ?si=abc', youtube],
    ['https://www.youtube.com/shorts/aqz-KE_bpKQ', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ', youtube],
    ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
    ['https://vimeo.com/76979871/8272103f6e', { kind: 'vimeo', id: '76979871', key: '8272103f6e' }],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      { kind: 'vimeo', id: '76979871', key: '8272103f6e' },
    ],
    ['/uploads/stock/walk-around.mp4', { kind: 'file', url: '/uploads/stock/walk-around.mp4' }],
    ['https://films.example.com/a.MP4?v=2', { kind: 'file', url: 'https://films.example.com/a.MP4?v=2' }],
  ])('%s is understood', (address, video) => {
    expect(parseVideoAddress(address)).toEqual(video);
  });

  it.each([
    'http://www.youtube.com/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@somebody',
    'https://youtube.com.example.com/watch?v=aqz-KE_bpKQ',
    'https://vimeo.com/channels/staffpicks',
    'https://films.example.com/a.avi',
    '/../secret.mp4',
    '//example.com/a.mp4',
    'javascript:alert(1)//a.mp4',
    'a film',
  ])('%s is refused', (address) => {
    expect(parseVideoAddress(address)).toBeUndefined();
  });

  it('that is refused costs its field, with its name and the reason', () => {
    const row = { vehType: 'Used', make: 'Ford', model: 'Ranger', videoUrl: 'https://example.com/film' };
    expect(parseStockItem(row, aStockContext(), 'x')).toMatchObject({
      kind: 'ok',
      value: {
        faults: [
          {
            field: 'videoUrl',
            value: 'https://example.com/film',
            reason: 'is not an https address of a YouTube or Vimeo video or an .mp4 file',
            level: 'field',
          },
        ],
      },
    });
    const good = parseStockItem({ ...row, videoUrl: 'https://youtu.be/aqz-KE_bpKQ' }, aStockContext(), 'x');
    expect(good).toMatchObject({ kind: 'ok', value: { item: { video: youtube } } });
    expect(good).not.toHaveProperty('value.item.videoUrl');
  });
});

it('a player is on the host that sets the fewest cookies, whatever the feed says', () => {
  expect(playerAddress({ kind: 'youtube', id: 'aqz-KE_bpKQ' })).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE_bpKQ\?/,
  );
  expect(playerAddress({ kind: 'vimeo', id: '76979871', key: '8272103f6e' })).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  );
});

it('the video of a player’s address is the same video', () => {
  const id = fc.stringMatching(/^[\w-]{11}$/).map((text) => ({ kind: 'youtube' as const, id: text }));
  const vimeo = fc.record({
    kind: fc.constant('vimeo' as const),
    id: fc.stringMatching(/^[1-9]\d{5,11}$/),
    key: fc.stringMatching(/^[0-9a-f]{6,20}$/),
  });
  fc.assert(
    fc.property(fc.oneof(id, vimeo), (video) => {
      expect(parseVideoAddress(playerAddress(video))).toEqual(video);
    }),
  );
});
