/** @jest-environment node */
import { Blocks } from '../../../src/components/blocks/Blocks';
import type { BlockView } from '../../../src/content/blocks/block';
import { NO_STOCK } from '../../../src/content/stock/pageStock';
import { builtHtml } from '../../../support/builtHtml';
import { aPicture } from '../../support/content/contentViews';

const blockContext = { path: '/', dealer: {} as never, stock: NO_STOCK, builtAt: 0 };

test('blocks whose script loads later are in the built HTML, in their place', async () => {
  const tiles = Array.from({ length: 60 }, (_, place) => ({
    label: `Tile ${place}`,
    href: `/tile-${place}/`,
    description: 'A line of words that takes the place of a line of words.',
    picture: aPicture,
  }));
  const blocks: readonly BlockView[] = [
    { kind: 'linkTiles', tiles },
    { kind: 'richText', html: '<p>After the tiles</p>' },
  ];
  const html = await builtHtml(<Blocks blocks={blocks} blockContext={blockContext} />);
  expect(html.length).toBeGreaterThan(20_000);
  expect(html.indexOf('Tile 59')).toBeGreaterThan(0);
  expect(html.indexOf('Tile 59')).toBeLessThan(html.indexOf('After the tiles'));
  expect(html).not.toMatch(/<div hidden|<template|<script/);
});
