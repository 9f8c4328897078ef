import { useLayoutEffect } from 'react';
import { compactList } from '../../../device/compactList';
import { useStored } from '../../ui/visit/useStored';
import { textButton } from '../filters/filterStyles';

/** Switches to a compact list and back. Its styles are in `globalCss`: `watchListing` makes the choice before the first paint. */
export function CompactSwitch() {
  const isCompact = useStored(compactList);
  // Not the value of this render: until hydration it is the build's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-compact', compactList.snapshot());
  }, [isCompact]);
  return (
    <button type="button" css={textButton} onClick={() => compactList.store(!isCompact)}>
      {isCompact ? 'Large pictures' : 'Compact list'}
    </button>
  );
}
