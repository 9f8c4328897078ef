import { css } from '@emotion/react';
import type { NavigationItemView } from '../../content/navigation';
import { color, layer, media, radius, shadow, space } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { MenuDisclosure } from './MenuDisclosure';
import { NavLink } from './NavLink';

const bar = css({
  display: 'none',
  [media.desktop]: { display: 'flex', gap: space[1], listStyle: 'none' },
});
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.accent, background: color.paperDeep },
  '&[aria-current]': {
    textDecoration: 'underline',
    textUnderlineOffset: '0.4em',
    textDecorationThickness: 2,
  },
  'details[open] > &': { background: color.paperDeep },
});
const holder = css({ position: 'relative' });
const chevron = css({
  width: '1.1em',
  height: '1.1em',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});
const panel = css({
  position: 'absolute',
  left: 0,
  top: `calc(100% + ${space[1]})`,
  zIndex: layer.header,
  minWidth: '13.5rem',
  padding: space[2],
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow,
  listStyle: 'none',
});
const panelLink = css({
  display: 'block',
  padding: `${space[3]} ${space[3]}`,
  borderRadius: radius.small,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { background: color.paper, color: color.accent },
  '&[aria-current]': { fontWeight: 650, color: color.accent },
});

/** The menu of a wide window: one line, with a panel under each entry that has subpages. */
export const HeaderMenu = ({ items }: { readonly items: readonly NavigationItemView[] }) => (
  <ul css={bar}>
    {items.map(({ label, href, children }) => (
      <li key={label}>
        {children.length === 0 ? (
          <NavLink css={entry} href={href}>
            {label}
          </NavLink>
        ) : (
          <MenuDisclosure
            css={holder}
            group="header-menu"
            summaryCss={entry}
            summary={
              <>
                {label}
                <Icon css={chevron} name="chevron" />
              </>
            }
          >
            <ul css={panel}>
              {children.map((child) => (
                <li key={child.href}>
                  <NavLink css={panelLink} href={child.href}>
                    {child.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </MenuDisclosure>
        )}
      </li>
    ))}
  </ul>
);
