import type { BlockOf } from '../../../content/block';
import { runsAt } from '../../../domain/runsAt';
import { cardGrid, swipeRow } from '../../ui/grids';
import { Section } from '../../ui/Section';
import { useNow } from '../../ui/useNow';
import { SpecialRow } from '../specials/SpecialRow';
import { SpecialCard } from './SpecialCard';

/** A few are swiped on a phone; a whole page of them stands in a column. */
const IN_ONE_ROW = 3;

interface Props {
  readonly block: BlockOf<'specials'>;
  readonly builtAt: number;
}

/** The offers that run now; one that ends while the page is open goes. */
export function SpecialsBlock({ block, builtAt }: Props) {
  const now = useNow(builtAt);
  const running = block.specials.filter((special) => runsAt(special, now)).slice(0, block.limit);
  const [only] = running;
  if (running.length === 0) return null;
  return (
    <Section heading={block.heading} introHtml={block.introHtml}>
      {only && running.length === 1 ? (
        <SpecialRow special={only} heading="h3" now={now} />
      ) : (
        <ul css={running.length > IN_ONE_ROW ? cardGrid('18rem') : swipeRow(IN_ONE_ROW)}>
          {running.map((special) => (
            <li key={special.key}>
              <SpecialCard special={special} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
