import type { SiteConfig } from '../config/siteConfig';
import type { ConfigurationStep } from '../domain/configuration/configurationAddress';
import type { EnquiryKind } from '../domain/enquiry/enquiryKind';

declare const isPublicId: unique symbol;
declare const isPagePath: unique symbol;

/** The id of a stock item, an offer, a model or a location: something that the dealer published. */
export type PublicId = string & { readonly [isPublicId]: true };

/** The path of a page that the build made. Unlike an address, it holds no budget, deposit or typed words. */
export type PagePath = string & { readonly [isPagePath]: true };

/** Takes an id from stock or content, never from what a visitor typed; `undefined` if it does not look like an id. */
export const publicId = (id: string): PublicId | undefined =>
  /^[\w-]{1,64}$/.test(id) ? (id as PublicId) : undefined;

/**
 * @param builtPath the path by which the build knows the current page. All addresses that the build does not know become the
 *   not-found page, because they may hold anything.
 */
export const pagePath = (builtPath: string | undefined): PagePath =>
  (builtPath === undefined || /^\/404/.test(builtPath) ? '/404/' : builtPath) as PagePath;

/** What a shopper did on a screen. */
export type ScreenEvent =
  | { readonly name: 'page_view'; readonly page: PagePath }
  | {
      readonly name: 'form_open' | 'form_submit' | 'form_success';
      readonly form: EnquiryKind;
      readonly item?: PublicId;
    }
  | { readonly name: 'select_item'; readonly item?: PublicId }
  /** The form that reserves a stock item was opened. */
  | { readonly name: 'begin_checkout'; readonly item?: PublicId }
  /** The payment page of the dealer's provider was opened. */
  | { readonly name: 'add_payment_info'; readonly item?: PublicId }
  | {
      readonly name: 'offer_engagement';
      readonly offer?: PublicId;
      readonly way: 'details' | 'stock' | 'phone' | 'form';
    }
  /** Each step once, in the order in which the shopper reached it. */
  | { readonly name: 'configurator_step'; readonly step: ConfigurationStep; readonly model?: PublicId }
  | { readonly name: 'dealer_locator'; readonly way: 'opened' | 'directions' | 'phone' | 'map' }
  | { readonly name: 'find_a_dealer'; readonly location?: PublicId }
  /** Without the postcode, which is the shopper's. */
  | { readonly name: 'postcode_search'; readonly outcome: 'found' | 'unknown' }
  | { readonly name: 'use_my_location'; readonly outcome: 'found' | 'refused' }
  /** The 360° view of an item was turned. Screens may report every turn; the tracker sends the first of each item and tab. */
  | { readonly name: '360_interaction'; readonly item?: PublicId }
  /** A search that found nothing, for our own server alone. Filters by name, words of the stock by their address. */
  | {
      readonly name: 'empty_search';
      readonly wishes: PublicId;
      readonly make?: PublicId;
      readonly model?: PublicId;
    }
  | { readonly name: 'Intent'; readonly action: 'Repeat Visit' | '2 Page Visit' }
  | { readonly name: 'Engagement'; readonly action: '3 Page Visit' };

/** A fault, for whoever looks after the site. */
interface FaultEvent {
  readonly name: 'fault';
  readonly fault: /** A page stopped working while it was drawn. */
    | 'page'
    /** The embedded engine took over from the hosted search. */
    | 'hostedSearch'
    | 'stockIndex'
    /** A form could not be sent, and waits on the device or is lost. */
    | 'enquiry';
  /** What was thrown, if anything was. Only the log reads it, without words of the visitor (`loggedError`). */
  readonly error?: Error | undefined;
}

/** Everything that we measure. No field but the error of a fault is free text, so no event can hold what a visitor typed. */
export type TrackedEvent = ScreenEvent | FaultEvent;

export type EventSite = Pick<SiteConfig, 'dealerId' | 'brandId' | 'stockVersion'>;

/** Sends events out of the page. If a sink throws, only that event is lost. */
export interface Sink {
  /** @param page where it happened */
  readonly take: (event: TrackedEvent, page: PagePath) => void;
  /** Called when the visitor withdraws consent: nothing is sent from now on, and what was stored for this sink is deleted. */
  readonly close: () => void;
}
