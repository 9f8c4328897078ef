import { css } from '@emotion/react';
import { useLayoutEffect } from 'react';
import { compactList } from '../../../device/compactList';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { LineDrawing } from '../../ui/Icon';
import { useStored } from '../../ui/visit/useStored';

/** Shows the stock as a compact list, or with large pictures again. The device keeps the choice. */
export function CompactSwitch() {
  const isCompact = useStored(compactList);
  // Not the value of this render: until hydration it is that of the build.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-compact', compactList.snapshot());
  }, [isCompact]);
  return (
    <>
      <style>{COMPACT}</style>
      <button
        type="button"
        css={button}
        aria-pressed={isCompact}
        onClick={() => compactList.store(isCompact ? undefined : true)}
      >
        <LineDrawing path={ROWS} />
        Compact
      </button>
    </>
  );
}

const ROWS = 'M4 5.5h5v4H4zm0 9h5v4H4zM12 7.500h8m-8 9h8';

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[3]} 0 ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: 'none',
  color: color.ink,
  fontSize: text.small,
  '& svg': { width: '1.25em', height: '1.25em' },
  '&[aria-pressed=true]': { borderColor: color.accent, background: color.accentSoft },
  [media.scriptless]: { display: 'none' },
});

const LIST = '[data-compact] div[data-results] h2+ul';

/**
 * A card in a row: its picture small, its words beside it. The built HTML has these styles before the cards, so that a device
 * that chose this view never sees the other one.
 */
const COMPACT = `
${LIST}{gap:0 ${space[6]}}
${LIST}>li{padding-block:${space[3]};border-bottom:1px solid ${color.line};contain-intrinsic-height:13rem}
${LIST} article{display:grid;grid-template-columns:8.5rem minmax(0,1fr);align-content:start;column-gap:${space[3]};min-height:9.75rem}
${LIST} article>*{grid-column:2}
${LIST} article>div:first-child{grid-area:1/1/span 12/auto;align-self:start;margin:0}
${LIST} article>div:first-child>ul{inset:${space[1]} ${space[1]} auto}
${LIST} article>div:first-child>span{display:none}
${LIST} h3{padding-right:3rem;font-size:${text.body}}
${LIST} article>div:has(>[aria-label^=Compare]){grid-area:1/1/span 12/auto;align-self:end;position:relative;inset:auto;aspect-ratio:auto;padding:0}
${media.desktop}{${LIST}{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;
