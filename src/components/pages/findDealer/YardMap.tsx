import { css } from '@emotion/react';
import type { LocationView } from '../../../content/dealer/location';
import { formatKilometres } from '../../../domain/formatNumber';
import type { GeoPoint } from '../../../domain/geoPoint';
import { drawYardMap, MAP_HEIGHT, MAP_WIDTH, type NameSide } from '../../../domain/yardMap';
import { color, media, onScreen, radius, space, text } from '../../../theme/tokens';
import { InPageLink } from '../../ui/links/InPageLink';
import { visuallyHidden } from '../../ui/VisuallyHidden';

interface Props {
  /** In the order of the list, whose numbers the marks have. */
  readonly yards: readonly {
    readonly yard: Pick<LocationView, 'id' | 'name' | 'position'>;
    readonly stock: string | undefined;
  }[];
  readonly from: GeoPoint | undefined;
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: share(x, MAP_WIDTH),
  top: share(y, MAP_HEIGHT),
});

/** Shorter lines have no room for their length. */
const MIN_LABELLED = 56;

/** The yards on a map that the build draws from their coordinates; it asks no other site. Each mark leads to its yard below. */
export function YardMap({ yards, from }: Props) {
  const mapped = yards.flatMap(({ yard: { id, name, position }, stock }, place) =>
    position ? [{ id, name, position, stock, number: place + 1 }] : [],
  );
  if (mapped.length < 2) return null;
  const drawn = drawYardMap(
    mapped.map(({ name, position, stock = '' }) => ({
      position,
      letters: Math.max(name.length, stock.length),
    })),
    from,
  );
  const { marks, shopper, lines, scale } = drawn;
  return (
    <figure css={frame}>
      <div css={ground}>
        <MapDrawing {...drawn} ids={mapped.map(({ id }) => id)} />
        {lines
          .filter(({ from: one, to }) => Math.hypot(to.x - one.x, to.y - one.y) >= MIN_LABELLED)
          .map(({ from: one, to, kilometres }) => (
            <span
              key={`${one.x} ${to.x} ${to.y}`}
              css={length}
              style={at({ x: (one.x + to.x) / 2, y: (one.y + to.y) / 2 })}
            >
              {formatKilometres(Math.max(1, Math.round(kilometres)))}
            </span>
          ))}
        {shopper && (
          <span css={you} style={at(shopper)}>
            <span css={youWords}>You</span>
          </span>
        )}
        <ul css={list} aria-label="Yards on the map">
          {mapped.map(({ id, name, stock, number }, index) => (
            <li key={id} css={spot} style={at(marks[index] ?? { x: 0, y: 0 })}>
              <InPageLink css={mark} to={id}>
                <span css={pin}>{number}</span>{' '}
                <span css={[label, SIDES[marks[index]?.side ?? 'none']]}>
                  <strong>{name}</strong>
                  {stock && <span css={visuallyHidden}>, </span>}
                  {stock && <span>{stock}</span>}
                </span>
              </InPageLink>
            </li>
          ))}
        </ul>
      </div>
      <MapFoot {...scale} />
    </figure>
  );
}

type Drawn = ReturnType<typeof drawYardMap>;

/** The squares of the ground, and the lines between the marks on it. */
const MapDrawing = ({ scale, lines, marks, ids }: Drawn & { readonly ids: readonly string[] }) => (
  <svg css={drawing} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
    <defs>
      <pattern id="map-squares" width={scale.length} height={scale.length} patternUnits="userSpaceOnUse">
        <path css={grid} d={`M ${scale.length} 0 H 0 V ${scale.length}`} />
      </pattern>
    </defs>
    <rect width={MAP_WIDTH} height={MAP_HEIGHT} fill="url(#map-squares)" />
    {lines.map(({ from: { x, y }, to }) => (
      <line key={`${x} ${y} ${to.x} ${to.y}`} css={line} x1={x} y1={y} x2={to.x} y2={to.y} />
    ))}
    {marks.map(({ x, y, place }, index) => (
      <line key={ids[index]} css={leader} x1={x} y1={y} x2={place.x} y2={place.y} />
    ))}
  </svg>
);

const MapFoot = ({ length, kilometres }: Drawn['scale']) => (
  <figcaption css={foot}>
    <span css={[bar, { width: share(length, MAP_WIDTH) }]}>{formatKilometres(kilometres)}</span>
    <span>Distances are in a straight line.</span>
    <span css={north} role="img" aria-label="North is at the top">
      <svg viewBox="0 0 16 20" aria-hidden="true">
        <path d="M8 1 14 19 8 15 2 19Z" />
      </svg>
      N
    </span>
  </figcaption>
);

const frame = css({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  ...onScreen,
});
const ground = css({
  position: 'relative',
  aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}`,
  background: color.accentSoft,
  fontSize: text.small,
  lineHeight: 1.25,
});
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const grid = css({ fill: 'none', stroke: color.surface, strokeWidth: 1, opacity: 0.7 });
const line = css({ stroke: color.inkQuiet, strokeWidth: 1, strokeDasharray: '3 3' });
const leader = css({ stroke: color.accentDeep, strokeWidth: 1 });
const centred = { position: 'absolute', translate: '-50% -50%' } as const;
const length = css({
  ...centred,
  padding: `0 ${space[1]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const list = css({ listStyle: 'none' });
const spot = css({ ...centred, width: '1.75rem', height: '1.75rem' });
const mark = css({
  display: 'grid',
  height: '100%',
  borderRadius: '50%',
  color: color.ink,
  textDecoration: 'none',
  '&:hover strong': { textDecoration: 'underline' },
});
const pin = css({
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  'a:hover > &': { background: color.accentDeep },
});
const label = css({
  position: 'absolute',
  display: 'grid',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Keeps a line off the letters.
  textShadow: Array(4).fill(`0 0 3px ${color.accentSoft}`).join(),
});
const BESIDE = 'calc(100% + 0.25rem)';
const SIDES: Readonly<Record<NameSide, ReturnType<typeof css>>> = {
  right: css({ left: BESIDE, top: '50%', translate: '0 -50%' }),
  left: css({ right: BESIDE, top: '50%', translate: '0 -50%', justifyItems: 'end' }),
  below: css({ top: BESIDE, left: '50%', translate: '-50%', justifyItems: 'center' }),
  above: css({ bottom: BESIDE, left: '50%', translate: '-50%', justifyItems: 'center' }),
  none: css(visuallyHidden),
};
const you = css({
  ...centred,
  width: '0.875rem',
  height: '0.875rem',
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  background: color.highlight,
});
const youWords = css({
  whiteSpace: 'nowrap',
  position: 'absolute',
  top: '0.75rem',
  left: '50%',
  translate: '-50%',
  fontWeight: 650,
});
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.25,
});
const bar = css({
  flex: 'none',
  borderBottom: `2px solid ${color.ink}`,
  color: color.ink,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const north = css({
  display: 'grid',
  justifyItems: 'center',
  color: color.ink,
  fontWeight: 650,
  '& svg': { width: '0.75rem', fill: 'currentColor' },
  [media.narrow]: { display: 'none' },
});
