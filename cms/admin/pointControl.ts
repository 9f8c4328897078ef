import type { Decap, Kept } from './decapWindow';
import { optionalGroup } from './optionalGroup';

/** Near enough to see the street. */
const ZOOM = 17;

/** Where a map of the world shows a point: a link, so that the editor itself loads nothing from anywhere. */
const mapAddress = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/** A point on the map as two numbers that may be left out, with a link that shows where they are. */
export function pointControl(decap: Decap) {
  const { h } = window;
  return optionalGroup(decap, {
    render() {
      const value = this.props.value as Kept | undefined;
      const [latitude, longitude] = ['latitude', 'longitude'].map((name) => value?.get?.(name));
      const isThere = typeof latitude === 'number' && typeof longitude === 'number';
      return h(
        'div',
        null,
        this.drawGroup(),
        isThere &&
          h(
            'a',
            {
              href: mapAddress(latitude, longitude),
              target: '_blank',
              rel: 'noopener noreferrer',
              style: { display: 'inline-block', padding: '8px 0' },
            },
            'See this place on OpenStreetMap',
          ),
      );
    },
  });
}
