import { css } from '@emotion/react';
import type { ActionView } from '../../content/link';
import type { NavigationItemView } from '../../content/navigation';
import { color, layer, media, radius, shadow, space, text } from '../../theme/tokens';
import { Actions } from '../ui/Actions';
import { Icon } from '../ui/Icon';
import { MenuDisclosure } from './MenuDisclosure';
import { NavLink } from './NavLink';

const holder = css({ [media.desktop]: { display: 'none' } });
const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  paddingInline: space[3],
  whiteSpace: 'nowrap',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  fontWeight: 600,
  'details[open] > &': { background: color.paperDeep },
});
const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.header,
  display: 'grid',
  gap: space[5],
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.paper,
  boxShadow: shadow,
  [media.medium]: { gridTemplateColumns: '1fr 1fr 1fr', paddingInline: space[5] },
});
const group = css({ minWidth: 0 });
const title = css({
  display: 'block',
  paddingBlock: space[2],
  fontSize: text.lead,
  fontWeight: 600,
  color: color.ink,
});
const links = css({ listStyle: 'none', borderTop: `1px solid ${color.line}` });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { color: color.accent, textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 650, color: color.accent },
});
const actions = css({ [media.medium]: { gridColumn: '1 / -1' } });

interface Props {
  readonly items: readonly NavigationItemView[];
  readonly callsToAction: readonly ActionView[];
}

/** The menu of a phone: everything at once, in groups, behind one button. */
export const PhoneMenu = ({ items, callsToAction }: Props) => (
  <MenuDisclosure
    isLayer
    css={holder}
    summaryCss={opener}
    summary={
      <>
        <Icon name="menu" />
        Menu
      </>
    }
  >
    <div css={panel}>
      {items.map(({ label, href, children }) => (
        <div key={label} css={group}>
          {children.length === 0 ? (
            <NavLink css={[title, link]} href={href}>
              {label}
            </NavLink>
          ) : (
            <>
              <span css={title}>{label}</span>
              <ul css={links}>
                {children.map((child) => (
                  <li key={child.href}>
                    <NavLink css={link} href={child.href}>
                      {child.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
      <div css={actions}>
        <Actions actions={callsToAction} />
      </div>
    </div>
  </MenuDisclosure>
);
