import { color } from '../../theme/tokens';

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 44%, ${color.ink} 44% 58%, transparent 58%)`;

/**
 * The arrow of a select, drawn in the page's own ink: browsers put theirs right at the edge, each in another size. Part
 * of a control's style; the control says its own colours by `backgroundColor`.
 */
export const selectArrow = {
  'select&': {
    appearance: 'none',
    paddingRight: '2.25rem',
    backgroundImage: `${stroke('45deg')}, ${stroke('135deg')}`,
    backgroundPosition: 'right 1.125rem center, right 0.8125rem center',
    backgroundSize: '0.3125rem 0.3125rem',
    backgroundRepeat: 'no-repeat',
  },
  // The colours of somebody's own choice leave no drawings: the browser's arrow comes back.
  '@media (forced-colors: active)': { 'select&': { appearance: 'auto' } },
} as const;
