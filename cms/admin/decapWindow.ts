import type { EntryFormat } from '../format/contentFormat';

/** An Immutable map or list: Decap's form of an edited entry. */
export interface Kept {
  get(name: string | number): unknown;
  getIn(path: readonly string[]): unknown;
  set(name: string, value: unknown): Kept;
  /** Sets fields of plain lists and objects, which become what Decap itself would keep. */
  merge(values: Readonly<Record<string, unknown>>): Kept;
  setIn(path: readonly string[], value: unknown): Kept;
  equals(other: Kept): boolean;
  delete(name: string): Kept;
  toJS(): unknown;
}

/** A React element of Decap's own React. */
export type Element = object;

type Child = Element | string | null | undefined | false | readonly Child[];

type Hyperscript = (
  type: string,
  properties?: Readonly<Record<string, unknown>> | null,
  ...children: readonly Child[]
) => Element;

type PreviewTemplate = (properties: PreviewProps) => Element;

export interface PreviewProps {
  /** Has `data`, and `mediaFiles`: pictures that are saved or just chosen. */
  readonly entry: Kept;
  /** Of the frame that it is drawn in. */
  readonly window: Window;
}

// biome-ignore lint/suspicious/noExplicitAny: Decap has no types for its control classes
type Control = new (properties: any) => any;

/** Decap's built script puts this into the window (https://decapcms.org/docs/custom-widgets/). */
export interface Decap {
  init(options: { readonly config: object }): void;
  registerCustomFormat(name: string, extension: string, format: EntryFormat): void;
  registerPreviewStyle(css: string, options: { readonly raw: true }): void;
  registerPreviewTemplate(collection: string, template: PreviewTemplate): void;
  registerEventListener(listener: {
    readonly name: 'preSave' | 'postSave';
    readonly handler: (event: { readonly entry: Kept }) => Kept | undefined;
  }): void;
  registerWidget(name: string, control: Control | PreviewTemplate, preview: Control): void;
  getWidget(name: string): { readonly control: Control; readonly preview: Control };
  registerBackend(name: string, backend: new (config: object, options: object) => object): void;
  getBackend(name: string): {
    // biome-ignore lint/suspicious/noExplicitAny: Decap has no types for its backends
    readonly init: (config: object, options: object) => any;
  };
  registerLocale(locale: string, phrases: object): void;
}

declare global {
  interface Window {
    readonly CMS: Decap;
    readonly h: Hyperscript;
    // biome-ignore lint/suspicious/noExplicitAny: `this` is a component with whatever its parts give it
    readonly createClass: (parts: Record<string, unknown> & ThisType<any>) => PreviewTemplate;
  }
}
