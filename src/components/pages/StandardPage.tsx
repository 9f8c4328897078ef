import { Blocks } from '../blocks/Blocks';
import { PageTitle } from '../ui/page/PageTitle';
import type { ContentPageProps } from './contentPage';

/** A page of blocks. If its first block is a hero with a heading, that is the page's title. */
export function StandardPage({ page, blockContext }: ContentPageProps) {
  const [first] = page.blocks;
  const isNamedByHero = first?.kind === 'hero' && first.heading !== undefined;
  return (
    <>
      {!isNamedByHero && <PageTitle title={page.title} intro={page.intro} />}
      <Blocks blocks={page.blocks} blockContext={blockContext} />
    </>
  );
}
