import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { WeekHours } from '../../locations/OpeningHours';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { RichText } from '../../ui/RichText';
import type { ContentPageProps } from '../contentPage';
import { phoneOf, ServiceForm, serviceDepartment } from './ServiceForm';

const frame = css({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[8]}`,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: space[8], alignItems: 'start' },
});
const aside = css({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderRadius: radius.medium,
  background: color.paperDeep,
  fontSize: text.small,
});
const asideTitle = css({ marginBottom: space[2], fontSize: text.lead });

/** The service form, with the editor's introduction before it and further blocks after it. */
export function ServiceFormPage({ page, blockContext }: ContentPageProps) {
  const { dealer, builtAt } = blockContext;
  const department = serviceDepartment(dealer);
  const first = page.blocks[0];
  const before = first?.kind === 'richText' ? first : undefined;
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <div css={[pageMargins, frame]}>
        {department && (
          <div>
            <noscript>
              <p>
                The form needs JavaScript. Call {phoneOf(department, dealer)} and we’ll take your request.
              </p>
            </noscript>
            <ServiceForm department={department} dealer={dealer} builtAt={builtAt} />
          </div>
        )}
        <aside css={aside}>
          {before && (
            <div>
              {before.heading && <h2 css={asideTitle}>{before.heading}</h2>}
              <RichText html={before.html} />
            </div>
          )}
          {department && (
            <div>
              <h2 css={asideTitle}>{department.name} hours</h2>
              <WeekHours hours={department.hours} />
            </div>
          )}
        </aside>
      </div>
      <Blocks blocks={page.blocks} blockContext={blockContext} from={before ? 1 : 0} />
    </>
  );
}
