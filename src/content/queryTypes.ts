/** Made by `npm run types` from the content contract and the queries of the source. Do not edit. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { HostedSearch } from '../domain/hostedSearch';
import type { SearchVocabulary } from '../search/vocabulary/vocabulary';
import type { BudgetCounts } from '../domain/stock/stockTypes';
import type { FinanceSettings } from '../domain/finance/financeSettings';
import type { StockFilterGroups } from './stock/stockFilterGroup';
import type { CardFacts } from '../domain/stock/cardFacts';
export type Content_Focus =
  | 'top'
  | 'right'
  | 'bottom'
  | 'left';

export type Content_Emphasis =
  | 'primary'
  | 'secondary';

export type Content_AssuranceKind =
  | 'warranty'
  | 'exchange'
  | 'inspection'
  | 'certification'
  | 'history';

export type Content_Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

export type Content_StockType =
  | 'cars'
  | 'bikes'
  | 'trucks'
  | 'trailers'
  | 'caravans'
  | 'machinery'
  | 'vans'
  | 'buses'
  | 'vehicles'
  | 'boats'
  | 'other';

export type Content_VehType =
  | 'New'
  | 'Demo'
  | 'Used';

export type Content_PriceType =
  | 'driveAway'
  | 'egc'
  | 'poa';

/** The filters whose values have everyday names. */
export type Content_SynonymFilter =
  | 'bodyType'
  | 'colour'
  | 'fuelType'
  | 'location'
  | 'tags'
  | 'transmissionType';

export type Content_SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'linkedin'
  | 'x';

export type Content_PageType =
  | 'home'
  | 'standard'
  | 'privacy'
  | 'terms'
  /** A make of the range: its models, its stock, then blocks. The title is the make, as `stockMake` of its models. */
  | 'brand'
  | 'specialLinks'
  | 'serviceForm'
  | 'financeCalculator'
  | 'stockIndex'
  | 'vehicleIndex'
  | 'brandSpecialsIndex'
  | 'dealerSpecialsIndex'
  | 'blogIndex'
  | 'teamIndex'
  | 'testForms'
  | 'notFound'
  | 'serverError';

export type Content_Side =
  | 'left'
  | 'right';

export type Content_FormKind =
  | 'bookATestDrive'
  | 'financeCalculator'
  | 'makeAnOffer'
  | 'reserveNow'
  | 'sendToAFriend'
  | 'valueTradeIn'
  | 'enquireNow'
  | 'serviceForm'
  | 'contact';

export type SiteFooterSliceQuery = { readonly content: { readonly site: DealerFieldsFragment, readonly navigation: FooterNavigationFieldsFragment } };

export type SiteHeaderSliceQuery = { readonly dealerSettings: { readonly shortlist: string }, readonly content: { readonly site: { readonly dealershipName: string, readonly phone: string, readonly timeZone: string, readonly address: AddressFieldsFragment, readonly departments: ReadonlyArray<DepartmentFieldsFragment> }, readonly navigation: HeaderNavigationFieldsFragment } };

export type ErrorContentFieldsFragment = { readonly site: (
    { readonly phone: string }
    & HeadSiteFieldsFragment
  ), readonly pages: ReadonlyArray<{ readonly pageType: Content_PageType, readonly title: string, readonly intro: string | null }> };

export type FirstBudgetCountsQuery = { readonly stockVocabulary: { readonly budgetCounts: BudgetCounts | null } };

export type StockVocabularyQuery = { readonly stockVocabulary: { readonly words: SearchVocabulary } };

type BlockFields_Content_HeroBlock_Fragment = { readonly __typename: 'Content_HeroBlock', readonly heading: string | null, readonly introHtml: string | null, readonly picture: WidePictureFieldsFragment, readonly actions: ReadonlyArray<ActionFieldsFragment> };

type BlockFields_Content_RichTextBlock_Fragment = { readonly __typename: 'Content_RichTextBlock', readonly heading: string | null, readonly html: string };

type BlockFields_Content_ImageTextBlock_Fragment = { readonly __typename: 'Content_ImageTextBlock', readonly heading: string | null, readonly html: string, readonly pictureSide: Content_Side, readonly picture: PictureFieldsFragment, readonly actions: ReadonlyArray<ActionFieldsFragment> };

type BlockFields_Content_GalleryBlock_Fragment = { readonly __typename: 'Content_GalleryBlock', readonly heading: string | null, readonly pictures: ReadonlyArray<PictureFieldsFragment> };

type BlockFields_Content_CallToActionBlock_Fragment = { readonly __typename: 'Content_CallToActionBlock', readonly heading: string | null, readonly introHtml: string | null, readonly actions: ReadonlyArray<ActionFieldsFragment> };

type BlockFields_Content_FaqBlock_Fragment = { readonly __typename: 'Content_FaqBlock', readonly heading: string | null, readonly questions: ReadonlyArray<{ readonly question: string, readonly html: string }> };

type BlockFields_Content_QuoteBlock_Fragment = { readonly __typename: 'Content_QuoteBlock', readonly quote: string, readonly attribution: string, readonly portrait: PictureFieldsFragment | null };

type BlockFields_Content_StockSearchBlock_Fragment = { readonly __typename: 'Content_StockSearchBlock', readonly heading: string | null, readonly introHtml: string | null, readonly byKeyword: boolean, readonly byBudget: boolean, readonly byBodyType: boolean };

type BlockFields_Content_StockListBlock_Fragment = { readonly __typename: 'Content_StockListBlock', readonly heading: string | null, readonly limit: number, readonly url: string | null, readonly linkLabel: string | null, readonly query: { readonly featured: boolean } };

type BlockFields_Content_VehicleRangeBlock_Fragment = { readonly __typename: 'Content_VehicleRangeBlock', readonly heading: string | null, readonly introHtml: string | null, readonly vehicles: ReadonlyArray<VehicleCardFieldsFragment> };

type BlockFields_Content_SpecialsBlock_Fragment = { readonly __typename: 'Content_SpecialsBlock', readonly heading: string | null, readonly introHtml: string | null, readonly limit: number, readonly brandSpecials: ReadonlyArray<BrandSpecialCardFieldsFragment>, readonly dealerSpecials: ReadonlyArray<DealerSpecialCardFieldsFragment> };

type BlockFields_Content_PostsBlock_Fragment = { readonly __typename: 'Content_PostsBlock', readonly heading: string | null, readonly limit: number, readonly posts: ReadonlyArray<PostCardFieldsFragment> };

type BlockFields_Content_TeamBlock_Fragment = { readonly __typename: 'Content_TeamBlock', readonly heading: string | null, readonly introHtml: string | null, readonly members: ReadonlyArray<TeamMemberFieldsFragment> };

type BlockFields_Content_OpeningHoursBlock_Fragment = { readonly __typename: 'Content_OpeningHoursBlock', readonly heading: string | null, readonly departments: ReadonlyArray<DepartmentFieldsFragment> };

type BlockFields_Content_MapBlock_Fragment = { readonly __typename: 'Content_MapBlock', readonly heading: string | null, readonly introHtml: string | null, readonly locations: ReadonlyArray<LocationFieldsFragment> };

type BlockFields_Content_FormLinkBlock_Fragment = { readonly __typename: 'Content_FormLinkBlock', readonly heading: string | null, readonly introHtml: string | null, readonly form: Content_FormKind, readonly label: string };

type BlockFields_Content_StepsBlock_Fragment = { readonly __typename: 'Content_StepsBlock', readonly heading: string | null, readonly introHtml: string | null, readonly steps: ReadonlyArray<{ readonly title: string, readonly html: string }> };

type BlockFields_Content_FeaturesBlock_Fragment = { readonly __typename: 'Content_FeaturesBlock', readonly heading: string | null, readonly introHtml: string | null, readonly features: ReadonlyArray<{ readonly title: string, readonly html: string, readonly svgName: string | null, readonly url: string | null }> };

type BlockFields_Content_LinkTilesBlock_Fragment = { readonly __typename: 'Content_LinkTilesBlock', readonly heading: string | null, readonly introHtml: string | null, readonly tiles: ReadonlyArray<{ readonly label: string, readonly url: string, readonly description: string | null, readonly picture: PictureFieldsFragment | null }> };

export type BlockFieldsFragment =
  | BlockFields_Content_HeroBlock_Fragment
  | BlockFields_Content_RichTextBlock_Fragment
  | BlockFields_Content_ImageTextBlock_Fragment
  | BlockFields_Content_GalleryBlock_Fragment
  | BlockFields_Content_CallToActionBlock_Fragment
  | BlockFields_Content_FaqBlock_Fragment
  | BlockFields_Content_QuoteBlock_Fragment
  | BlockFields_Content_StockSearchBlock_Fragment
  | BlockFields_Content_StockListBlock_Fragment
  | BlockFields_Content_VehicleRangeBlock_Fragment
  | BlockFields_Content_SpecialsBlock_Fragment
  | BlockFields_Content_PostsBlock_Fragment
  | BlockFields_Content_TeamBlock_Fragment
  | BlockFields_Content_OpeningHoursBlock_Fragment
  | BlockFields_Content_MapBlock_Fragment
  | BlockFields_Content_FormLinkBlock_Fragment
  | BlockFields_Content_StepsBlock_Fragment
  | BlockFields_Content_FeaturesBlock_Fragment
  | BlockFields_Content_LinkTilesBlock_Fragment
;

export type PostFieldsFragment = { readonly slug: string, readonly title: string, readonly summary: string, readonly html: string, readonly publishedAt: string, readonly updatedAt: string | null, readonly readingMinutes: number, readonly category: { readonly name: string, readonly slug: string }, readonly picture: WidePictureFieldsFragment, readonly author: TeamMemberFieldsFragment | null, readonly seo: SeoFieldsFragment };

export type PostCardFieldsFragment = { readonly slug: string, readonly title: string, readonly summary: string, readonly publishedAt: string, readonly readingMinutes: number, readonly category: { readonly name: string }, readonly picture: PictureFieldsFragment };

export type AddressFieldsFragment = { readonly street: string, readonly suburb: string, readonly state: string | null, readonly postcode: string };

export type DealerFieldsFragment = { readonly dealershipName: string, readonly dealershipStockType: Content_StockType, readonly legalName: string, readonly licenceNumber: string, readonly abn: string | null, readonly tagline: string | null, readonly phone: string, readonly email: string, readonly timeZone: string, readonly address: AddressFieldsFragment, readonly geo: { readonly latitude: number, readonly longitude: number }, readonly departments: ReadonlyArray<DepartmentFieldsFragment>, readonly socialLinks: ReadonlyArray<{ readonly network: Content_SocialNetwork, readonly url: string }> };

export type DayHoursFieldsFragment = { readonly weekday: Content_Weekday, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> };

export type SpecialDayFieldsFragment = { readonly date: string, readonly name: string, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> };

export type DepartmentFieldsFragment = { readonly id: string, readonly name: string, readonly email: string | null, readonly phones: ReadonlyArray<{ readonly label: string | null, readonly number: string }>, readonly openingHours: ReadonlyArray<DayHoursFieldsFragment>, readonly specialDays: ReadonlyArray<SpecialDayFieldsFragment> };

export type LocationFieldsFragment = { readonly id: string, readonly name: string, readonly mapUrl: string | null, readonly phone: string, readonly email: string | null, readonly address: AddressFieldsFragment, readonly geo: { readonly latitude: number, readonly longitude: number }, readonly openingHours: ReadonlyArray<DayHoursFieldsFragment>, readonly specialDays: ReadonlyArray<SpecialDayFieldsFragment> };

export type DealerPlaceFieldsFragment = { readonly dealershipName: string, readonly phone: string, readonly timeZone: string, readonly address: AddressFieldsFragment, readonly departments: ReadonlyArray<{ readonly openingHours: ReadonlyArray<DayHoursFieldsFragment>, readonly specialDays: ReadonlyArray<SpecialDayFieldsFragment> }> };

export type TeamMemberFieldsFragment = { readonly id: string, readonly name: string, readonly role: string, readonly phone: string | null, readonly email: string | null, readonly department: { readonly name: string }, readonly picture: PictureFieldsFragment | null };

export type TeamProfileFieldsFragment = (
  { readonly html: string, readonly department: { readonly id: string, readonly name: string } }
  & TeamMemberFieldsFragment
);

export type FormContentQuery = { readonly searchEngine: { readonly hosted: HostedSearch | null }, readonly content: { readonly site: { readonly dealershipStockType: Content_StockType, readonly reservationTerms: string | null, readonly reservationPaymentUrl: string | null, readonly valuationDisclaimer: string | null, readonly timeZone: string, readonly departments: ReadonlyArray<{ readonly id: string, readonly openingHours: ReadonlyArray<DayHoursFieldsFragment>, readonly specialDays: ReadonlyArray<SpecialDayFieldsFragment> }> }, readonly locations: ReadonlyArray<{ readonly name: string, readonly openingHours: ReadonlyArray<DayHoursFieldsFragment>, readonly specialDays: ReadonlyArray<SpecialDayFieldsFragment> }> } };

export type LinkFieldsFragment = { readonly label: string, readonly url: string };

export type ActionFieldsFragment = { readonly label: string, readonly url: string, readonly emphasis: Content_Emphasis };

export type HeaderNavigationFieldsFragment = { readonly header: ReadonlyArray<{ readonly label: string, readonly url: string, readonly children: ReadonlyArray<LinkFieldsFragment> }>, readonly callsToAction: ReadonlyArray<ActionFieldsFragment> };

export type FooterNavigationFieldsFragment = { readonly footer: ReadonlyArray<{ readonly title: string, readonly links: ReadonlyArray<LinkFieldsFragment> }>, readonly legal: ReadonlyArray<LinkFieldsFragment> };

export type PageContentFieldsFragment = { readonly site: PageSiteFieldsFragment, readonly page: PageFieldsFragment | null };

export type PageFieldsFragment = { readonly title: string, readonly intro: string | null, readonly seo: SeoFieldsFragment, readonly blocks: ReadonlyArray<
    | BlockFields_Content_HeroBlock_Fragment
    | BlockFields_Content_RichTextBlock_Fragment
    | BlockFields_Content_ImageTextBlock_Fragment
    | BlockFields_Content_GalleryBlock_Fragment
    | BlockFields_Content_CallToActionBlock_Fragment
    | BlockFields_Content_FaqBlock_Fragment
    | BlockFields_Content_QuoteBlock_Fragment
    | BlockFields_Content_StockSearchBlock_Fragment
    | BlockFields_Content_StockListBlock_Fragment
    | BlockFields_Content_VehicleRangeBlock_Fragment
    | BlockFields_Content_SpecialsBlock_Fragment
    | BlockFields_Content_PostsBlock_Fragment
    | BlockFields_Content_TeamBlock_Fragment
    | BlockFields_Content_OpeningHoursBlock_Fragment
    | BlockFields_Content_MapBlock_Fragment
    | BlockFields_Content_FormLinkBlock_Fragment
    | BlockFields_Content_StepsBlock_Fragment
    | BlockFields_Content_FeaturesBlock_Fragment
    | BlockFields_Content_LinkTilesBlock_Fragment
  > };

export type PageSiteFieldsFragment = (
  DealerFieldsFragment
  & HeadSiteFieldsFragment
);

export type PictureFieldsFragment = { readonly url: string, readonly alt: string, readonly width: number, readonly height: number, readonly focus: Content_Focus | null, readonly gatsbyImageData: IGatsbyImageData | null };

export type PreviewedPictureFieldsFragment = { readonly url: string, readonly alt: string, readonly width: number, readonly height: number, readonly focus: Content_Focus | null, readonly gatsbyImageData: IGatsbyImageData | null };

export type WidePictureFieldsFragment = { readonly url: string, readonly alt: string, readonly width: number, readonly height: number, readonly focus: Content_Focus | null, readonly gatsbyImageData: IGatsbyImageData | null };

export type SeoFieldsFragment = { readonly title: string | null, readonly description: string | null, readonly noindex: boolean, readonly picture: { readonly url: string } | null };

export type HeadSiteFieldsFragment = { readonly dealershipName: string, readonly description: string, readonly defaultPicture: { readonly url: string } };

export type BrandSpecialFieldsFragment = { readonly id: number, readonly slug: string, readonly title: string, readonly summary: string, readonly html: string, readonly termsHtml: string, readonly startsAt: string | null, readonly endsAt: string | null, readonly eligibleStockUrl: string | null, readonly price: number | null, readonly wasPrice: number | null, readonly priceType: Content_PriceType | null, readonly picture: WidePictureFieldsFragment, readonly vehicles: ReadonlyArray<VehicleCardFieldsFragment>, readonly seo: SeoFieldsFragment };

export type DealerSpecialFieldsFragment = (
  { readonly html: string, readonly termsHtml: string, readonly department: { readonly phones: ReadonlyArray<{ readonly number: string }> } | null }
  & DealerSpecialCardFieldsFragment
);

export type BrandSpecialCardFieldsFragment = { readonly id: number, readonly slug: string, readonly title: string, readonly summary: string, readonly startsAt: string | null, readonly endsAt: string | null, readonly eligibleStockUrl: string | null, readonly price: number | null, readonly wasPrice: number | null, readonly priceType: Content_PriceType | null, readonly picture: PictureFieldsFragment };

export type DealerSpecialCardFieldsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly summary: string, readonly startsAt: string | null, readonly endsAt: string | null, readonly eligibleStockUrl: string | null, readonly price: number | null, readonly wasPrice: number | null, readonly priceType: Content_PriceType | null, readonly picture: PictureFieldsFragment };

export type StockSettingsQuery = { readonly searchEngine: { readonly hosted: HostedSearch | null }, readonly dealerSettings: { readonly finance: FinanceSettings | null, readonly filterGroups: StockFilterGroups, readonly cardFacts: CardFacts | null }, readonly content: { readonly site: (
      { readonly dealershipStockType: Content_StockType, readonly licenceNumber: string, readonly searchSynonyms: ReadonlyArray<{ readonly filter: Content_SynonymFilter, readonly words: ReadonlyArray<string> }>, readonly disclaimers: ReadonlyArray<{ readonly number: number, readonly html: string }> }
      & DealerPlaceFieldsFragment
    ), readonly locations: ReadonlyArray<LocationFieldsFragment>, readonly assurances: ReadonlyArray<AssuranceFieldsFragment>, readonly finance: { readonly lenderName: string, readonly lenderLicenceNumber: string | null }, readonly filters: { readonly bodyTypes: ReadonlyArray<{ readonly name: string, readonly value: string, readonly svgName: string | null }> } } };

export type AssuranceFieldsFragment = { readonly kind: Content_AssuranceKind, readonly title: string, readonly summary: string, readonly stockTypes: ReadonlyArray<Content_StockType>, readonly vehTypes: ReadonlyArray<Content_VehType>, readonly certifiedOnly: boolean, readonly link: LinkFieldsFragment | null, readonly locations: ReadonlyArray<{ readonly name: string }> };

export type HeadSiteQuery = { readonly content: { readonly site: HeadSiteFieldsFragment } };

export type VehicleFieldsFragment = { readonly id: string, readonly name: string, readonly tagline: string | null, readonly summary: string, readonly html: string, readonly bodyType: string, readonly brochureUrl: string | null, readonly hero: WidePictureFieldsFragment, readonly gallery: ReadonlyArray<PreviewedPictureFieldsFragment>, readonly grades: ReadonlyArray<{ readonly name: string, readonly fromPrice: number | null, readonly priceType: Content_PriceType, readonly summary: string | null, readonly features: ReadonlyArray<string> }>, readonly displayFields: { readonly ancapRating: number | null, readonly ancapYear: number | null, readonly bodyType: string | null, readonly colour: string | null, readonly cylinders: number | null, readonly doorNum: number | null, readonly engine: string | null, readonly fuelCombined: number | null, readonly fuelEconomy: string | null, readonly fuelType: string | null, readonly greenStarRating: number | null, readonly height: number | null, readonly length: number | null, readonly power: number | null, readonly powerToWeight: number | null, readonly seatNum: number | null, readonly tareMass: number | null, readonly torque: number | null, readonly transmission: string | null, readonly width: number | null, readonly year: number | null }, readonly seo: SeoFieldsFragment };

export type VehicleCardFieldsFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly tagline: string | null, readonly summary: string, readonly bodyType: string, readonly stockMake: string, readonly hero: PictureFieldsFragment, readonly grades: ReadonlyArray<{ readonly fromPrice: number | null, readonly priceType: Content_PriceType }> };

export type VehicleBuildFieldsFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly stockMake: string, readonly stockModel: string, readonly hero: PictureFieldsFragment, readonly grades: ReadonlyArray<{ readonly name: string, readonly fromPrice: number | null, readonly priceType: Content_PriceType, readonly summary: string | null, readonly features: ReadonlyArray<string>, readonly colours: ReadonlyArray<string>, readonly stockBadge: string | null }>, readonly colours: ReadonlyArray<{ readonly name: string, readonly hex: string, readonly price: number, readonly stockColour: string | null, readonly picture: PictureFieldsFragment | null }>, readonly accessories: ReadonlyArray<{ readonly name: string, readonly price: number, readonly description: string | null, readonly group: string | null, readonly picture: PictureFieldsFragment | null }>, readonly seo: SeoFieldsFragment };

export type NotFoundPageQuery = { readonly content: ErrorContentFieldsFragment };

export type ServerErrorPageQuery = { readonly content: ErrorContentFieldsFragment };

export type BlogDetailsQuery = { readonly site: { readonly buildTime: string }, readonly content: { readonly site: PageSiteFieldsFragment, readonly post: PostFieldsFragment | null, readonly posts: ReadonlyArray<PostCardFieldsFragment> } };

export type BlogIndexQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly posts: ReadonlyArray<PostCardFieldsFragment> }
    & PageContentFieldsFragment
  ) };

export type BrandSpecialsDetailsQuery = { readonly site: { readonly buildTime: string }, readonly content: { readonly site: (
      { readonly phone: string, readonly timeZone: string }
      & HeadSiteFieldsFragment
    ), readonly brandSpecial: BrandSpecialFieldsFragment | null } };

export type BrandSpecialsIndexQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly brandSpecials: ReadonlyArray<BrandSpecialCardFieldsFragment> }
    & PageContentFieldsFragment
  ) };

export type BrandPageQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly vehicles: ReadonlyArray<VehicleCardFieldsFragment> }
    & PageContentFieldsFragment
  ) };

export type DealerSpecialsIndexQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly dealerSpecials: ReadonlyArray<DealerSpecialFieldsFragment> }
    & PageContentFieldsFragment
  ) };

export type EnquiryPageQuery = { readonly content: { readonly site: (
      { readonly dealershipStockType: Content_StockType, readonly phone: string }
      & HeadSiteFieldsFragment
    ), readonly vehicles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly team: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type FinanceCalculatorPageQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly finance: { readonly repaymentTerms: ReadonlyArray<number> } }
    & PageContentFieldsFragment
  ) };

export type FindDealerPageQuery = { readonly site: { readonly buildTime: string }, readonly content: { readonly site: (
      { readonly timeZone: string, readonly dealershipStockType: Content_StockType }
      & HeadSiteFieldsFragment
    ), readonly locations: ReadonlyArray<LocationFieldsFragment> } };

export type GaragePageQuery = { readonly content: { readonly site: (
      { readonly dealershipStockType: Content_StockType }
      & HeadSiteFieldsFragment
    ) } };

export type HomePageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type OfflinePageQuery = { readonly content: { readonly site: (
      { readonly phone: string }
      & HeadSiteFieldsFragment
    ) } };

export type PrivacyPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type ServiceFormPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type SpecialLinksPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type StandardPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type StockFrontQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type TeamIndexQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly team: ReadonlyArray<TeamProfileFieldsFragment> }
    & PageContentFieldsFragment
  ) };

export type TermsPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type TestFormsPageQuery = { readonly site: { readonly buildTime: string }, readonly content: PageContentFieldsFragment };

export type VehicleBuildQuery = { readonly content: { readonly site: HeadSiteFieldsFragment, readonly vehicle: VehicleBuildFieldsFragment | null } };

export type VehicleDetailsQuery = { readonly content: { readonly site: HeadSiteFieldsFragment, readonly vehicle: VehicleFieldsFragment | null } };

export type VehicleIndexQuery = { readonly site: { readonly buildTime: string }, readonly content: (
    { readonly vehicles: ReadonlyArray<VehicleCardFieldsFragment> }
    & PageContentFieldsFragment
  ) };
