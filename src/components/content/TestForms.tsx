import { css } from '@emotion/react';
import type { PageView } from '../../content/page';
import type { SubmitOutcome } from '../../domain/enquiry/submitOutcome';
import { color, radius, space } from '../../theme/tokens';
import { ServiceForm } from '../enquiry/service/ServiceForm';
import { PageTitle } from '../layout/PageTitle';
import { pageMargins } from '../ui/PageWidth';
import { Section } from '../ui/Section';
import { Blocks } from './Blocks';
import { serviceDepartment } from './serviceDepartment';
import type { Surroundings } from './surroundings';

interface Props {
  readonly page: PageView;
  readonly surroundings: Surroundings;
}

const note = css({
  marginTop: space[5],
  padding: space[4],
  borderRadius: radius.small,
  background: color.ochreSoft,
});

/** As wide as on its own page. */
const form = css({ maxWidth: '46rem' });

/** What the sandbox answers: nothing leaves the browser. */
const toNobody = async (): Promise<SubmitOutcome> => ({ kind: 'sent', reference: 'TEST' });

/** Every form of the site, sending to nobody. A new form is a section here. */
export function TestForms({ page, surroundings }: Props) {
  const { dealer, builtAt } = surroundings;
  const department = serviceDepartment(dealer);
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <div css={pageMargins}>
        <p css={note}>
          This page is for trying forms out. It is built because the setting TEST_FORMS asks for it.
        </p>
      </div>
      {department && (
        <Section heading="Advanced service form">
          <div css={form}>
            <ServiceForm
              department={department}
              phone={department.phones[0]?.number ?? dealer.phone}
              state={dealer.address.state}
              builtAt={builtAt}
              submit={toNobody}
            />
          </div>
        </Section>
      )}
      <Blocks blocks={page.blocks} surroundings={surroundings} />
    </>
  );
}
