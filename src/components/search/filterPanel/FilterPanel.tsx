import { css } from '@emotion/react';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { StockFilterGroup } from '../../../content/stock/stockFilterGroup';
import { color, font, space, text } from '../../../theme/tokens';
import { Disclosure } from '../../ui/Disclosure';
import { Drawing } from '../../ui/Drawing';
import { countChosen } from '../chips';
import { FilterControl } from '../filters/FilterControl';
import { GroupLabel } from '../filters/FilterSet';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

/** The filters, grouped and ordered by the content. Secondary ones are behind "More filters". */
export function FilterPanel() {
  // The keyword box is above the results on every listing.
  const { filterGroups } = useSearchConfig().settings;
  const groups = filterGroups.filter(({ filterItems }) =>
    filterItems.some(({ type }) => type !== 'search_box'),
  );
  const main = groups.filter(({ groupType }) => groupType === 'main');
  const more = groups.filter(({ groupType }) => groupType === 'more');
  return (
    <div>
      {main.map((group) => (
        <FilterGroup key={group.id} group={group} />
      ))}
      {more.length > 0 && (
        <Accordion label="More filters" groups={more} isOpen={main.length === 0}>
          {more.map((group) => (
            <FilterGroup key={group.id} group={group} />
          ))}
        </Accordion>
      )}
    </div>
  );
}

const FilterGroup = memo(function FilterGroup({ group }: { readonly group: StockFilterGroup }) {
  const { label, icon, remoteId, isAccordion, accordionType } = group;
  const controls = (
    <div css={stack} data-controls="">
      <GroupLabel value={label}>
        {group.filterItems.map((item) => (
          <FilterControl key={item.id} item={item} />
        ))}
      </GroupLabel>
    </div>
  );
  if (isAccordion)
    return (
      <Accordion
        label={label}
        groups={[group]}
        isOpen={accordionType === 'open'}
        icon={icon}
        remoteId={remoteId}
      >
        {controls}
      </Accordion>
    );
  return (
    <section css={section} aria-label={label} data-remote-id={remoteId}>
      <h3 css={heading}>
        <GroupIcon url={icon} />
        {label}
      </h3>
      {controls}
    </section>
  );
});

interface AccordionProps {
  readonly label: string;
  readonly groups: readonly StockFilterGroup[];
  readonly isOpen: boolean;
  readonly icon?: string | undefined;
  readonly remoteId?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A group that starts open or closed as the content says, and opens if something in it is chosen. It shows how many filters
 * are chosen. Its content is rendered only once it has been opened, so closed filters cost a tap nothing.
 */
function Accordion({ label, groups, isOpen, icon, remoteId, children }: AccordionProps) {
  const chosen = useSearch(({ onScreen }) => countChosen(groups, onScreen));
  const [beginsOpen] = useState(isOpen || chosen > 0);
  const [wasOpened, setWasOpened] = useState(beginsOpen);
  const details = useRef<HTMLDetailsElement>(null);
  const isSet = chosen > 0;
  useLayoutEffect(() => {
    if (!isSet || !details.current) return;
    details.current.open = true;
    setWasOpened(true);
  }, [isSet]);
  return (
    <Disclosure
      ref={details}
      css={section}
      line={line}
      summary={
        <>
          <GroupIcon url={icon} />
          {label}
          {chosen > 0 && (
            <span css={tally} title={`${chosen} chosen`}>
              {chosen}
            </span>
          )}
        </>
      }
      open={beginsOpen}
      data-remote-id={remoteId}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {wasOpened && children}
    </Disclosure>
  );
}

const GroupIcon = ({ url }: { readonly url: string | undefined }) =>
  url && <Drawing url={url} css={groupIcon} />;

const section = css({
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  // Hides the heading of a group that offers nothing (Brand Certified, if no vehicle is).
  '&:has(> [data-controls]:empty)': { display: 'none' },
  '& > details:last-of-type': { borderBottom: 0 },
});
const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  fontFamily: font.text,
  fontSize: text.body,
  fontWeight: 650,
});
const line = css(heading, { justifyContent: 'start', '& > svg': { marginLeft: 'auto' } });
const groupIcon = css({ flex: 'none', width: '1.375rem', height: '1.375rem', background: color.inkQuiet });
const tally = css({
  minWidth: '1.375rem',
  padding: `0 ${space[1]}`,
  borderRadius: '999px',
  background: color.accent,
  color: color.onAccent,
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: '1.375rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const stack = css({
  display: 'grid',
  gap: space[4],
  margin: `0 0 ${space[3]}`,
  // Toggles are as close together as the options of one filter.
  '& > label + label': { marginTop: `calc(-1 * ${space[4]})` },
});
