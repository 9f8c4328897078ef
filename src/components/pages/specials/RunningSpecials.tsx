import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageView } from '../../../content/page';
import { runsAt } from '../../../domain/runsAt';
import { space } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import type { Surroundings } from '../../blocks/surroundings';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { useNow } from '../../ui/visit/useNow';
import { NothingYet } from '../NothingYet';

export interface SpecialsProps<Special> {
  readonly page: PageView;
  /** Including past and coming offers. */
  readonly specials: readonly Special[];
  readonly surroundings: Surroundings;
}

interface Props<Special> extends SpecialsProps<Special> {
  /** Where else to look if no offer is running. */
  readonly elsewhere: { readonly label: string; readonly href: string };
  readonly children: (special: Special, isFirst: boolean, now: number) => ReactNode;
}

/** A page of offers: the current ones, then the page's own blocks. */
export function RunningSpecials<Special extends Parameters<typeof runsAt>[0] & { readonly key: string }>({
  page,
  specials,
  surroundings,
  elsewhere,
  children,
}: Props<Special>) {
  const now = useNow(surroundings.builtAt);
  const running = specials.filter((special) => runsAt(special, now));
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <PageWidth>
        <ul css={list}>
          {running.map((special, place) => (
            <li key={special.key}>{children(special, place === 0, now)}</li>
          ))}
        </ul>
        {running.length === 0 && (
          <NothingYet
            words="No offers right now. The next one will appear here on its first day."
            ways={[elsewhere, { label: 'Stock with a special price', href: '/stock/?special=true' }]}
          />
        )}
      </PageWidth>
      <Blocks blocks={page.blocks} surroundings={surroundings} />
    </>
  );
}

const list = css({ marginTop: space[7], padding: 0, listStyle: 'none' });
