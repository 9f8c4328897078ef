import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

interface Attributes {
  readonly children?: ReactNode;
  readonly 'data-gatsby-head'?: boolean;
}

type HeadElement = ReactElement<Attributes>;

/** The head elements of the page that is being written; `undefined` while no head is expected. */
let parts: readonly HeadElement[] | undefined;

/** Announces a page's head: Gatsby wraps the head right after `onRenderBody`, before anything else. */
export function expectHead(): void {
  parts = [];
}

/** Whether Gatsby is now wrapping a page's head, not the page itself or a Slice. */
export const isHeadExpected = (): boolean => parts !== undefined;

/**
 * Keeps a page's head as elements and gives Gatsby an empty head; `takeHead` returns the elements. Gatsby would render the
 * head to HTML, parse the HTML, and make elements again, which takes 7 to 10 % of the time of a stock item's page (record
 * 47).
 */
export function keepHead(head: ReactElement): ReactElement {
  return createElement(function Head() {
    parts = elementsOf(head);
    return null;
  });
}

/**
 * The elements of the page's head. They carry Gatsby's mark, so Gatsby replaces them when the visitor goes to another page.
 * Structured data is returned separately, because it can stand after everything that the page needs.
 */
export function takeHead(): { readonly words: ReactElement; readonly data: ReactElement } {
  const taken = (parts ?? []).map((element) => cloneElement(element, { 'data-gatsby-head': true }));
  parts = undefined;
  const isData = ({ type }: HeadElement): boolean => type === 'script';
  return {
    words: createElement(Fragment, { key: 'words' }, ...taken.filter((element) => !isData(element))),
    data: createElement(Fragment, { key: 'data' }, ...taken.filter(isData)),
  };
}

/**
 * The elements that a head's components return. This calls nested components as React would, so their hooks have the
 * page's context.
 * @throws for anything but functions, fragments and elements: a head needs nothing else
 */
function elementsOf(node: ReactNode): readonly HeadElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<Attributes>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'string') return [node];
  if (type === Fragment) return elementsOf(props.children);
  if (typeof type === 'function') return elementsOf((type as (given: Attributes) => ReactNode)(props));
  throw new Error('A page’s Head is made of elements, fragments and functions.');
}
