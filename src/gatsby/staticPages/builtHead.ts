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

/** What the `Head` of the page that is being written consists of; absent where no head is expected. */
let parts: readonly HeadElement[] | undefined;

/** The next root that Gatsby wraps is a page's head: it comes right after `onRenderBody`, without a pause. */
export function expectHead(): void {
  parts = [];
}

/** Whether what Gatsby wraps now is a page's head and not the page itself or a Slice. */
export const isHeadExpected = (): boolean => parts !== undefined;

/**
 * Takes a page's head as elements. Gatsby would write them as HTML, read that as a document and make elements of it again,
 * which was a sixth of what a car's page costs. To Gatsby the head is empty then; `takeHead` has it.
 */
export function keepHead(head: ReactElement): ReactElement {
  return createElement(function Head() {
    parts = elementsOf(head);
    return null;
  });
}

/**
 * The elements of the page's head, marked as Gatsby marks them so that the next page's take their place. Structured data
 * is apart, since nobody waits for it.
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
 * The elements that a head's components come to. They are called as React would call them, one within another, so their
 * hooks have the context of the page.
 * @throws for what is no function, fragment or element: a head needs nothing else.
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
