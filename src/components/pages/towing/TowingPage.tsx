import { css, Global } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TOWING_PATH } from '../../../content/addresses';
import { type StockType, stockNoun } from '../../../domain/stock/stockTypes';
import { TOWING_TITLE } from '../../../domain/towing/towingVehicles';
import { readTypedVan, type TypedVanFields, vanFields, vanQuery } from '../../../domain/towing/typedVan';
import { forms } from '../../../locales/site/forms';
import { fetchTowingStock } from '../../../search/engines/fetchStockItem';
import { color, media, noticeBox, space, text } from '../../../theme/tokens';
import { answerPage, oneSheet } from '../../ui/answerPage';
import { Button } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
import { queryClient } from '../../ui/queryClient';
import { EmptyBay } from '../EmptyBay';
import { TowingAnswer } from './TowingAnswer';
import { VanForm } from './VanForm';

const NO_VAN: TypedVanFields = { atm: '', ball: '' };

/** What a shopper's caravan weighs in, the vehicles here that can tow it out. The address holds the van, so it can be shared. */
export function TowingPage({ stockType }: { readonly stockType: StockType }) {
  const {
    data: stock,
    isError,
    refetch,
  } = useQuery({ queryKey: ['towing'], queryFn: fetchTowingStock }, queryClient);
  const { typed, type, read, ask, asks } = useVan();
  return (
    <div css={[pageMargins, answerPage]}>
      <Global styles={oneSheet} />
      <header css={head}>
        <h1 css={heading}>{TOWING_TITLE}</h1>
        <p css={lead}>
          Type what your van weighs when it’s loaded. We check the towing limits of every{' '}
          {stockNoun(stockType, 1)} here.
        </p>
      </header>
      <VanForm typed={typed} onType={type} onAsk={ask} faults={read?.kind === 'err' ? read.fault : {}} />
      <noscript>
        <p css={notice}>Checking needs JavaScript in your browser.</p>
      </noscript>
      <p css={advice}>
        This compares the figures that we have. It isn’t advice. Before you tow, check the handbook and the
        plate of the vehicle, the plate of the van, the limit on the towbar itself, and{' '}
        {forms.states.length > 0 ? 'the rules of your state' : 'the rules of the road'}.
      </p>
      {read === undefined && (
        <div css={bay}>
          <EmptyBay />
        </div>
      )}
      {read?.kind === 'ok' && isError && (
        <section css={notice} role="alert">
          <p>The limits didn’t load.</p>
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </section>
      )}
      {read?.kind === 'ok' && !stock && !isError && <p role="status">Loading …</p>}
      {read?.kind === 'ok' && stock && (
        <TowingAnswer van={read.value} stock={stock} stockType={stockType} asks={asks} onAsk={ask} />
      )}
    </div>
  );
}

/** The van as typed, and the one that was asked about last: by the form, or by the address that led here. */
function useVan() {
  const [typed, setTyped] = useState(NO_VAN);
  const [asked, setAsked] = useState<TypedVanFields>();
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    const readAddress = () => {
      const { hash, search } = window.location;
      const given = vanFields(hash) ?? vanFields(search);
      if (!given) return;
      setTyped(given);
      setAsked(given);
    };
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);
  const ask = (fields: TypedVanFields) => {
    setTyped(fields);
    setAsked(fields);
    setAsks((before) => before + 1);
    const van = readTypedVan(fields);
    const fragment = van.kind === 'ok' ? `#${vanQuery(van.value)}` : '';
    window.history.replaceState(window.history.state, '', TOWING_PATH + fragment);
    return van;
  };
  const type = (change: Partial<TypedVanFields>) => setTyped((before) => ({ ...before, ...change }));
  return { typed, type, ask, asks, read: asked && readTypedVan(asked) };
}

const head = css({ display: 'grid', gap: space[2] });
const heading = css({ fontSize: text.section, [media.print]: { fontSize: text.title } });
const lead = css({ maxWidth: '46rem', color: color.inkQuiet, [media.print]: { display: 'none' } });
const notice = css(noticeBox);
const advice = css(noticeBox, { maxWidth: '56rem' });
/** Where the answer will be. A phone has no room to spare. */
const bay = css({ display: 'none', maxWidth: '34rem', [media.wide]: { display: 'block' } });
