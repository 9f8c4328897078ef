import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** A text as a QR code. The code that draws it loads on demand; until then its place stays empty. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data: path } = useQuery(
    {
      queryKey: ['qrCode', text],
      queryFn: () => drawnPath(text),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return (
    <svg
      css={drawing}
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${(path?.size ?? 0) + 8} ${(path?.size ?? 0) + 8}`}
    >
      <path d={path?.d} />
    </svg>
  );
}

/** The black squares of the code, as one path. */
async function drawnPath(text: string): Promise<{ readonly size: number; readonly d: string }> {
  const { generate } = await import(/* webpackChunkName: "qr-code" */ 'lean-qr');
  const code = generate(text);
  let d = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) d += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, d };
}

/** A white margin on every background, because readers need the edge. */
const drawing = css({
  width: '11rem',
  height: '11rem',
  background: '#fff',
  fill: '#000',
  shapeRendering: 'crispEdges',
});
