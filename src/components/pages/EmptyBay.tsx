import { css } from '@emotion/react';
import { color, radius } from '../../theme/tokens';

const drawing = css({ width: '100%', height: 'auto', borderRadius: radius.medium, color: color.accent });

/** Leaves in clouds, darkest below: x, y, half the width and half the height of each. */
const CLOUDS = [
  [52, 92, 40, 19],
  [98, 66, 34, 17],
  [118, 104, 27, 12],
  [412, 118, 30, 14],
  [440, 96, 26, 13],
] as const;

/** A parking bay with no car in it, between gum trees, in the light of the pictures of stock. */
export const EmptyBay = () => (
  <svg css={drawing} viewBox="0 0 480 320" fill="none" aria-hidden="true" focusable="false">
    <path d="M0 0h480v320H0z" fill={color.accentSoft} />
    <ellipse cx="170" cy="80" rx="240" ry="120" fill={color.surface} opacity=".5" />
    <g fill="currentColor">
      <path d="M0 142c46-26 96-30 148-8s88 18 140-8 116-30 192 4v70H0z" opacity=".14" />
      <path d="M0 168c60-18 104-20 160-6s92 8 150-6 112-12 170 2v42H0z" opacity=".2" />
    </g>
    <path d="M0 194h480v126H0z" fill={color.paperDeep} />
    <path
      d="M82 200c4-44 2-62-2-80M82 150c4-30 10-44 22-64M81 140c-10-20-16-28-28-38M83 156c12-26 20-34 34-46M424 198c-2-30 0-44 2-58m-1 10c-4-12-8-18-14-24m15 20c4-18 8-24 14-34"
      stroke={color.surface}
      strokeWidth="5"
      strokeLinecap="round"
    />
    {CLOUDS.map(([x, y, across, down]) => (
      <g key={x} fill="currentColor">
        <ellipse cx={x} cy={y} rx={across} ry={down} opacity=".55" />
        <ellipse
          cx={x - across * 0.1}
          cy={y - down * 0.24}
          rx={across * 0.84}
          ry={down * 0.68}
          opacity=".5"
        />
        <ellipse
          cx={x - across * 0.26}
          cy={y - down * 0.42}
          rx={across * 0.5}
          ry={down * 0.36}
          fill={color.accentSoft}
          opacity=".35"
        />
      </g>
    ))}
    <ellipse cx="240" cy="266" rx="150" ry="16" fill={color.ink} opacity=".07" />
    <path
      d="M150 214 58 320M240 214v106M330 214l92 106M52 214h376"
      stroke={color.surface}
      strokeWidth="6"
      strokeLinecap="round"
    />
  </svg>
);
