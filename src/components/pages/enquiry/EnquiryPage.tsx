import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { site as config } from '../../../config/site';
import { dealershipPlace } from '../../../content/dealer/location';
import { aboutQuery, type EnquiryAbout } from '../../../content/enquiry/enquiryAddresses';
import { type EnquirySubjects, subjectsIn } from '../../../content/enquiry/enquirySubjects';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { EnquiryItem } from '../../../domain/enquiry/enquiry';
import type { EnquiryKind } from '../../../domain/enquiry/enquiryKind';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { formHead } from '../../enquiry/formHead';
import { PlaceCard } from '../../locations/PlaceCard';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { useHydrated } from '../../ui/useHydrated';

interface Props {
  readonly kind: EnquiryKind;
  readonly subjects: EnquirySubjects;
}

/** A page with one form. The subject in its address appears once the script runs. */
export function EnquiryPage(props: Props) {
  const search = useHydrated() ? window.location.search : '';
  const stockId = new URLSearchParams(search).get('stock');
  const figures = useFigures(search);
  const about = useMemo(
    () => ({ ...subjectsIn(search, props.subjects), ...figures }),
    [search, props.subjects, figures],
  );
  const { dealer, stockType } = useStockSettings();
  const { title, intro } = formHead(props.kind, stockType);
  const [isDone, setIsDone] = useState(false);
  const shared = { ...props, onDone: () => setIsDone(true) };
  return (
    <>
      <PageTitle title={title} intro={isDone ? undefined : intro} />
      <div css={[pageMargins, frame]}>
        {stockId ? <FormOfItem {...shared} id={stockId} /> : <Form {...shared} about={about} />}
        <aside css={aside} aria-labelledby={ASIDE_ID}>
          <h2 css={asideTitle} id={ASIDE_ID}>
            Call us, or come in
          </h2>
          <PlaceCard place={dealershipPlace(dealer, config.placesId)} />
        </aside>
      </div>
    </>
  );
}

const NONE: Pick<EnquiryAbout, 'figures'> = {};

/** The calculation in an address. Only an address about finance holds one, and only then its script loads. */
function useFigures(search: string): Pick<EnquiryAbout, 'figures'> {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    if (new URLSearchParams(search).get('about') !== 'finance') return;
    import(/* webpackChunkName: "figures" */ '../../finance/calculator/figures/figureLines').then(
      ({ figuresOfAddress }) => setFigures(figuresOfAddress(search)),
      // The form can be sent without them.
      () => undefined,
    );
  }, [search]);
  return figures;
}

type FormProps = Props & { readonly onDone: () => void };

/** Few addresses name an item, so what reads it is a separate script. */
async function readEnquiryItem(id: string): Promise<EnquiryItem | undefined> {
  const [{ readStockItem }, { enquiryItem }] = await Promise.all([
    import(/* webpackChunkName: "read-stock-item" */ '../../stock/useStockItem'),
    import(/* webpackChunkName: "read-stock-item" */ '../../../domain/enquiry/enquiryItem'),
  ]);
  const item = await readStockItem(id);
  return item ? enquiryItem(item) : undefined;
}

/** The form can be filled in while the item is still loading. */
function FormOfItem({ id, ...props }: FormProps & { readonly id: string }) {
  const [item, setItem] = useState<EnquiryItem>();
  useEffect(() => {
    // The form can be sent without it.
    readEnquiryItem(id).then(setItem, () => undefined);
  }, [id]);
  const about = useMemo(() => (item ? { item } : {}), [item]);
  return <Form {...props} about={about} />;
}

/** A form to a friend starts again when its subject is known, because the message names it. */
const Form = ({ kind, about, onDone }: FormProps & { readonly about: EnquiryAbout }) => (
  <EnquiryForm
    key={kind === 'sendToAFriend' ? aboutQuery(about) : kind}
    kind={kind}
    about={about}
    heading="h2"
    onDone={onDone}
  />
);

const ASIDE_ID = 'in-person';

const frame = css({
  display: 'grid',
  gap: space[7],
  paddingBlock: `${space[6]} ${space[8]}`,
  '& > *': { minWidth: 0 },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: space[8], alignItems: 'start' },
});
const aside = css({ padding: space[5], borderRadius: radius.medium, background: color.paperDeep });
const asideTitle = css({ marginBottom: space[4], fontSize: text.lead });
