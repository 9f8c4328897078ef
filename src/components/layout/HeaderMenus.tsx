import { css, type SerializedStyles } from '@emotion/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ActionView } from '../../content/link';
import type { NavigationItemView } from '../../content/navigation';
import { color, layer, media, radius, shadow, space, text } from '../../theme/tokens';
import { Actions } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useLayerHistory } from '../ui/layers/layerHistory';
import { NavLink, NavLinks } from './NavLink';

interface MenuDisclosureProps {
  /** The content of the button that opens and closes the menu. */
  readonly summary: ReactNode;
  /** The name of a group of menus. Opening one closes the others. */
  readonly group?: string;
  /** Whether the menu covers the page, so that Back closes it. */
  readonly isLayer?: boolean;
  readonly summaryCss?: SerializedStyles;
  readonly className?: string;
  readonly children: ReactNode;
}

const bare = css({
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

/** A menu that opens under its label: the browser's own disclosure, so it works before any script has run. */
export function MenuDisclosure({
  summary,
  group,
  isLayer = false,
  summaryCss,
  className,
  children,
}: MenuDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node))
        details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, []);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before any script ran.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  const closeAndFocus = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  useLayerHistory(isLayer && isOpen, closeAndFocus);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    closeAndFocus();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) close();
  };
  const closeOnFollowing = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };
  return (
    <details
      ref={details}
      name={group}
      className={className}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={closeOnFollowing}
    >
      <summary css={[bare, summaryCss]}>{summary}</summary>
      {children}
    </details>
  );
}

const phoneHolder = css({ [media.desktop]: { display: 'none' } });
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
const phonePanel = css({
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
    css={phoneHolder}
    summaryCss={opener}
    summary={
      <>
        <Icon name="menu" />
        Menu
      </>
    }
  >
    <div css={phonePanel}>
      {items.map(({ label, href, children }) => (
        <div key={label} css={group}>
          {children.length === 0 ? (
            <NavLink css={[title, link]} href={href}>
              {label}
            </NavLink>
          ) : (
            <>
              <span css={title}>{label}</span>
              <NavLinks css={links} links={children} linkCss={link} />
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
            <NavLinks css={panel} links={children} linkCss={panelLink} />
          </MenuDisclosure>
        )}
      </li>
    ))}
  </ul>
);
