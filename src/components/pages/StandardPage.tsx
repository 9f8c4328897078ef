import type { PageView } from '../../content/page';
import { Blocks } from '../blocks/Blocks';
import type { Surroundings } from '../blocks/surroundings';
import { PageTitle } from '../ui/page/PageTitle';

interface Props {
  readonly page: PageView;
  readonly surroundings: Surroundings;
}

/** A page of blocks. If its first block is a hero with a heading, that is the page's title. */
export function StandardPage({ page, surroundings }: Props) {
  const [first] = page.blocks;
  const isNamedByHero = first?.kind === 'hero' && first.heading !== undefined;
  return (
    <>
      {!isNamedByHero && <PageTitle title={page.title} intro={page.intro} />}
      <Blocks blocks={page.blocks} surroundings={surroundings} />
    </>
  );
}
