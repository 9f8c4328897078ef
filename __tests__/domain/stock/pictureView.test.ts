import { pictureText, pictureView } from '../../../src/domain/stock/pictureView';

describe('what a picture shows', () => {
  it.each([
    ['/pictures/suv-red-side.3fa2b1c0', 'Side'],
    ['/uploads/stock/ute-white-rear.webp', 'Rear'],
    ['/uploads/stock/qt26001-tallis-heron-three-quarter.webp', 'Three-quarter view'],
    ['/uploads/stock/tallis-interior.webp', 'Interior'],
    ['/uploads/stock/hatch-boot.webp', 'Boot'],
    ['https://feed.example/U4101/FRONT.JPG?w=1200', 'Front'],
    ['https://feed.example/U4101/front-three-quarter.jpg', 'Front and side'],
    ['https://feed.example/rear_34.jpg', 'Rear and side'],
    ['https://feed.example/front-seats.jpg', 'Interior'],
    ['https://feed.example/dashboard_2.jpg', 'Interior'],
    ['/uploads/boot.jpg', 'Boot'],
    ['/uploads/hilux-detail.jpg', 'Close-up'],
  ])('stands in the name of its file: %s', (url, view) => {
    expect(pictureView(url)).toBe(view);
  });

  it.each([
    'https://feed.example/IMG_4711.jpg',
    '/uploads/reboots.jpg',
    '/uploads/seat-leon-1.jpg',
    '/front/7.jpg',
    '',
  ])('is not guessed from %p', (url) => {
    expect(pictureView(url)).toBeUndefined();
  });

  it('is named with the vehicle, or by its number if nothing is known', () => {
    const title = '2019 Toyota HiLux';
    expect(pictureText({ url: '/a-rear.jpg' }, title, 2)).toBe('2019 Toyota HiLux, rear');
    expect(pictureText({ url: '/a.jpg' }, title, 2)).toBe('2019 Toyota HiLux, picture 3');
    expect(pictureText({ url: '/a-rear.jpg', alt: 'The towbar' }, title, 2)).toBe('The towbar');
  });
});
