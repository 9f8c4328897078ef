import type { HeadProps } from 'gatsby';
import { site as config } from '../../config/site';
import { toDealer } from '../../content/dealer/dealer';
import { dealerJsonLd } from '../../content/dealer/dealerJsonLd';
import type { PageData } from '../../content/page';
import { ContentHead } from './contentPage';

/** The head of a content page that is about the dealership itself. */
export const DealerHead = ({ data, location }: HeadProps<PageData>) => (
  <ContentHead
    data={data}
    location={location}
    jsonLd={[
      dealerJsonLd(toDealer(data.content.site), { siteUrl: config.url, now: data.site?.buildTime ?? '' }),
    ]}
  />
);
