/** Made by `npm run types` from the content contract and the queries of the source. Do not edit. */
export type Focus =
  | 'top'
  | 'right'
  | 'bottom'
  | 'left';

export type Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

export type StockType =
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

export type VehType =
  | 'New'
  | 'Demo'
  | 'Used';

export type PriceType =
  | 'driveAway'
  | 'egc'
  | 'poa';

export type SortField =
  | 'createdAt'
  | 'updatedAt'
  | 'price'
  | 'odometer'
  | 'year'
  | 'make'
  | 'engineHours'
  | 'sleepingCapacity'
  | 'doorNum'
  | 'passengerDoors'
  | 'cylinders'
  | 'power'
  | 'torque'
  | 'powerToWeight'
  | 'transNum'
  | 'stroke'
  | 'fuelCombined'
  | 'fuelTankCapacity'
  | 'length'
  | 'lengthMeters'
  | 'lengthFeet'
  | 'width'
  | 'beamWidth'
  | 'height'
  | 'wheelBase'
  | 'seatHeight'
  | 'tareMass'
  | 'tare'
  | 'wetOperationalWeight'
  | 'gvm'
  | 'gcm'
  | 'atm'
  | 'ancapRating'
  | 'greenStarRating'
  | 'brakedTowing'
  | 'unbrakedTowing'
  | 'payload'
  | 'bootLitres'
  | 'electricRange'
  | 'keys';

export type SortDirection =
  | 'asc'
  | 'desc';

export type FilterGroupType =
  /** Always in sight. */
  | 'main'
  /** Behind `More filters`. */
  | 'more';

/** How an accordion begins. */
export type AccordionType =
  | 'open'
  | 'closed';

export type FilterType =
  | 'body_tag'
  | 'list'
  | 'radio_group'
  | 'range_input'
  | 'radio_group_numeric'
  | 'range_select'
  | 'range_slider'
  | 'search_by_budget'
  | 'select'
  | 'slider'
  | 'boolean_checkbox'
  | 'cpo_checkbox'
  | 'search_box';

export type FormattingType =
  | 'text'
  /** With thousands separators. */
  | 'number'
  | 'currency'
  /** Without thousands separators. */
  | 'year';

export type FeedWordField =
  | 'bodyType'
  | 'colour'
  | 'fuelType'
  | 'transmissionType';

export type PageType =
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

export type DealerSettingsQuery = { readonly site: { readonly dealershipStockType: StockType }, readonly filters: { readonly cardFacts: ReadonlyArray<string>, readonly groups: ReadonlyArray<{ readonly id: string, readonly label: string, readonly groupType: FilterGroupType, readonly isAccordion: boolean, readonly accordionType: AccordionType, readonly remoteId: string | null, readonly svgName: string | null, readonly filterItems: ReadonlyArray<{ readonly id: string, readonly label: string, readonly field: string, readonly type: FilterType, readonly formattingType: FormattingType, readonly unit: string | null, readonly limit: number | null, readonly showCount: boolean, readonly hardcodedValues: ReadonlyArray<string> }> }> } };

export type EnquiryDeskQuery = { readonly site: { readonly dealershipName: string, readonly dealershipStockType: StockType, readonly phone: string, readonly email: string, readonly timeZone: string, readonly departments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string | null, readonly phones: ReadonlyArray<{ readonly label: string | null, readonly number: string }>, readonly openingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly name: string, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> }> }, readonly locations: ReadonlyArray<{ readonly name: string, readonly openingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly name: string, readonly periods: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> }> };

export type ContentIndexQuery = { readonly site: { readonly dealershipName: string, readonly description: string, readonly timeZone: string, readonly address: { readonly street: string, readonly suburb: string, readonly state: string | null, readonly postcode: string }, readonly geo: { readonly latitude: number, readonly longitude: number } }, readonly locations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address: { readonly street: string, readonly suburb: string, readonly state: string | null, readonly postcode: string }, readonly geo: { readonly latitude: number, readonly longitude: number } }>, readonly pages: ReadonlyArray<{ readonly id: string, readonly pageType: PageType, readonly slug: string, readonly title: string, readonly previousSlugs: ReadonlyArray<string>, readonly seo: { readonly noindex: boolean }, readonly blocks: ReadonlyArray<
      | { readonly __typename: 'HeroBlock' }
      | { readonly __typename: 'RichTextBlock' }
      | { readonly __typename: 'ImageTextBlock' }
      | { readonly __typename: 'GalleryBlock' }
      | { readonly __typename: 'CallToActionBlock' }
      | { readonly __typename: 'FaqBlock' }
      | { readonly __typename: 'QuoteBlock' }
      | { readonly __typename: 'StockSearchBlock', readonly byBodyType: boolean }
      | { readonly __typename: 'StockListBlock', readonly limit: number, readonly query: { readonly vehType: ReadonlyArray<VehType>, readonly make: string | null, readonly model: string | null, readonly bodyType: string | null, readonly featured: boolean, readonly maxPrice: number | null } }
      | { readonly __typename: 'VehicleRangeBlock' }
      | { readonly __typename: 'SpecialsBlock' }
      | { readonly __typename: 'PostsBlock' }
      | { readonly __typename: 'TeamBlock' }
      | { readonly __typename: 'OpeningHoursBlock' }
      | { readonly __typename: 'MapBlock' }
      | { readonly __typename: 'FormLinkBlock' }
      | { readonly __typename: 'StepsBlock' }
      | { readonly __typename: 'FeaturesBlock' }
      | { readonly __typename: 'LinkTilesBlock' }
    > }>, readonly vehicles: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly previousSlugs: ReadonlyArray<string>, readonly stockMake: string, readonly stockModel: string, readonly seo: { readonly noindex: boolean }, readonly grades: ReadonlyArray<{ readonly name: string, readonly fromPrice: number | null, readonly priceType: PriceType, readonly colours: ReadonlyArray<string> }>, readonly colours: ReadonlyArray<{ readonly name: string, readonly price: number }>, readonly accessories: ReadonlyArray<{ readonly name: string, readonly price: number }> }>, readonly brandSpecials: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly title: string, readonly previousSlugs: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly price: number | null, readonly wasPrice: number | null, readonly priceType: PriceType | null, readonly picture: { readonly url: string, readonly focus: Focus | null }, readonly seo: { readonly noindex: boolean, readonly picture: { readonly url: string } | null } }>, readonly dealerSpecials: ReadonlyArray<{ readonly startsAt: string | null }>, readonly posts: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly previousSlugs: ReadonlyArray<string>, readonly title: string, readonly summary: string, readonly tags: ReadonlyArray<string>, readonly publishedAt: string, readonly updatedAt: string | null, readonly category: { readonly name: string, readonly slug: string }, readonly author: { readonly name: string } | null, readonly related: ReadonlyArray<{ readonly id: string }>, readonly picture: { readonly url: string, readonly focus: Focus | null }, readonly seo: { readonly noindex: boolean, readonly picture: { readonly url: string } | null } }> };

export type CheckedDealershipQuery = { readonly site: { readonly dealershipName: string, readonly legalName: string, readonly licenceNumber: string, readonly phone: string, readonly timeZone: string, readonly address: { readonly state: string | null } }, readonly locations: ReadonlyArray<{ readonly name: string, readonly address: { readonly state: string | null } }>, readonly finance: { readonly enabled: boolean, readonly lenderLicenceNumber: string | null } };

export type StockContentQuery = { readonly site: { readonly timeZone: string, readonly dealershipStockType: StockType, readonly newVehiclesUrl: string | null, readonly demoVehiclesUrl: string | null, readonly usedVehiclesUrl: string | null, readonly priceTypes: { readonly new: PriceType, readonly demo: PriceType, readonly used: PriceType }, readonly sorts: ReadonlyArray<{ readonly label: string, readonly field: SortField, readonly direction: SortDirection, readonly position: number }> }, readonly filters: { readonly cardFacts: ReadonlyArray<string>, readonly bodyTypes: ReadonlyArray<{ readonly name: string, readonly value: string, readonly svgName: string | null }>, readonly feedWords: ReadonlyArray<{ readonly field: FeedWordField, readonly name: string, readonly feedWords: ReadonlyArray<string> }> } };
