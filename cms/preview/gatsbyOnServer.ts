/** What pages use of Gatsby, where they are rendered without it: in the editor's preview, and in tests (`jest.mock('gatsby', …)`). */
import { createElement, type ReactNode } from 'react';

/** The answers of `useStaticQuery` for the page that is being rendered, by query name. */
let currentAnswers: ReadonlyMap<string, unknown> = new Map();

export const answerWith = (answers: ReadonlyMap<string, unknown>): void => {
  currentAnswers = answers;
};

/** The name of a query. */
export const nameOf = (query: string): string => /query (\w+)/.exec(query)?.[1] ?? '';

export const graphql = ([text = '']: readonly string[]): string => text;
export const useStaticQuery = (query: string): unknown => currentAnswers.get(nameOf(query));
/** Header and footer are rendered apart. */
export const Slice = (): null => null;
export const Link = ({
  to,
  getProps,
  ...rest
}: {
  readonly to: string;
  readonly getProps?: unknown;
  readonly children?: ReactNode;
}) => createElement('a', { href: to, ...rest });
export const navigate = (): void => undefined;
export const prefetchPathname = (): void => undefined;
