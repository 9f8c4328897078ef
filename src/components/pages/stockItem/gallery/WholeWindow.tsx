import { css } from '@emotion/react';
import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react';
import { color, layer } from '../../../../theme/tokens';
import { useLayerHistory } from '../../../ui/layers/layerHistory';

interface Props extends ComponentPropsWithRef<'dialog'> {
  readonly onClose: () => void;
}

/** A dialog of the browser's own over the whole window, closed by Escape and Back. */
export function WholeWindow({ ref, children, ...dialog }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDialogElement);
  useEffect(() => own.current?.showModal(), []);
  useLayerHistory(true, () => own.current?.close());
  return (
    <dialog ref={own} css={frame} {...dialog}>
      {children}
    </dialog>
  );
}

const frame = css({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.ink,
  zIndex: layer.sheet,
  '& :focus-visible': { outlineColor: color.onAccent },
});
